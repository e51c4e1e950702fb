import { describe, expect, it } from 'vitest';
import { createActor, emit, setup } from 'xstate';
import { connectFacts } from '#app/connect-facts.ts';
import { createShopActors } from '#app/shop-actors.ts';
import { appMachine } from '#machines/app/app.machine.ts';
import { appInputOf } from '#machines/app/app.rules.ts';
import { facts } from '#machines/app/facts.ts';
import { sampleAppConfig, sampleBootWith, samplePage } from '#machines/sample-records.ts';

/** Paths the tab is loaded anew for when the code of a page is gone. */
function reloadsOf(reloadedFor: string | null): string[] {
  const { app, navigation } = createShopActors(
    appMachine,
    appInputOf(samplePage({ path: '/shop', reloadedFor })),
  );
  const reloads: string[] = [];
  navigation.on('navigation.reloadWanted', ({ path }) => reloads.push(path));
  app.start();
  navigation.send({ type: 'navigation.failed', target: '/shop/basket' });
  app.stop();
  return reloads;
}

describe('what a tab was already loaded anew for', () => {
  it('[R84] is not loaded anew a second time', () => {
    expect(reloadsOf(null)).toEqual(['/shop/basket']);
    expect(reloadsOf('/shop/supply')).toEqual(['/shop/basket']);
    expect(reloadsOf('/shop/basket')).toEqual([]);
  });
});

it('[S2.12-08][S4.4-01] the cookie notice waits as long as the shop configures', () => {
  const boot = sampleBootWith({ cookieNoticeDelayMs: 500 });
  expect(appInputOf(samplePage({ boot })).actors.consent).toMatchObject({ delayMs: 500 });
});

describe('a configuration that comes later', () => {
  it('[S6-08] forbids signing in, and allows it again', () => {
    const system = createShopActors(appMachine, appInputOf(samplePage()));
    system.app.start();
    // Stands for the poll, which tells what it is told to.
    const poller = createActor(
      setup({}).createMachine({ on: { '*': { actions: emit(({ event }) => event) } } }),
    );
    poller.start();
    connectFacts(
      { poller: facts.poller },
      { ...system, poller },
      { now: () => 0, storedConsent: () => null },
    );
    const isAllowedAfter = (allowLogin: boolean): boolean => {
      const { basic_system_configs } = sampleAppConfig;
      const config = { ...sampleAppConfig, basic_system_configs: { ...basic_system_configs, allowLogin } };
      poller.send({ type: 'config.loaded', config } as never);
      expect(system.app.getSnapshot().context.config).toBe(config);
      return system.session.getSnapshot().context.allowLogin;
    };
    expect([true, false, false, true].map(isAllowedAfter)).toEqual([true, false, false, true]);
    system.app.stop();
  });
});
