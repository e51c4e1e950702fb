import { assertEvent } from 'xstate';
import { addTileSetup } from './add-tile.setup.ts';

/**
 * One article tile: puts its article into the basket, once per press (S4.3, S5); the amount is `quantity`'s.
 * Where the article cannot be added nothing of it is there (`add-tile.rules`); it is created with the first add.
 */
export const addTileMachine = addTileSetup.createMachine({
  id: 'add-tile',
  context: ({ input: { article } }) => ({
    articleNumber: article.articleNumber,
    shopDepotId: article.shopDepotId,
    unit: article.price.unit,
  }),
  initial: 'idle',
  states: {
    idle: {
      tags: 'ready',
      on: { 'article.add': { target: 'adding' } },
    },
    adding: {
      tags: 'busy',
      invoke: {
        id: 'addPosition',
        src: 'addPosition',
        input: ({ context: { articleNumber, shopDepotId, unit }, event }) => {
          assertEvent(event, 'article.add');
          return { articleNumber, shopDepotId, unit, quantity: event.quantity };
        },
        onDone: { target: 'idle', actions: 'tellAdded' },
        onError: { target: 'idle', actions: 'tellNotAdded' },
      },
    },
  },
});

export type AddTileMachine = typeof addTileMachine;
