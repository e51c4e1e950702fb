import { begreenSetup } from './begreen.setup.ts';

/**
 * Mirrors the kept choice of articles with an eco label in the address of each list, as long as lists are in sight. Who only
 * follows a link to such a list has chosen nothing. S2.7, S2.11, docs/decisions/0150.
 */
export const begreenMachine = begreenSetup.createMachine({
  id: 'begreen',
  context: ({ input }) => ({ path: input.path }),
  initial: 'free',
  states: {
    free: {
      tags: 'ready',
      on: {
        'begreen.switch': [
          { guard: 'isAddressFlagged', actions: 'wantAll' },
          { target: 'kept', actions: 'keepChoice' },
        ],
        'address.changed': { actions: 'keepPath' },
        'storage.changed': { guard: 'isKept', target: 'kept' },
      },
    },
    kept: {
      initial: 'comparing',
      on: {
        'begreen.switch': { target: 'free', actions: ['forgetChoice', 'wantAll'] },
        'address.changed': { target: '.comparing', actions: 'keepPath' },
        'storage.changed': { guard: 'isForgotten', target: 'free', actions: 'wantAll' },
      },
      states: {
        comparing: {
          always: [{ guard: 'isAddressFlagged', target: 'mirrored' }, { target: 'mirroring' }],
        },
        mirrored: {
          tags: ['ready', 'kept'],
        },
        mirroring: {
          tags: ['ready', 'kept', 'mirroring'],
          entry: 'wantLabelled',
        },
      },
    },
  },
});

export type BegreenMachine = typeof begreenMachine;
