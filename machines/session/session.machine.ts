import { assertEvent } from 'xstate';
import { sessionSetup } from './session.setup.ts';

/**
 * Who the visitor is: guest, signing in, member, signed out by the server (S4.2, S6, S8). The cookie holds the session;
 * this chart only knows what the last answer said.
 */
export const sessionMachine = sessionSetup.createMachine({
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
    'config.changed': { actions: 'keepAllowLogin' },
  },
  states: {
    resolving: {
      tags: 'busy',
      always: [{ guard: 'isGuest', target: 'guest' }, { target: 'member' }],
    },
    guest: {
      initial: 'idle',
      states: {
        idle: {
          tags: 'ready',
          on: {
            'login.open': { target: 'login.form', actions: ['keepReturnPath', 'clearProblem'] },
            'login.submit': [
              { guard: 'isLoginAllowed', target: 'login.sending', actions: 'keepReturnPath' },
              { actions: ['keepNotAllowed', 'tellLoginFailed'] },
            ],
            'identity.told': {
              guard: 'isStillMember',
              target: '#session.member',
              actions: ['keepIdentity', 'tellIdentity', 'forgetRedirect'],
            },
          },
        },
        login: {
          initial: 'form',
          states: {
            form: {
              tags: 'ready',
              on: {
                'login.open': { actions: 'keepReturnPath' },
                'login.close': {
                  target: '#session.guest.idle',
                  actions: ['forgetRedirect', 'clearProblem', 'forgetWayIn'],
                },
                'wayIn.found': { target: 'wayIn', actions: 'keepWayIn' },
                'login.submit': [
                  { guard: 'isLoginAllowed', target: 'sending', actions: 'keepReturnPath' },
                  { actions: ['keepNotAllowed', 'tellLoginFailed'] },
                ],
                'identity.told': {
                  guard: 'isStillMember',
                  target: '#session.member',
                  actions: ['keepIdentity', 'tellIdentity', 'forgetRedirect'],
                },
              },
            },
            sending: {
              tags: 'busy',
              invoke: {
                id: 'login',
                src: 'login',
                input: ({ event }) => {
                  assertEvent(event, 'login.submit');
                  const { email, password, redirectTo } = event;
                  return redirectTo === null ? { email, password } : { email, password, redirectTo };
                },
                onDone: {
                  target: '#session.member',
                  actions: ['keepIdentity', 'tellIdentity', 'tellMerged', 'forgetRedirect'],
                },
                onError: { target: 'form', actions: ['keepProblem', 'tellLoginFailed'] },
              },
              on: {
                'login.close': { actions: 'forgetRedirect' },
              },
            },
            wayIn: {
              tags: 'ready',
              on: {
                'login.open': { actions: 'keepReturnPath' },
                'login.close': {
                  target: '#session.guest.idle',
                  actions: ['forgetRedirect', 'clearProblem', 'forgetWayIn'],
                },
                'wayIn.use': { target: 'openingWayIn', actions: 'clearProblem' },
              },
            },
            openingWayIn: {
              tags: 'busy',
              invoke: {
                id: 'openWayIn',
                src: 'openWayIn',
                input: ({ context }) => ({ token: context.wayIn ?? '' }),
                onDone: { target: 'form', actions: 'keepLetIn' },
                onError: [
                  { guard: 'isWayInInvalid', target: 'form', actions: ['forgetWayIn', 'keepProblem'] },
                  { target: 'wayIn', actions: 'keepProblem' },
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
          tags: 'ready',
          entry: 'releaseScreen',
          on: {
            logout: { target: 'leaving', actions: 'wantRedirect' },
            'session.ended': { target: 'expired', actions: 'keepScreen' },
            'identity.told': [
              {
                guard: 'isStillMember',
                target: '#session.member',
                actions: ['keepIdentity', 'tellIdentity', 'forgetRedirect'],
              },
              { target: 'expired' },
            ],
          },
        },
        leaving: {
          tags: 'busy',
          invoke: {
            id: 'logout',
            src: 'logout',
            onDone: {
              target: '#session.guest.idle',
              actions: ['keepIdentity', 'tellIdentity', 'forgetRedirect'],
            },
            onError: [
              { guard: 'hasEnded', target: 'expired', actions: 'forgetRedirect' },
              { target: 'active', actions: ['forgetRedirect', 'tellCallFailed'] },
            ],
          },
        },
        expired: {
          tags: 'busy',
          entry: 'forgetMember',
          invoke: {
            id: 'loadIdentity',
            src: 'loadIdentity',
            onDone: [
              { guard: 'isStillMember', target: 'active', actions: ['keepIdentity', 'tellIdentity'] },
              {
                target: '#session.guest.login',
                actions: ['keepIdentity', 'tellSignedOut', 'keepEnded'],
              },
            ],
            onError: {
              target: '#session.guest.login',
              actions: ['tellCallFailed', 'keepEnded', 'tellSignInWanted'],
            },
          },
          on: {
            // An answer may have told the end before the screen did that it stays.
            'session.ended': { guard: 'isScreenKept', actions: 'keepScreen' },
          },
        },
      },
    },
  },
});

export type SessionMachine = typeof sessionMachine;
