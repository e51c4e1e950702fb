import { assertEvent, assign, setup } from 'xstate';
import type { TypedRegistration } from '#contract/registration.ts';
import { problemOf, refusalOf } from '#machines/call-problem.ts';
import type { OutcomesOf } from '#machines/outcome-events.ts';
import type { PhaseTag } from '#machines/phase-tag.ts';
import { registrationActors } from './registration.actors.ts';
import type {
  ConfirmRequest,
  RegistrationCommand,
  RegistrationContext,
  RegistrationInput,
} from './registration.types.ts';

type RegistrationEvent = RegistrationCommand | OutcomesOf<typeof registrationActors>;

const replies = ['xstate.done.actor.register', 'xstate.done.actor.confirm'] as const;
const failures = ['xstate.error.actor.register', 'xstate.error.actor.confirm'] as const;

/** What is sent to ask for an account. */
export function typedOf({ typed }: RegistrationContext): TypedRegistration {
  if (typed === null) throw new Error('nothing was typed');
  return typed;
}

/** What is sent to confirm a mail address. */
export function confirmRequestOf({ link, password }: RegistrationContext): ConfirmRequest {
  if (link === null) throw new Error('no link was opened');
  return { token: link.token, password };
}

/** What registration.machine.ts names: ports, guards and actions. */
export const registrationSetup = setup({
  types: {
    context: {} as RegistrationContext,
    input: {} as RegistrationInput,
    events: {} as RegistrationEvent,
    tags: {} as PhaseTag,
  },
  actors: registrationActors,
  guards: {
    isClosed: ({ context }) => !context.isAllowed,
    isByLink: ({ context }) => context.link !== null,
    isTooLate: ({ context }) => context.link?.isGood === false,
    isMailDue: ({ event }) => {
      assertEvent(event, replies);
      return event.output.next === 'awaitingMail';
    },
    isLookDue: ({ event }) => {
      assertEvent(event, replies);
      return event.output.next === 'awaitingApproval';
    },
    isLinkOver: ({ event }) => {
      assertEvent(event, 'xstate.error.actor.confirm');
      return refusalOf(event.error)?.code === 'registration.invalid';
    },
  },
  actions: {
    keepTyped: assign(({ event }) => {
      assertEvent(event, 'registration.submit');
      const { typed } = event;
      return { typed, email: typed.email.trim(), problem: null };
    }),
    keepPassword: assign(({ event }) => {
      assertEvent(event, 'link.confirm');
      return { password: event.password, problem: null };
    }),
    keepEmail: assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.confirm');
      return { email: event.output.email };
    }),
    forgetTyped: assign({ typed: null, password: '' }),
    keepProblem: assign(({ event }) => {
      assertEvent(event, failures);
      return { problem: problemOf(event.error) };
    }),
  },
});
