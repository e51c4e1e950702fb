import { withdrawalSetup } from './withdrawal.setup.ts';

const sending = { target: 'sending', actions: 'forgetProblem' } as const;
const editing = { target: 'fields', actions: 'forgetProblem' } as const;

/**
 * Somebody withdraws from a contract in two steps (§ 356a BGB): says who they are and which order is meant, reads what that declares
 * and confirms it; then the shop says what it has received and when.
 */
export const withdrawalMachine = withdrawalSetup.createMachine({
  id: 'withdrawal',
  context: ({ input }) => ({ ...input, problem: null, received: null }),
  initial: 'fields',
  states: {
    fields: {
      tags: 'ready',
      on: { 'withdrawal.declare': { target: 'confirming', actions: 'keepTyped' } },
    },
    confirming: {
      tags: 'ready',
      on: { 'withdrawal.confirm': sending, 'withdrawal.edit': editing },
    },
    sending: {
      tags: 'busy',
      invoke: {
        id: 'sendWithdrawal',
        src: 'sendWithdrawal',
        input: ({ context }) => context.typed,
        onDone: { target: 'received', actions: 'keepReceived' },
        onError: [
          { guard: 'isRefused', target: 'fields', actions: 'keepProblem' },
          { target: 'failed', actions: 'keepProblem' },
        ],
      },
    },
    failed: {
      tags: 'blocked',
      on: { 'withdrawal.confirm': sending, 'withdrawal.edit': editing },
    },
    received: { tags: 'done' },
  },
});

export type WithdrawalMachine = typeof withdrawalMachine;
