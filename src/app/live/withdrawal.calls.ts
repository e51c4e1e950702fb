import type { Call } from '#client/call.ts';
import { withdrawalEndpoints } from '#contract/withdrawal.ts';
import type { WithdrawalMachine } from '#machines/withdrawal/withdrawal.machine.ts';
import { ask } from './ask.ts';
import type { ChartCalls } from './chart-calls.ts';

/** The call of a withdrawal. Silence is told by its page, where the same is sent again: so it stays (docs/decisions/0005). */
export const withdrawalCalls = (call: Call) =>
  ({
    sendWithdrawal: async ({ input: body, signal }) => {
      const options = { signal, suppressErrors: true, isReconciled: true };
      const { item } = await ask(call, withdrawalEndpoints.declare, { body }, options);
      return item;
    },
  }) satisfies ChartCalls<WithdrawalMachine>;
