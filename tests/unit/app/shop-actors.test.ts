import { describe, expect, it } from 'vitest';
import { appInputOf, createShopActors } from '#app/shop-actors.ts';
import { appMachine } from '#machines/app/app.machine.ts';
import { basketMachine } from '#machines/basket/basket.machine.ts';
import { consentMachine } from '#machines/consent/consent.machine.ts';
import { modalMachine } from '#machines/modal/modal.machine.ts';
import { navigationMachine } from '#machines/navigation/navigation.machine.ts';
import { pollerMachine } from '#machines/poller/poller.machine.ts';
import { sampleBootRecord } from '#machines/sample-records.ts';
import { searchMachine } from '#machines/search/search.machine.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { shopModeMachine } from '#machines/shop-mode/shop-mode.machine.ts';
import { toastsMachine } from '#machines/toasts/toasts.machine.ts';

const logic = appMachine.provide({
  actors: {
    session: sessionMachine,
    shopMode: shopModeMachine,
    basket: basketMachine,
    consent: consentMachine,
    toasts: toastsMachine,
    modal: modalMachine,
    search: searchMachine,
    navigation: navigationMachine,
    poller: pollerMachine,
  },
});

/** Paths the tab is loaded anew for when the code of a page is gone. */
function reloadsOf(reloadedFor: string | null): string[] {
  const { app, navigation } = createShopActors(
    logic,
    appInputOf(sampleBootRecord, '/shop', 200, reloadedFor),
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
