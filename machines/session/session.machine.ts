import { assertEvent, assign, emit, enqueueActions, setup } from 'xstate';
import type { UserState } from '#contract/session.ts';
import { safeRedirect } from '#domain/redirect.ts';
import { callProblemOf, problemOf, problemWithCode, refusalOf } from '../call-problem.ts';
import type { PhaseTag } from '#machines/phase-tag.ts';
import { sessionActors } from './session.actors.ts';
import { asGuest } from './session.rules.ts';
import type {
  Identity,
  LoginReply,
  SessionContext,
  SessionEmitted,
  SessionEvent,
  SessionInput,
} from './session.types.ts';

/** The returned address if one is given, checked; null when loading simply ends (S4.2). */
const returnPathOf = (asked: string | null): string | null =>
  asked === null || asked === '' ? null : safeRedirect(asked);

interface ToldIdentity {
  /** `redirectTo` is where signing in or out leads; empty leads nowhere. */
  readonly reply: Identity & { readonly redirectTo?: string };
  readonly isSignInDue?: boolean;
}

const session = setup({
  types: {
    context: {} as SessionContext,
    input: {} as SessionInput,
    events: {} as SessionEvent,
    emitted: {} as SessionEmitted,
    tags: {} as PhaseTag,
  },
  actors: sessionActors,
  guards: {
    isGuest: ({ context }) => context.isGuest,
    isLoginAllowed: ({ context }) => context.allowLogin,
    hasEnded: (_, params: { error: unknown }) => refusalOf(params.error)?.code === 'session.ended',
    isWayInInvalid: (_, params: { error: unknown }) => refusalOf(params.error)?.code === 'login.wayInInvalid',
    isScreenKept: (_, { isScreenKept }: { isScreenKept: boolean }) => isScreenKept,
    isStillMember: (_, params: { reply: Identity }) => !params.reply.user.guest,
  },
  actions: {
    keepReturnPath: assign((_, params: { redirectTo: string | null }) => ({
      returnPath: returnPathOf(params.redirectTo),
      wantsRedirect: params.redirectTo !== null,
    })),
    keepWayIn: assign((_, params: { token: string }) => ({ wayIn: params.token, problem: null })),
    forgetWayIn: assign({ wayIn: null, isLetIn: false }),
    keepLetIn: assign({ wayIn: null, isLetIn: true }),
    forgetRedirect: assign({ wantsRedirect: false, returnPath: null }),
    keepAllowLogin: assign((_, params: { allowLogin: boolean }) => ({ allowLogin: params.allowLogin })),
    clearProblem: assign({ problem: null }),
    keepNotAllowed: assign({ problem: problemWithCode('login.notAllowed') }),
    /** The form says why it is there. */
    keepEnded: assign({ problem: problemWithCode('session.ended') }),
    keepProblem: assign((_, params: { error: unknown }) => ({ problem: problemOf(params.error) })),
    tellLoginFailed: enqueueActions(({ context, enqueue }) => {
      if (context.problem !== null) enqueue.emit({ type: 'session.loginFailed', problem: context.problem });
    }),
    keepIdentity: assign((_, params: { user: UserState }) => ({
      user: params.user,
      isGuest: params.user.guest,
      problem: null,
      wayIn: null,
      isLetIn: false,
    })),
    tellIdentity: emit(({ context }, { reply, isSignInDue = false }: ToldIdentity) => ({
      type: 'session.changed' as const,
      user: reply.user,
      shop: reply.shop,
      head: reply.head,
      redirectTo:
        context.wantsRedirect && reply.redirectTo !== undefined ? returnPathOf(reply.redirectTo) : null,
      isSignInDue,
      isScreenKept: context.isScreenKept,
    })),
    tellMerged: enqueueActions(({ enqueue }, params: { reply: LoginReply }) => {
      if (params.reply.isBasketMerged) enqueue.emit({ type: 'session.basketMerged' });
    }),
    forgetMember: assign(({ context }) => ({ user: asGuest(context.user), isGuest: true })),
    tellSignInWanted: emit({ type: 'session.signInWanted' }),
    keepScreen: assign((_, { isScreenKept }: { isScreenKept: boolean }) => ({ isScreenKept })),
    releaseScreen: assign({ isScreenKept: false }),
    tellCallFailed: emit((_, params: { call: 'logout' | 'loadIdentity'; error: unknown }) => ({
      type: 'session.callFailed' as const,
      call: params.call,
      problem: callProblemOf(params.error),
    })),
    wantRedirect: assign({ wantsRedirect: true }),
  },
});

type Told = { readonly event: Extract<SessionEvent, { type: 'identity.told' }> };

/** Somebody has signed in elsewhere, e.g. in another tab. */
const becomesMember = {
  guard: { type: 'isStillMember', params: ({ event }: Told) => ({ reply: event }) },
  target: '#session.member',
  actions: [
    { type: 'keepIdentity', params: ({ event }: Told) => event },
    { type: 'tellIdentity', params: ({ event }: Told) => ({ reply: event }) },
    'forgetRedirect',
  ],
} as const;

/**
 * Who the visitor is: guest, signing in, member, signed out by the server (S4.2, S6, S8). The cookie holds the session;
 * this chart only knows what the last answer said.
 */
export const sessionMachine = session.createMachine({
  id: 'session',
  context: ({ input }) => ({
    isGuest: input.user.guest,
    allowLogin: input.allowLogin,
    wantsRedirect: false,
    returnPath: null,
    problem: null,
    wayIn: null,
    isLetIn: false,
    isScreenKept: false,
    user: input.user,
  }),
  initial: 'resolving',
  on: {
    'config.changed': { actions: { type: 'keepAllowLogin', params: ({ event }) => event } },
  },
  states: {
    resolving: {
      tags: ['busy'],
      always: [{ guard: 'isGuest', target: 'guest' }, { target: 'member' }],
    },
    guest: {
      initial: 'idle',
      states: {
        idle: {
          tags: ['ready'],
          on: {
            'login.open': {
              target: 'login.form',
              actions: [{ type: 'keepReturnPath', params: ({ event }) => event }, 'clearProblem'],
            },
            'login.submit': [
              {
                guard: 'isLoginAllowed',
                target: 'login.sending',
                actions: { type: 'keepReturnPath', params: ({ event }) => event },
              },
              { actions: ['keepNotAllowed', 'tellLoginFailed'] },
            ],
            'identity.told': becomesMember,
          },
        },
        login: {
          initial: 'form',
          states: {
            form: {
              tags: ['ready'],
              on: {
                'login.open': { actions: { type: 'keepReturnPath', params: ({ event }) => event } },
                'login.close': {
                  target: '#session.guest.idle',
                  actions: ['forgetRedirect', 'clearProblem', 'forgetWayIn'],
                },
                'wayIn.found': {
                  target: 'wayIn',
                  actions: { type: 'keepWayIn', params: ({ event }) => event },
                },
                'login.submit': [
                  {
                    guard: 'isLoginAllowed',
                    target: 'sending',
                    actions: { type: 'keepReturnPath', params: ({ event }) => event },
                  },
                  { actions: ['keepNotAllowed', 'tellLoginFailed'] },
                ],
                'identity.told': becomesMember,
              },
            },
            sending: {
              tags: ['busy'],
              invoke: {
                id: 'login',
                src: 'login',
                input: ({ event }) => {
                  assertEvent(event, 'login.submit');
                  const { email, password, redirectTo } = event;
                  return redirectTo === null ? { email, password } : { email, password, redirectTo };
                },
                // A reply that asks for the second factor gets its branch here, before the one that makes a member.
                onDone: {
                  target: '#session.member',
                  actions: [
                    { type: 'keepIdentity', params: ({ event }) => event.output },
                    { type: 'tellIdentity', params: ({ event }) => ({ reply: event.output }) },
                    { type: 'tellMerged', params: ({ event }) => ({ reply: event.output }) },
                    'forgetRedirect',
                  ],
                },
                onError: {
                  target: 'form',
                  actions: [{ type: 'keepProblem', params: ({ event }) => event }, 'tellLoginFailed'],
                },
              },
              on: {
                'login.close': { actions: 'forgetRedirect' },
              },
            },
            wayIn: {
              tags: ['ready'],
              on: {
                'login.open': { actions: { type: 'keepReturnPath', params: ({ event }) => event } },
                'login.close': {
                  target: '#session.guest.idle',
                  actions: ['forgetRedirect', 'clearProblem', 'forgetWayIn'],
                },
                'wayIn.use': { target: 'openingWayIn', actions: 'clearProblem' },
              },
            },
            openingWayIn: {
              tags: ['busy'],
              invoke: {
                id: 'openWayIn',
                src: 'openWayIn',
                input: ({ context }) => ({ token: context.wayIn ?? '' }),
                onDone: { target: 'form', actions: 'keepLetIn' },
                onError: [
                  {
                    guard: { type: 'isWayInInvalid', params: ({ event }) => event },
                    target: 'form',
                    actions: ['forgetWayIn', { type: 'keepProblem', params: ({ event }) => event }],
                  },
                  { target: 'wayIn', actions: { type: 'keepProblem', params: ({ event }) => event } },
                ],
              },
              on: {
                'login.close': {
                  target: '#session.guest.idle',
                  actions: ['forgetRedirect', 'clearProblem', 'forgetWayIn'],
                },
              },
            },
          },
        },
      },
    },
    member: {
      initial: 'active',
      states: {
        active: {
          tags: ['ready'],
          entry: 'releaseScreen',
          on: {
            logout: { target: 'leaving', actions: 'wantRedirect' },
            'session.ended': {
              target: 'expired',
              actions: { type: 'keepScreen', params: ({ event }) => event },
            },
            'identity.told': [becomesMember, { target: 'expired' }],
          },
        },
        leaving: {
          tags: ['busy'],
          invoke: {
            id: 'logout',
            src: 'logout',
            onDone: {
              target: '#session.guest.idle',
              actions: [
                { type: 'keepIdentity', params: ({ event }) => event.output },
                { type: 'tellIdentity', params: ({ event }) => ({ reply: event.output }) },
                'forgetRedirect',
              ],
            },
            onError: [
              {
                guard: { type: 'hasEnded', params: ({ event }) => event },
                target: 'expired',
                actions: 'forgetRedirect',
              },
              {
                target: 'active',
                actions: [
                  'forgetRedirect',
                  { type: 'tellCallFailed', params: ({ event }) => ({ call: 'logout', error: event.error }) },
                ],
              },
            ],
          },
        },
        expired: {
          tags: ['busy'],
          entry: 'forgetMember',
          on: {
            // An answer may have told the end before the screen did that it stays.
            'session.ended': {
              guard: { type: 'isScreenKept', params: ({ event }) => event },
              actions: { type: 'keepScreen', params: ({ event }) => event },
            },
          },
          invoke: {
            id: 'loadIdentity',
            src: 'loadIdentity',
            onDone: [
              {
                guard: { type: 'isStillMember', params: ({ event }) => ({ reply: event.output }) },
                target: 'active',
                actions: [
                  { type: 'keepIdentity', params: ({ event }) => event.output },
                  { type: 'tellIdentity', params: ({ event }) => ({ reply: event.output }) },
                ],
              },
              {
                target: '#session.guest.login',
                actions: [
                  { type: 'keepIdentity', params: ({ event }) => event.output },
                  {
                    type: 'tellIdentity',
                    params: ({ event }) => ({ reply: event.output, isSignInDue: true }),
                  },
                  'keepEnded',
                ],
              },
            ],
            onError: {
              target: '#session.guest.login',
              actions: [
                {
                  type: 'tellCallFailed',
                  params: ({ event }) => ({ call: 'loadIdentity', error: event.error }),
                },
                'keepEnded',
                'tellSignInWanted',
              ],
            },
          },
        },
      },
    },
  },
});
