import { formSetup } from './form.setup.ts';

/**
 * One form from the first letter to the answer: checked by its rules, then sent; faults stand at the fields and go as they are
 * mended, what was typed stays until it is taken (S5, S8). Whoever owns the call decides what it means.
 */
export const formMachine = formSetup.createMachine({
  id: 'form',
  context: ({ input }) => ({
    ...input,
    values: {},
    faults: {},
    problem: null,
    failedTries: 0,
    isUnsaved: false,
  }),
  initial: 'editing',
  states: {
    editing: {
      tags: 'ready',
      on: {
        'field.type': { actions: 'keepTyped' },
        'form.submit': { target: 'validating', actions: 'keepTyped' },
      },
    },
    validating: {
      tags: 'busy',
      invoke: {
        id: 'checkForm',
        src: 'checkForm',
        input: ({ context: { form, given, values } }) => ({ form, given, values }),
        onDone: [
          { guard: 'isFaultless', target: 'sending' },
          { target: 'faulty', actions: ['keepFaults', 'countFailedTry'] },
        ],
        onError: { target: 'sending' },
      },
    },
    faulty: {
      tags: 'ready',
      on: {
        'field.type': { target: 'mending', actions: 'keepTyped' },
        'form.submit': { target: 'validating', actions: 'keepTyped' },
      },
    },
    mending: {
      tags: 'ready',
      invoke: {
        id: 'checkForm',
        src: 'checkForm',
        input: ({ context: { form, given, values } }) => ({ form, given, values }),
        onDone: [
          { guard: 'isMended', target: 'editing', actions: 'forgetFaults' },
          { target: 'faulty', actions: 'keepFaultsLeft' },
        ],
        onError: { target: 'faulty' },
      },
      on: {
        'field.type': { target: 'mending', reenter: true, actions: 'keepTyped' },
        'form.submit': { target: 'validating', actions: 'keepTyped' },
      },
    },
    sending: {
      tags: 'busy',
      entry: 'forgetFaults',
      invoke: {
        id: 'sendForm',
        src: 'sendForm',
        input: ({ context: { form, given, values } }) => ({ form, given, values }),
        onDone: { target: 'sent', actions: 'noteSent' },
        onError: [
          { guard: 'isRefused', target: 'refused', actions: ['keepProblem', 'countFailedTry'] },
          { target: 'unanswered', actions: ['keepProblem', 'countFailedTry'] },
        ],
      },
    },
    sent: {
      tags: 'done',
      on: { 'form.reopen': { target: 'editing' } },
    },
    refused: {
      tags: 'ready',
      on: {
        'field.type': [
          { guard: 'isLastFault', target: 'editing', actions: ['keepTyped', 'forgetFaults'] },
          { actions: ['keepTyped', 'forgetFaultOfField'] },
        ],
        'form.submit': { target: 'validating', actions: 'keepTyped' },
      },
    },
    unanswered: {
      tags: 'blocked',
      on: {
        'field.type': { actions: 'keepTyped' },
        'form.submit': { target: 'validating', actions: 'keepTyped' },
      },
    },
  },
});

export type FormMachine = typeof formMachine;
