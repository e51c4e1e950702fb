import { confirmRequestOf, registrationSetup, typedOf } from './registration.setup.ts';

/**
 * Asking for an account, and confirming the mail address by the link of the mail; what comes next, the server says, alike for
 * everybody (S2.1, S6, S7.2).
 */
export const registrationMachine = registrationSetup.createMachine({
  id: 'registration',
  context: ({ input }) => ({ ...input, typed: null, password: '', email: '', problem: null }),
  initial: 'opening',
  states: {
    opening: {
      tags: 'busy',
      always: [
        { guard: 'isClosed', target: 'closed' },
        { guard: 'isTooLate', target: 'linkOver' },
        { guard: 'isByLink', target: 'link' },
        { target: 'typing' },
      ],
    },
    closed: { tags: 'done' },
    typing: {
      tags: 'ready',
      on: { 'registration.submit': { target: 'sending', actions: 'keepTyped' } },
    },
    sending: {
      tags: 'busy',
      exit: 'forgetTyped',
      invoke: {
        id: 'register',
        src: 'register',
        input: ({ context }) => typedOf(context),
        onDone: [
          { guard: 'isMailDue', target: 'awaitingMail' },
          { guard: 'isLookDue', target: 'awaitingApproval' },
          { target: 'registered' },
        ],
        onError: { target: 'typing', actions: 'keepProblem' },
      },
    },
    awaitingMail: { tags: 'done' },
    link: {
      tags: 'ready',
      on: { 'link.confirm': { target: 'confirming', actions: 'keepPassword' } },
    },
    confirming: {
      tags: 'busy',
      exit: 'forgetTyped',
      invoke: {
        id: 'confirm',
        src: 'confirm',
        input: ({ context }) => confirmRequestOf(context),
        onDone: [
          { guard: 'isLookDue', target: 'awaitingApproval' },
          { target: 'registered', actions: 'keepEmail' },
        ],
        onError: [
          { guard: 'isLinkOver', target: 'linkOver', actions: 'keepProblem' },
          { target: 'link', actions: 'keepProblem' },
        ],
      },
    },
    linkOver: { tags: 'done' },
    awaitingApproval: { tags: 'done' },
    registered: { tags: 'done' },
  },
});

export type RegistrationMachine = typeof registrationMachine;
