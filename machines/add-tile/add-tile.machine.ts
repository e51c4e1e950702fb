import { assertEvent, emit, setup } from 'xstate';
import type { PhaseTag } from '#machines/phase-tag.ts';
import { AddFailed } from './add-failed.ts';
import { addTileActors } from './add-tile.actors.ts';
import type { AddTileContext, AddTileEmitted, AddTileEvent, AddTileInput } from './add-tile.types.ts';

const tile = setup({
  types: {
    context: {} as AddTileContext,
    input: {} as AddTileInput,
    events: {} as AddTileEvent,
    emitted: {} as AddTileEmitted,
    tags: {} as PhaseTag,
  },
  actors: addTileActors,
  actions: {
    tellSettled: emit((_, { error }: { error?: unknown }) => ({
      type: 'tile.addSettled',
      isAdded: error === undefined,
      limit: error instanceof AddFailed ? error.limit : null,
    })),
  },
});

/**
 * One article tile: puts its article into the basket, once per press (S4.3, S5); the amount is `quantity`'s.
 * Where the article cannot be added nothing of it is there (`add-tile.rules`); it is created with the first add.
 */
export const addTileMachine = tile.createMachine({
  id: 'add-tile',
  context: ({ input: { article } }) => ({
    articleNumber: article.articleNumber,
    shopDepotId: article.shopDepotId,
    unit: article.price.unit,
  }),
  initial: 'idle',
  states: {
    idle: {
      tags: ['ready'],
      on: {
        'article.add': { target: 'adding' },
      },
    },
    adding: {
      tags: ['busy'],
      invoke: {
        id: 'addPosition',
        src: 'addPosition',
        input: ({ context: { articleNumber, shopDepotId, unit }, event }) => {
          assertEvent(event, 'article.add');
          return { articleNumber, shopDepotId, unit, quantity: event.quantity };
        },
        onDone: { target: 'idle', actions: { type: 'tellSettled', params: {} } },
        onError: { target: 'idle', actions: { type: 'tellSettled', params: ({ event }) => event } },
      },
    },
  },
});
