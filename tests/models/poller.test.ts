import { expect, it } from 'vitest';
import { createActor, createEmptyActor, fromPromise } from 'xstate';
import type { AppConfig } from '#contract/system.ts';
import type { LoadConfigInput } from '#machines/poller/poller.actors.ts';
import { pollerCatalog } from '#machines/poller/poller.catalog.ts';
import { pollerMachine } from '#machines/poller/poller.machine.ts';
import { selectIsLoadingConfig } from '#machines/poller/poller.selectors.ts';
import { describeMachine } from './support/describe-machine.ts';

describeMachine(pollerMachine, pollerCatalog);

it('[S4.1-10] is loading from its start until the first answer, and no second call goes out meanwhile', () => {
  let calls = 0;
  const waiting = fromPromise<AppConfig, LoadConfigInput>(() => {
    calls += 1;
    return new Promise<never>(() => undefined);
  });
  const actor = createActor(pollerMachine.provide({ actors: { loadConfig: waiting } }), {
    input: { listener: createEmptyActor() },
  }).start();
  actor.send({ type: 'poller.retry' });
  actor.send({ type: 'connection.restored' });
  expect(selectIsLoadingConfig(actor.getSnapshot())).toBe(true);
  expect(calls).toBe(1);
  actor.stop();
});
