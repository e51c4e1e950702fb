import { assertEvent, emit, setup } from 'xstate';
import type { OutcomesOf } from '../outcome-events.ts';
import type { PhaseTag } from '../phase-tag.ts';
import { AddFailed, addTileActors } from './add-tile.actors.ts';
import type { AddTileContext, AddTileEmitted, AddTileEvent, AddTileInput } from './add-tile.types.ts';

/** What add-tile.machine.ts names: ports and actions. */
export const addTileSetup = setup({
  types: {
    context: {} as AddTileContext,
    input: {} as AddTileInput,
    events: {} as AddTileEvent | OutcomesOf<typeof addTileActors>,
    emitted: {} as AddTileEmitted,
    tags: {} as PhaseTag,
  },
  actors: addTileActors,
  actions: {
    tellAdded: emit({ type: 'tile.addSettled', isAdded: true, limit: null }),
    tellNotAdded: emit(({ event }) => {
      assertEvent(event, 'xstate.error.actor.addPosition');
      const limit = event.error instanceof AddFailed ? event.error.limit : null;
      return { type: 'tile.addSettled', isAdded: false, limit };
    }),
  },
});
