import { secondFactorSetupSetup } from './second-factor-setup.setup.ts';

/**
 * Turning the second factor of an account on and off: by the password, by a code of the app, and with recovery codes that are
 * shown once (S2.1).
 */
export const secondFactorSetupMachine = secondFactorSetupSetup.createMachine({
  id: 'second-factor-setup',
  context: ({ input }) => ({
    ...input,
    currentPassword: '',
    code: '',
    factor: null,
    recoveryCodes: [],
    problem: null,
  }),
  initial: 'opening',
  states: {
    opening: {
      tags: 'busy',
      always: [{ guard: 'isOn', target: 'on' }, { target: 'off' }],
    },
    off: {
      tags: 'ready',
      on: { 'setup.begin': { target: 'beginning', actions: 'keepPassword' } },
    },
    beginning: {
      tags: 'busy',
      exit: 'forgetTyped',
      invoke: {
        id: 'begin',
        src: 'begin',
        input: ({ context: { currentPassword } }) => ({ currentPassword }),
        onDone: { target: 'shown', actions: 'keepFactor' },
        onError: { target: 'off', actions: 'keepProblem' },
      },
    },
    shown: {
      tags: 'ready',
      on: {
        'code.confirm': { target: 'confirming', actions: 'keepCode' },
        'setup.cancel': { target: 'off', actions: ['forgetFactor', 'forgetProblem'] },
      },
    },
    confirming: {
      tags: 'busy',
      exit: 'forgetTyped',
      invoke: {
        id: 'confirm',
        src: 'confirm',
        input: ({ context: { code } }) => ({ code }),
        onDone: { target: 'codes', actions: ['forgetFactor', 'keepRecoveryCodes', 'tellChanged'] },
        onError: [
          { guard: 'isBegunNoMore', target: 'off', actions: ['forgetFactor', 'keepProblem'] },
          { target: 'shown', actions: 'keepProblem' },
        ],
      },
    },
    codes: {
      tags: 'done',
      on: { 'codes.keep': { target: 'on', actions: 'forgetRecoveryCodes' } },
    },
    on: {
      tags: 'ready',
      on: {
        'codes.renew': { target: 'renewing', actions: 'keepPassword' },
        'factor.end': { target: 'ending', actions: 'keepPassword' },
      },
    },
    renewing: {
      tags: 'busy',
      exit: 'forgetTyped',
      invoke: {
        id: 'renewCodes',
        src: 'renewCodes',
        input: ({ context: { currentPassword } }) => ({ currentPassword }),
        onDone: { target: 'codes', actions: ['keepRecoveryCodes', 'tellChanged'] },
        onError: { target: 'on', actions: 'keepProblem' },
      },
    },
    ending: {
      tags: 'busy',
      exit: 'forgetTyped',
      invoke: {
        id: 'end',
        src: 'end',
        input: ({ context: { currentPassword } }) => ({ currentPassword }),
        onDone: { target: 'off', actions: 'tellChanged' },
        onError: { target: 'on', actions: 'keepProblem' },
      },
    },
  },
});

export type SecondFactorSetupMachine = typeof secondFactorSetupMachine;
