import { pollerSetup } from './poller.setup.ts';

/**
 * Loads the configuration when the page has come alive and every 15 minutes after an answer, and at once when somebody
 * asks or the connection returns. S4.1, S9; one load at most is under way.
 */
export const pollerMachine = pollerSetup.createMachine({
  id: 'poller',
  context: { isFirstLoad: true },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadConfig',
        src: 'loadConfig',
        input: ({ context }) => ({ wld: context.isFirstLoad }),
        onDone: { target: 'waiting', actions: ['rememberFirstLoad', 'tellConfig'] },
        onError: [
          { guard: 'isWorthReporting', target: 'waiting', actions: 'tellFailure' },
          { target: 'waiting' },
        ],
      },
    },
    waiting: {
      tags: 'ready',
      on: {
        'poller.retry': { target: 'loading' },
        'connection.restored': { target: 'loading' },
      },
      after: { configPolling: { target: 'loading' } },
    },
  },
});

export type PollerMachine = typeof pollerMachine;
