import { passkeySetupSetup } from './passkey-setup.setup.ts';

/**
 * Adding passkeys to an account, naming and removing them: by the password, by an authenticator the browser asks, and with recovery
 * codes that are shown once where a passkey is the first second factor (S2.1).
 */
export const passkeySetupMachine = passkeySetupSetup.createMachine({
  id: 'passkey-setup',
  context: {
    creation: null,
    passkey: null,
    id: 0,
    name: '',
    currentPassword: '',
    recoveryCodes: [],
    problem: null,
    changes: 0,
  },
  initial: 'entry',
  states: {
    entry: {
      initial: 'idle',
      on: {
        'passkey.add': { target: 'beginning', actions: ['forgetProblem', 'keepNewName', 'keepPassword'] },
        'passkey.rename': { target: 'renaming', actions: ['forgetProblem', 'keepRenaming'] },
        'passkey.remove': { target: 'removing', actions: ['forgetProblem', 'keepRemoving', 'keepPassword'] },
        'codes.renew': { target: 'renewing', actions: ['forgetProblem', 'keepPassword'] },
      },
      states: {
        idle: { tags: 'ready' },
        cancelled: { tags: 'ready' },
        known: { tags: 'ready' },
        refused: { tags: 'ready' },
        unsupported: { tags: 'blocked' },
        unanswered: { tags: 'blocked' },
      },
    },
    beginning: {
      tags: 'busy',
      exit: 'forgetPassword',
      invoke: {
        id: 'begin',
        src: 'begin',
        input: ({ context: { currentPassword } }) => ({ currentPassword }),
        onDone: { target: 'asking', actions: 'keepCreation' },
        onError: { target: 'entry.idle', actions: 'keepProblem' },
      },
    },
    asking: {
      tags: 'busy',
      exit: 'forgetCreation',
      invoke: {
        id: 'create',
        src: 'create',
        input: ({ context: { creation } }) => ({ creation }),
        onDone: [
          { guard: 'isMade', target: 'confirming', actions: 'keepPasskey' },
          { guard: 'isCancelled', target: 'entry.cancelled' },
          { guard: 'isKnown', target: 'entry.known' },
          { target: 'entry.unsupported' },
        ],
        onError: { target: 'entry.unanswered', actions: 'keepProblem' },
      },
    },
    confirming: {
      tags: 'busy',
      exit: 'forgetPasskey',
      invoke: {
        id: 'confirm',
        src: 'confirm',
        input: ({ context: { passkey, name } }) => ({ passkey, name }),
        onDone: [
          {
            guard: 'hasCodes',
            target: 'codes',
            actions: ['keepRecoveryCodes', 'countChange', 'tellChanged'],
          },
          { target: 'entry.idle', actions: ['countChange', 'tellChanged'] },
        ],
        onError: [
          { guard: 'isRefused', target: 'entry.refused', actions: 'keepProblem' },
          // It may have been kept all the same.
          { target: 'entry.unanswered', actions: ['keepProblem', 'tellChanged'] },
        ],
      },
    },
    renaming: {
      tags: 'busy',
      invoke: {
        id: 'rename',
        src: 'rename',
        input: ({ context: { id, name } }) => ({ id, name }),
        onDone: { target: 'entry.idle', actions: ['countChange', 'tellChanged'] },
        onError: { target: 'entry.idle', actions: 'keepProblem' },
      },
    },
    removing: {
      tags: 'busy',
      exit: 'forgetPassword',
      invoke: {
        id: 'remove',
        src: 'remove',
        input: ({ context: { id, currentPassword } }) => ({ id, currentPassword }),
        onDone: { target: 'entry.idle', actions: ['countChange', 'tellChanged'] },
        onError: { target: 'entry.idle', actions: 'keepProblem' },
      },
    },
    renewing: {
      tags: 'busy',
      exit: 'forgetPassword',
      invoke: {
        id: 'renewCodes',
        src: 'renewCodes',
        input: ({ context: { currentPassword } }) => ({ currentPassword }),
        onDone: { target: 'codes', actions: ['keepRecoveryCodes', 'countChange', 'tellChanged'] },
        onError: { target: 'entry.idle', actions: 'keepProblem' },
      },
    },
    codes: {
      tags: 'done',
      on: { 'codes.keep': { target: 'entry.idle', actions: 'forgetRecoveryCodes' } },
    },
  },
});

export type PasskeySetupMachine = typeof passkeySetupMachine;
