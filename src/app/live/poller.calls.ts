import type { Call } from '#client/call.ts';
import { systemEndpoints, type AppConfig } from '#contract/system.ts';
import type { LoadConfigInput } from '#machines/poller/poller.actors.ts';
import { ask, type Asked } from './ask.ts';

/** The poll of the configuration. */
export const pollerCalls = (call: Call) => ({
  loadConfig: ({ input, signal }: Asked<LoadConfigInput>): Promise<AppConfig> =>
    ask(
      call,
      systemEndpoints.config,
      { query: { wld: input.wld ? 'true' : 'false' } },
      { signal, suppressErrors: true, takes: ['basic_system_configs'] },
    ),
});
