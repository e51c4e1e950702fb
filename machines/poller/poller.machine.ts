import { assign, emit, setup } from 'xstate';
import type { AppConfig } from '#contract/system.ts';
import { callFailureOf, type CallFailure } from '#machines/call-failure.ts';
import type { PhaseTag, StateMeta } from '#machines/state-meta.ts';
import { loadConfig } from './poller.actors.ts';
import { configPollingMs, type PollerContext, type PollerEmitted, type PollerEvent } from './poller.types.ts';

/** The report a failure is worth; null when it says nothing about the shop. */
function reportOf(failure: CallFailure): PollerEmitted | null {
  if (failure.kind === 'noAnswer') return { type: 'answer.down', status: null };
  if (failure.kind === 'down') return { type: 'answer.down', status: failure.status };
  return failure.kind === 'httpError' ? { type: 'answer.error', code: failure.code } : null;
}

/**
 * Loads the configuration when the page has come alive and every 15 minutes after an answer, and at once when somebody
 * asks or the connection returns. S4.1, S9; one load at most is under way.
 */
export const pollerMachine = setup({
  types: {
    context: {} as PollerContext,
    events: {} as PollerEvent,
    emitted: {} as PollerEmitted,
    tags: {} as PhaseTag,
    meta: {} as StateMeta,
  },
  actors: { loadConfig },
  delays: { configPolling: configPollingMs },
  guards: {
    isWorthReporting: (_, params: { failure: CallFailure }) => reportOf(params.failure) !== null,
  },
  actions: {
    rememberFirstLoad: assign({ isFirstLoad: false }),
    tellConfig: emit((_, params: { config: AppConfig }) => ({
      type: 'config.loaded',
      config: params.config,
    })),
    tellFailure: emit((_, params: { failure: CallFailure }) => reportOf(params.failure)!),
  },
}).createMachine({
  id: 'poller',
  description: 'Fragt regelmäßig nach, ob der Shop noch so eingestellt ist wie beim Start.',
  meta: { title: { de: 'Konfiguration abfragen', en: 'Configuration polling' }, spec: [] },
  context: { isFirstLoad: true },
  initial: 'loading',
  states: {
    loading: {
      description: 'Die Konfiguration des Shops wird geladen.',
      tags: 'busy',
      meta: {
        title: { de: 'Konfiguration lädt', en: 'Loading the configuration' },
        spec: ['S4.1-10', 'S4.1-12'],
      },
      invoke: {
        id: 'loadConfig',
        src: 'loadConfig',
        input: ({ context }) => ({ wld: context.isFirstLoad }),
        onDone: {
          target: 'waiting',
          actions: [
            'rememberFirstLoad',
            { type: 'tellConfig', params: ({ event }) => ({ config: event.output }) },
          ],
        },
        onError: [
          {
            guard: {
              type: 'isWorthReporting',
              params: ({ event }) => ({ failure: callFailureOf(event.error) }),
            },
            target: 'waiting',
            actions: {
              type: 'tellFailure',
              params: ({ event }) => ({ failure: callFailureOf(event.error) }),
            },
          },
          { target: 'waiting' },
        ],
      },
    },
    waiting: {
      description: 'Bis zur nächsten Abfrage der Konfiguration vergehen 15 Minuten.',
      tags: 'ready',
      meta: {
        title: { de: 'Wartet auf die nächste Abfrage', en: 'Waiting for the next load' },
        spec: ['S4.1-11', 'S9-04'],
      },
      on: {
        'poller.retry': { target: 'loading' },
        'connection.restored': { target: 'loading' },
      },
      after: { configPolling: { target: 'loading' } },
    },
  },
});

export type PollerMachine = typeof pollerMachine;
