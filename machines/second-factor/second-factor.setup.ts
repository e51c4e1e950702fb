import { assertEvent, assign, emit, setup } from 'xstate';
import { problemOf, refusalOf } from '#machines/call-problem.ts';
import type { OutcomesOf } from '#machines/outcome-events.ts';
import type { PhaseTag } from '#machines/phase-tag.ts';
import { secondFactorActors } from './second-factor.actors.ts';
import type {
  SecondFactorCommand,
  SecondFactorContext,
  SecondFactorEmitted,
  SecondFactorInput,
} from './second-factor.types.ts';

type SecondFactorEvent = SecondFactorCommand | OutcomesOf<typeof secondFactorActors>;

/** The code of the refusal a call ended with; undefined where it ended otherwise. */
function refusedWith(event: SecondFactorEvent): string | undefined {
  assertEvent(event, ['xstate.error.actor.verify', 'xstate.error.actor.sendCode']);
  return refusalOf(event.error)?.code;
}

/** What second-factor.machine.ts names: delays, ports, guards and actions. */
export const secondFactorSetup = setup({
  types: {
    context: {} as SecondFactorContext,
    input: {} as SecondFactorInput,
    events: {} as SecondFactorEvent,
    emitted: {} as SecondFactorEmitted,
    tags: {} as PhaseTag,
  },
  actors: secondFactorActors,
  delays: {
    timeLeft: ({ context }) => context.remainingMs ?? 0,
  },
  guards: {
    isOfApp: ({ context }) => context.remainingMs !== null && context.hasApp,
    isPending: ({ context }) => context.remainingMs !== null,
    isAppChosen: ({ event }) => {
      assertEvent(event, 'way.choose');
      return event.way === 'app';
    },
    isRecoveryChosen: ({ event }) => {
      assertEvent(event, 'way.choose');
      return event.way === 'recovery';
    },
    isEndLocked: ({ event }) => {
      assertEvent(event, 'attempt.end');
      return event.how === 'locked';
    },
    isMailed: ({ context }) => context.isMailed,
    isLocked: ({ event }) => refusedWith(event) === 'secondFactor.locked',
    isOver: ({ event }) => refusedWith(event) === 'secondFactor.over',
    wasMailedJustNow: ({ event }) => refusedWith(event) === 'secondFactor.tooManyMails',
  },
  actions: {
    keepWay: assign(({ event }) => {
      assertEvent(event, 'way.choose');
      return { way: event.way, problem: null, mailProblem: null };
    }),
    keepCode: assign(({ event }) => {
      assertEvent(event, 'code.submit');
      const { code, isBrowserTrusted } = event;
      return { code, isBrowserTrusted, problem: null, mailProblem: null };
    }),
    forgetCode: assign({ code: '' }),
    keepProblem: assign(({ event }) => {
      assertEvent(event, 'xstate.error.actor.verify');
      return { problem: problemOf(event.error) };
    }),
    forgetMailProblem: assign({ mailProblem: null }),
    forgetProblems: assign({ problem: null, mailProblem: null }),
    keepMailProblem: assign(({ event }) => {
      assertEvent(event, 'xstate.error.actor.sendCode');
      return { mailProblem: problemOf(event.error) };
    }),
    keepMailed: assign({ isMailed: true }),
    tellPassed: emit(({ event }) => {
      assertEvent(event, 'xstate.done.actor.verify');
      const { user, shop, head, redirectTo, isBasketMerged } = event.output;
      return { type: 'secondFactor.passed' as const, user, shop, head, redirectTo, isBasketMerged };
    }),
  },
});
