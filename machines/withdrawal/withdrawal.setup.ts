import { assertEvent, assign, setup } from 'xstate';
import { problemOf, refusalOf } from '#machines/call-problem.ts';
import type { OutcomesOf } from '#machines/outcome-events.ts';
import type { PhaseTag } from '#machines/phase-tag.ts';
import { withdrawalActors } from './withdrawal.actors.ts';
import type { WithdrawalCommand, WithdrawalContext, WithdrawalInput } from './withdrawal.types.ts';

/** What withdrawal.machine.ts names: ports, guards and actions. */
export const withdrawalSetup = setup({
  types: {
    context: {} as WithdrawalContext,
    input: {} as WithdrawalInput,
    events: {} as WithdrawalCommand | OutcomesOf<typeof withdrawalActors>,
    tags: {} as PhaseTag,
  },
  actors: withdrawalActors,
  guards: {
    isRefused: ({ event }) => {
      assertEvent(event, 'xstate.error.actor.sendWithdrawal');
      return refusalOf(event.error) !== null;
    },
  },
  actions: {
    keepTyped: assign(({ event }) => {
      assertEvent(event, 'withdrawal.declare');
      return { typed: event.typed, problem: null };
    }),
    keepReceived: assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.sendWithdrawal');
      return { received: event.output };
    }),
    keepProblem: assign(({ event }) => {
      assertEvent(event, 'xstate.error.actor.sendWithdrawal');
      return { problem: problemOf(event.error) };
    }),
    forgetProblem: assign({ problem: null }),
  },
});
