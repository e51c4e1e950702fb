import { passkeySignInSetup } from './passkey-sign-in.setup.ts';

/**
 * Signing in with a passkey, instead of the password or after it (S2.1, S7.2): the server asks, the authenticator signs, the server
 * looks at it. What was asked is good once, so that every further try begins anew.
 */
export const passkeySignInMachine = passkeySignInSetup.createMachine({
  id: 'passkey-sign-in',
  context: ({ input }) => ({
    ...input,
    redirectTo: '',
    isBrowserTrusted: false,
    question: null,
    passkey: null,
    problem: null,
  }),
  initial: 'entry',
  states: {
    entry: {
      initial: 'idle',
      on: { 'passkey.use': { target: 'beginning', actions: 'keepWanted' } },
      states: {
        idle: { tags: 'ready' },
        cancelled: { tags: 'ready' },
        refused: { tags: 'ready' },
        unsupported: { tags: 'blocked' },
        unanswered: { tags: 'blocked' },
      },
    },
    beginning: {
      tags: 'busy',
      invoke: {
        id: 'begin',
        src: 'begin',
        input: ({ context: { purpose } }) => ({ purpose }),
        onDone: { target: 'asking', actions: 'keepQuestion' },
        onError: [
          { guard: 'isOver', target: 'over', actions: 'keepProblem' },
          { guard: 'isRefused', target: 'entry.refused', actions: 'keepProblem' },
          { target: 'entry.unanswered', actions: 'keepProblem' },
        ],
      },
    },
    asking: {
      tags: 'busy',
      exit: 'forgetQuestion',
      invoke: {
        id: 'authenticate',
        src: 'authenticate',
        input: ({ context: { question } }) => ({ question }),
        onDone: [
          { guard: 'isAnswered', target: 'verifying', actions: 'keepPasskey' },
          { guard: 'isCancelled', target: 'entry.cancelled' },
          { target: 'entry.unsupported' },
        ],
        onError: { target: 'entry.unanswered', actions: 'keepProblem' },
      },
    },
    verifying: {
      tags: 'busy',
      exit: 'forgetPasskey',
      invoke: {
        id: 'verify',
        src: 'verify',
        input: ({ context: { purpose, passkey, redirectTo, isBrowserTrusted } }) => ({
          purpose,
          passkey,
          redirectTo,
          isBrowserTrusted,
        }),
        onDone: { target: 'passed', actions: 'tellPassed' },
        onError: [
          { guard: 'isOver', target: 'over', actions: 'keepProblem' },
          { guard: 'isRefused', target: 'entry.refused', actions: 'keepProblem' },
          { target: 'entry.unanswered', actions: 'keepProblem' },
        ],
      },
    },
    over: { tags: 'done', entry: 'tellEnded' },
    passed: { tags: 'done' },
  },
});

export type PasskeySignInMachine = typeof passkeySignInMachine;
