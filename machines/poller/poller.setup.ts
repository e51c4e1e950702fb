import { assertEvent, assign, emit, setup } from 'xstate';
import { callFailureOf } from '#machines/call-failure.ts';
import type { OutcomesOf } from '#machines/outcome-events.ts';
import type { PhaseTag } from '#machines/phase-tag.ts';
import { pollerActors } from './poller.actors.ts';
import { reportOf } from './poller.rules.ts';
import { configPollingMs, type PollerContext, type PollerEmitted, type PollerEvent } from './poller.types.ts';

/** What poller.machine.ts names: ports, delays, guards and actions. */
export const pollerSetup = setup({
  types: {
    context: {} as PollerContext,
    events: {} as PollerEvent | OutcomesOf<typeof pollerActors>,
    emitted: {} as PollerEmitted,
    tags: {} as PhaseTag,
  },
  actors: pollerActors,
  delays: { configPolling: configPollingMs },
  guards: {
    isWorthReporting: ({ event }) => {
      assertEvent(event, 'xstate.error.actor.loadConfig');
      return reportOf(callFailureOf(event.error)) !== null;
    },
  },
  actions: {
    rememberFirstLoad: assign({ isFirstLoad: false }),
    tellConfig: emit(({ event }) => {
      assertEvent(event, 'xstate.done.actor.loadConfig');
      return { type: 'config.loaded', config: event.output };
    }),
    tellFailure: emit(({ event }) => {
      assertEvent(event, 'xstate.error.actor.loadConfig');
      return reportOf(callFailureOf(event.error))!;
    }),
  },
});
