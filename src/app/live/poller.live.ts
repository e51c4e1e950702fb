import type { Call } from '#client/call.ts';
import type { AppConfig } from '#contract/system.ts';
import { systemEndpoints } from '#contract/system.ts';
import type { LoadConfigInput } from '#machines/poller/poller.actors.ts';
import { pollerMachine } from '#machines/poller/poller.machine.ts';
import { fromPromise } from 'xstate';
import { ask } from './ask.ts';

/** The configuration poll wired to the client. */
export const livePoller = (call: Call) =>
  pollerMachine.provide({
    actors: {
      loadConfig: fromPromise<AppConfig, LoadConfigInput>(({ input, signal }) =>
        ask(
          call,
          systemEndpoints.config,
          { query: { wld: input.wld ? 'true' : 'false' } },
          { signal, suppressErrors: true },
        ),
      ),
    },
  });
