import { secondFactorSetup } from './second-factor.setup.ts';

/**
 * The step after the right password: a code of an app, a recovery code, or one that is mailed (S2.1, S7.2). The server keeps that
 * the password was right and opens nothing by it; how many tries are left it knows alone (R10).
 */
export const secondFactorMachine = secondFactorSetup.createMachine({
  id: 'second-factor',
  context: ({ input }) => ({
    ...input,
    way: input.hasApp ? 'app' : 'mail',
    code: '',
    isBrowserTrusted: false,
    isMailed: false,
    problem: null,
    mailProblem: null,
  }),
  initial: 'opening',
  states: {
    opening: {
      tags: 'busy',
      always: [
        { guard: 'isOfApp', target: 'entry.app' },
        { guard: 'isPending', target: 'entry.mail' },
        { target: 'over' },
      ],
    },
    entry: {
      initial: 'app',
      on: {
        'way.choose': [
          { guard: 'isAppChosen', target: '.app', actions: 'keepWay' },
          { guard: 'isRecoveryChosen', target: '.recovery', actions: 'keepWay' },
          { guard: 'isMailed', target: '.mailed', actions: 'keepWay' },
          { target: '.mail', actions: 'keepWay' },
        ],
        'attempt.end': [
          { guard: 'isEndLocked', target: 'locked', actions: 'forgetProblems' },
          { target: 'over', actions: 'forgetProblems' },
        ],
      },
      after: { timeLeft: { target: 'over', actions: 'forgetProblems' } },
      states: {
        app: {
          tags: 'ready',
          on: { 'code.submit': { target: '#second-factor.verifying', actions: 'keepCode' } },
        },
        recovery: {
          tags: 'ready',
          on: { 'code.submit': { target: '#second-factor.verifying', actions: 'keepCode' } },
        },
        mail: {
          tags: 'ready',
          on: { 'mail.request': { target: '#second-factor.sendingMail', actions: 'forgetMailProblem' } },
        },
        mailed: {
          tags: 'ready',
          on: {
            'code.submit': { target: '#second-factor.verifying', actions: 'keepCode' },
            'mail.request': { target: '#second-factor.sendingMail', actions: 'forgetMailProblem' },
          },
        },
        last: { type: 'history' },
      },
    },
    verifying: {
      tags: 'busy',
      exit: 'forgetCode',
      invoke: {
        id: 'verify',
        src: 'verify',
        input: ({ context: { way, code, isBrowserTrusted } }) => ({ way, code, isBrowserTrusted }),
        onDone: { target: 'passed', actions: 'tellPassed' },
        onError: [
          { guard: 'isLocked', target: 'locked', actions: 'keepProblem' },
          { guard: 'isOver', target: 'over', actions: 'keepProblem' },
          { target: 'entry.last', actions: 'keepProblem' },
        ],
      },
    },
    sendingMail: {
      tags: 'busy',
      invoke: {
        id: 'sendCode',
        src: 'sendCode',
        onDone: { target: 'entry.mailed', actions: 'keepMailed' },
        onError: [
          { guard: 'isOver', target: 'over', actions: 'keepMailProblem' },
          { guard: 'wasMailedJustNow', target: 'entry.mailed', actions: ['keepMailed', 'keepMailProblem'] },
          { target: 'entry.last', actions: 'keepMailProblem' },
        ],
      },
    },
    locked: { tags: 'done' },
    over: { tags: 'done' },
    passed: { tags: 'done' },
  },
});

export type SecondFactorMachine = typeof secondFactorMachine;
