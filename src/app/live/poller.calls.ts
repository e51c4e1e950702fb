import type { Call } from '#client/call.ts';
import { systemEndpoints, type AppConfig } from '#contract/system.ts';
import { CallError } from '#domain/failure.ts';
import { callFailureOf } from '#machines/call-failure.ts';
import type { LoadConfigInput } from '#machines/poller/poller.actors.ts';
import { ask, type Asked } from './ask.ts';
import { isOfflineInCheckout } from './offline-in-checkout.ts';

/** The poll of the configuration. Silence that says nothing about the shop counts as a call the browser gave up. */
export const pollerCalls = (call: Call) => ({
  loadConfig: async ({ input, signal }: Asked<LoadConfigInput>): Promise<AppConfig> => {
    try {
      return await ask(
        call,
        systemEndpoints.config,
        { query: { wld: input.wld ? 'true' : 'false' } },
        { signal, suppressErrors: true, takes: ['basic_system_configs'] },
      );
    } catch (cause) {
      if (callFailureOf(cause).kind !== 'noAnswer' || !isOfflineInCheckout()) throw cause;
      throw new CallError({ kind: 'aborted' }, 'aborted', { cause });
    }
  },
});
