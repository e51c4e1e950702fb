import { assertEvent, assign, emit, setup } from 'xstate';
import { problemOf, refusalOf } from '#machines/call-problem.ts';
import type { OutcomesOf } from '#machines/outcome-events.ts';
import type { PhaseTag } from '#machines/phase-tag.ts';
import { passkeySignInActors } from './passkey-sign-in.actors.ts';
import type {
  PasskeySignInCommand,
  PasskeySignInContext,
  PasskeySignInEmitted,
  PasskeySignInInput,
} from './passkey-sign-in.types.ts';

/** What passkey-sign-in.machine.ts names: ports, guards and actions. */
export const passkeySignInSetup = setup({
  types: {
    context: {} as PasskeySignInContext,
    input: {} as PasskeySignInInput,
    events: {} as PasskeySignInCommand | OutcomesOf<typeof passkeySignInActors>,
    emitted: {} as PasskeySignInEmitted,
    tags: {} as PhaseTag,
  },
  actors: passkeySignInActors,
  guards: {
    isAnswered: ({ event }) => {
      assertEvent(event, 'xstate.done.actor.authenticate');
      return event.output.kind === 'answered';
    },
    isCancelled: ({ event }) => {
      assertEvent(event, 'xstate.done.actor.authenticate');
      return event.output.kind === 'cancelled';
    },
    isOver: ({ event }) => {
      assertEvent(event, ['xstate.error.actor.begin', 'xstate.error.actor.verify']);
      const code = refusalOf(event.error)?.code;
      return code === 'secondFactor.locked' || code === 'secondFactor.over';
    },
    isRefused: ({ event }) => {
      assertEvent(event, ['xstate.error.actor.begin', 'xstate.error.actor.verify']);
      return refusalOf(event.error) !== null;
    },
  },
  actions: {
    keepWanted: assign(({ event }) => {
      assertEvent(event, 'passkey.use');
      const { redirectTo, isBrowserTrusted } = event;
      return { redirectTo, isBrowserTrusted, problem: null };
    }),
    keepQuestion: assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.begin');
      return { question: event.output.options };
    }),
    forgetQuestion: assign({ question: null }),
    keepPasskey: assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.authenticate');
      return { passkey: event.output.kind === 'answered' ? event.output.answer : null };
    }),
    forgetPasskey: assign({ passkey: null }),
    keepProblem: assign(({ event }) => {
      assertEvent(event, 'xstate.error.actor.*');
      return { problem: problemOf(event.error) };
    }),
    tellEnded: emit(({ context: { problem } }) => ({
      type: 'passkey.ended' as const,
      how: problem?.code === 'secondFactor.locked' ? ('locked' as const) : ('over' as const),
    })),
    tellPassed: emit(({ event }) => {
      assertEvent(event, 'xstate.done.actor.verify');
      const { user, shop, head, redirectTo, isBasketMerged } = event.output;
      return { type: 'passkey.passed' as const, user, shop, head, redirectTo, isBasketMerged };
    }),
  },
});
