import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { connectFacts } from '#app/connect-facts.ts';
import { connectTabs } from '#app/live/connect-tabs.ts';
import { facts } from '#machines/app/facts.ts';
import { sampleBasket } from '#machines/basket/basket.samples.ts';
import { sampleBootRecord, sampleShopFlags } from '#machines/sample-records.ts';
import { selectMode } from '#machines/shop-mode/shop-mode.selectors.ts';
import { openLiveShop } from '#tests/support/live-shop.ts';
import { heardInOtherTabs, openOtherTabs, sayInOtherTab } from '#tests/support/other-tabs.ts';

const { user, head } = sampleBootRecord;
const asPrivate = { ...sampleShopFlags, isB2b: false };
const whoAmI = 'GET /rest/systems/user';

beforeEach(() => {
  openOtherTabs();
  onTestFinished(() => void vi.unstubAllGlobals());
});

/** A page in business mode; what the server says of the visitor, and how often the page's data were asked for anew. */
function openPage(answers: Parameters<typeof openLiveShop>[0] = {}) {
  const { shop, call, asked } = openLiveShop(answers);
  const { system } = shop;
  let reloads = 0;
  connectFacts(facts, system, { now: () => 0, storedConsent: () => null });
  system.navigation.on('navigation.freshDataWanted', () => (reloads += 1));
  system.app.start();
  onTestFinished(() => {
    system.app.stop();
  });
  connectTabs(system, call, () => undefined);
  const modeHere = () => selectMode(system.shopMode.getSnapshot());
  const asks = () => asked.filter((each) => each === whoAmI).length;
  const comesToBe = (mode: string) => vi.waitFor(() => expect(modeHere()).toBe(mode), { timeout: 5000 });
  return { system, modeHere, asks, reloads: () => reloads, comesToBe };
}

const toldModes = () =>
  heardInOtherTabs().filter((news) => (news as { readonly kind: string }).kind === 'mode');

it('[S4.2-01] other tabs are told of another mode, not of one that a new visitor brings', () => {
  const { system } = openPage();
  system.shopMode.send({ type: 'shop.updated', shop: asPrivate, isVisitorNew: false });
  system.shopMode.send({ type: 'shop.updated', shop: sampleShopFlags, isVisitorNew: true });
  expect(toldModes()).toEqual([{ kind: 'mode', mode: 'b2c' }]);
});

it('[S4.2-01] a page follows the switch of another tab, its basket and its data with it, and asks once', async () => {
  const { system, asks, reloads, comesToBe } = openPage({ [whoAmI]: [{ user, shop: asPrivate, head }] });
  system.basket.send({ type: 'basket.received', basket: sampleBasket(head.version) });
  sayInOtherTab({ kind: 'mode', mode: 'b2c' });
  await comesToBe('b2c');
  // The basket shows no net beside the gross of the page.
  expect(system.basket.getSnapshot().context.basket).toBeNull();
  expect(reloads()).toBe(1);
  // What the other one answers, who is in that mode already.
  sayInOtherTab({ kind: 'mode', mode: 'b2c' });
  expect(asks()).toBe(1);
});

it('a page that was drawn before the switch is told when it begins to listen, and the teller asks, too', async () => {
  const { modeHere, asks, comesToBe } = openPage({ [whoAmI]: [{ user, shop: asPrivate, head }] });
  expect(heardInOtherTabs()).toContainEqual(expect.objectContaining({ kind: 'here', mode: 'b2b' }));
  const here = { kind: 'here', isGuest: user.guest, version: head.version };
  // One of this mode, and one of an older release.
  for (const mode of [{ mode: modeHere() }, {}]) sayInOtherTab({ ...here, ...mode });
  expect(toldModes()).toEqual([]);
  expect(asks()).toBe(0);
  sayInOtherTab({ ...here, mode: 'b2c' });
  expect(toldModes()).toEqual([{ kind: 'mode', mode: 'b2b' }]);
  await comesToBe('b2c');
});
