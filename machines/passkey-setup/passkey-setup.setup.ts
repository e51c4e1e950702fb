import { assertEvent, assign, emit, setup } from 'xstate';
import { problemOf, refusalOf } from '#machines/call-problem.ts';
import type { OutcomesOf } from '#machines/outcome-events.ts';
import type { PhaseTag } from '#machines/phase-tag.ts';
import { passkeySetupActors } from './passkey-setup.actors.ts';
import type {
  CreateOutcome,
  PasskeySetupCommand,
  PasskeySetupContext,
  PasskeySetupEmitted,
} from './passkey-setup.types.ts';

type PasskeySetupEvent = PasskeySetupCommand | OutcomesOf<typeof passkeySetupActors>;

/** What became of asking the authenticator. */
function outcomeIn(event: PasskeySetupEvent): CreateOutcome {
  assertEvent(event, 'xstate.done.actor.create');
  return event.output;
}

/** What passkey-setup.machine.ts names: ports, guards and actions. */
export const passkeySetupSetup = setup({
  types: {
    context: {} as PasskeySetupContext,
    events: {} as PasskeySetupEvent,
    emitted: {} as PasskeySetupEmitted,
    tags: {} as PhaseTag,
  },
  actors: passkeySetupActors,
  guards: {
    isMade: ({ event }) => outcomeIn(event).kind === 'answered',
    isCancelled: ({ event }) => outcomeIn(event).kind === 'cancelled',
    isKnown: ({ event }) => outcomeIn(event).kind === 'known',
    isRefused: ({ event }) => {
      assertEvent(event, 'xstate.error.actor.confirm');
      return refusalOf(event.error) !== null;
    },
    hasCodes: ({ event }) => {
      assertEvent(event, 'xstate.done.actor.confirm');
      return event.output.recoveryCodes.length > 0;
    },
  },
  actions: {
    keepNewName: assign(({ event }) => {
      assertEvent(event, 'passkey.add');
      return { name: event.name };
    }),
    keepRenaming: assign(({ event }) => {
      assertEvent(event, 'passkey.rename');
      return { id: event.id, name: event.name };
    }),
    keepRemoving: assign(({ event }) => {
      assertEvent(event, 'passkey.remove');
      return { id: event.id };
    }),
    keepPassword: assign(({ event }) => {
      assertEvent(event, ['passkey.add', 'passkey.remove', 'codes.renew']);
      return { currentPassword: event.currentPassword };
    }),
    forgetPassword: assign({ currentPassword: '' }),
    keepCreation: assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.begin');
      return { creation: event.output.options };
    }),
    forgetCreation: assign({ creation: null }),
    keepPasskey: assign(({ event }) => {
      const outcome = outcomeIn(event);
      return { passkey: outcome.kind === 'answered' ? outcome.answer : null };
    }),
    forgetPasskey: assign({ passkey: null }),
    keepRecoveryCodes: assign(({ event }) => {
      assertEvent(event, ['xstate.done.actor.confirm', 'xstate.done.actor.renewCodes']);
      return { recoveryCodes: event.output.recoveryCodes };
    }),
    forgetRecoveryCodes: assign({ recoveryCodes: [] }),
    keepProblem: assign(({ event }) => {
      assertEvent(event, 'xstate.error.actor.*');
      return { problem: problemOf(event.error) };
    }),
    forgetProblem: assign({ problem: null }),
    countChange: assign({ changes: ({ context }) => context.changes + 1 }),
    tellChanged: emit({ type: 'passkeys.changed' }),
  },
});
