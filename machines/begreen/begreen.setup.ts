import { assertEvent, assign, emit, setup } from 'xstate';
import type { PhaseTag } from '#machines/phase-tag.ts';
import { isFlagged, withFlag } from './begreen.rules.ts';
import type { BegreenContext, BegreenEmitted, BegreenEvent, BegreenInput } from './begreen.types.ts';

/** What begreen.machine.ts names: guards and actions. */
export const begreenSetup = setup({
  types: {
    context: {} as BegreenContext,
    events: {} as BegreenEvent,
    emitted: {} as BegreenEmitted,
    input: {} as BegreenInput,
    tags: {} as PhaseTag | 'kept' | 'mirroring',
  },
  guards: {
    isAddressFlagged: ({ context }) => isFlagged(context.path),
    isKept: ({ event }) => {
      assertEvent(event, 'storage.changed');
      return event.isKept;
    },
    isForgotten: ({ event }) => {
      assertEvent(event, 'storage.changed');
      return !event.isKept;
    },
  },
  actions: {
    keepPath: assign(({ event }) => {
      assertEvent(event, 'address.changed');
      return { path: event.path };
    }),
    keepChoice: emit({ type: 'begreen.chosen', isKept: true }),
    forgetChoice: emit({ type: 'begreen.chosen', isKept: false }),
    wantLabelled: emit(({ context }) => ({
      type: 'begreen.addressWanted',
      path: withFlag(context.path, true),
    })),
    wantAll: emit(({ context }) => ({ type: 'begreen.addressWanted', path: withFlag(context.path, false) })),
  },
});
