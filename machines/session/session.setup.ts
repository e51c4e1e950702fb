import { assertEvent, assign, emit, enqueueActions, setup } from 'xstate';
import { callProblemOf, problemOf, problemWithCode, refusalOf } from '../call-problem.ts';
import type { OutcomesOf } from '../outcome-events.ts';
import type { PhaseTag } from '../phase-tag.ts';
import { sessionActors } from './session.actors.ts';
import { asGuest, returnPathOf } from './session.rules.ts';
import type {
  Identity,
  SessionContext,
  SessionEmitted,
  SessionEvent,
  SessionInput,
} from './session.types.ts';

type AnySessionEvent = SessionEvent | OutcomesOf<typeof sessionActors>;

/** `redirectTo` is where signing in or out leads; empty leads nowhere. */
type ToldIdentity = Identity & { readonly redirectTo?: string };

/** Who the visitor is as an answer says: that of a call of this chart, or any other. */
function toldIdentity(event: AnySessionEvent): ToldIdentity {
  assertEvent(event, [
    'identity.told',
    'xstate.done.actor.login',
    'xstate.done.actor.logout',
    'xstate.done.actor.loadIdentity',
  ]);
  return event.type === 'identity.told' ? event : event.output;
}

function changedIdentity(
  { wantsRedirect, isScreenKept }: SessionContext,
  event: AnySessionEvent,
  isSignInDue: boolean,
) {
  const { user, shop, head, redirectTo } = toldIdentity(event);
  // Whoever else tells of somebody leads them on; what was sent here may have been left meanwhile.
  const isLedOn = wantsRedirect || event.type === 'identity.told';
  return {
    type: 'session.changed' as const,
    user,
    shop,
    head,
    redirectTo: isLedOn && redirectTo !== undefined ? returnPathOf(redirectTo) : null,
    isSignInDue,
    isScreenKept,
  };
}

/** What session.machine.ts names: ports, guards and actions. */
export const sessionSetup = setup({
  types: {
    context: {} as SessionContext,
    input: {} as SessionInput,
    events: {} as AnySessionEvent,
    emitted: {} as SessionEmitted,
    tags: {} as PhaseTag,
  },
  actors: sessionActors,
  guards: {
    isGuest: ({ context }) => context.isGuest,
    isLoginAllowed: ({ context }) => context.allowLogin,
    hasEnded: ({ event }) => {
      assertEvent(event, 'xstate.error.actor.logout');
      return refusalOf(event.error)?.code === 'session.ended';
    },
    isWayInInvalid: ({ event }) => {
      assertEvent(event, 'xstate.error.actor.openWayIn');
      return refusalOf(event.error)?.code === 'login.wayInInvalid';
    },
    isScreenKept: ({ event }) => {
      assertEvent(event, 'session.ended');
      return event.isScreenKept;
    },
    isStillMember: ({ event }) => !toldIdentity(event).user.guest,
  },
  actions: {
    keepReturnPath: assign(({ event }) => {
      assertEvent(event, ['login.open', 'login.submit']);
      return { returnPath: returnPathOf(event.redirectTo), wantsRedirect: event.redirectTo !== null };
    }),
    keepWayIn: assign(({ event }) => {
      assertEvent(event, 'wayIn.found');
      return { wayIn: event.token, problem: null };
    }),
    forgetWayIn: assign({ wayIn: null, isLetIn: false }),
    keepLetIn: assign({ wayIn: null, isLetIn: true }),
    wantRedirect: assign({ wantsRedirect: true }),
    forgetRedirect: assign({ wantsRedirect: false, returnPath: null }),
    keepAllowLogin: assign(({ event }) => {
      assertEvent(event, 'config.changed');
      return { allowLogin: event.allowLogin };
    }),
    clearProblem: assign({ problem: null }),
    keepNotAllowed: assign({ problem: problemWithCode('login.notAllowed') }),
    /** The form says why it is there. */
    keepEnded: assign({ problem: problemWithCode('session.ended') }),
    keepProblem: assign(({ event }) => {
      assertEvent(event, 'xstate.error.actor.*');
      return { problem: problemOf(event.error) };
    }),
    tellLoginFailed: enqueueActions(({ context, enqueue }) => {
      if (context.problem !== null) enqueue.emit({ type: 'session.loginFailed', problem: context.problem });
    }),
    keepIdentity: assign(({ event }) => {
      const { user } = toldIdentity(event);
      return { user, isGuest: user.guest, problem: null, wayIn: null, isLetIn: false };
    }),
    tellIdentity: emit(({ context, event }) => changedIdentity(context, event, false)),
    /** The session has ended: whoever the visitor is now is asked to sign in. */
    tellSignedOut: emit(({ context, event }) => changedIdentity(context, event, true)),
    tellMerged: enqueueActions(({ event, enqueue }) => {
      assertEvent(event, 'xstate.done.actor.login');
      if (event.output.isBasketMerged) enqueue.emit({ type: 'session.basketMerged' });
    }),
    forgetMember: assign(({ context }) => ({ user: asGuest(context.user), isGuest: true })),
    tellSignInWanted: emit({ type: 'session.signInWanted' }),
    keepScreen: assign(({ event }) => {
      assertEvent(event, 'session.ended');
      return { isScreenKept: event.isScreenKept };
    }),
    releaseScreen: assign({ isScreenKept: false }),
    tellCallFailed: emit(({ event }) => {
      assertEvent(event, ['xstate.error.actor.logout', 'xstate.error.actor.loadIdentity']);
      return {
        type: 'session.callFailed' as const,
        call: event.type === 'xstate.error.actor.logout' ? ('logout' as const) : ('loadIdentity' as const),
        problem: callProblemOf(event.error),
      };
    }),
  },
});
