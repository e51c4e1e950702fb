import { afterEach, describe, expect, it, vi } from 'vitest';
import { connectFacts } from '#app/connect-facts.ts';
import { basketEndpoints } from '#contract/basket.ts';
import { facts } from '#machines/app/facts.ts';
import { sampleHead } from '#machines/basket/basket.samples.ts';
import { sampleMember, sampleShopFlags } from '#machines/sample-records.ts';
import { selectToasts } from '#machines/toasts/toasts.selectors.ts';
import { openLiveShop } from '#tests/support/live-shop.ts';

afterEach(() => vi.unstubAllGlobals());

/** The code of the first call is fetched first. */
const comesTrue = (isSo: () => boolean) => vi.waitFor(() => expect(isSo()).toBe(true), { timeout: 5000 });

/** The shop with its toasts, and the texts of those that stand. */
function openShop(...opened: Parameters<typeof openLiveShop>) {
  const { shop, call } = openLiveShop(...opened);
  const { system } = shop;
  connectFacts(facts, system, { now: () => 0, storedConsent: () => null });
  system.app.start();
  const toasts = () => selectToasts(system.toasts.getSnapshot()).map(({ message }) => message);
  const signIn = (): void =>
    system.session.send({
      type: 'identity.told',
      user: sampleMember,
      shop: sampleShopFlags,
      head: sampleHead(2),
    });
  return { system, call, toasts, signIn };
}

describe('a call that failed is told once, in the words of who asked', () => {
  it('where the mode is switched', async () => {
    const { system, toasts } = openShop({ 'POST /rest/systems/set-b2c': [500] });
    system.shopMode.send({ type: 'mode.switch', to: 'b2c' });
    await comesTrue(() => !system.shopMode.getSnapshot().hasTag('switching'));
    expect(toasts()).toEqual([{ kind: 'text', key: 'mode.switchFailed' }]);
    system.app.stop();
  });

  it('where somebody signs out', async () => {
    const { system, toasts, signIn } = openShop({ 'POST /rest/logout': [500] });
    signIn();
    system.session.send({ type: 'logout' });
    await comesTrue(() => system.session.getSnapshot().matches({ member: 'active' }));
    expect(toasts()).toEqual([{ kind: 'text', key: 'toasts.logoutFailed' }]);
    system.app.stop();
  });

  it('by the form to sign in alone, where nobody says who the visitor is', async () => {
    const { system, toasts, signIn } = openShop({
      'GET /rest/systems/user': [500],
      'GET /rest/systems/token': [500],
    });
    signIn();
    system.session.send({ type: 'session.ended', isScreenKept: false });
    await comesTrue(() => system.session.getSnapshot().matches({ guest: 'login' }));
    expect(system.session.getSnapshot().context.problem?.code).toBe('session.ended');
    expect(toasts()).toEqual([]);
    system.app.stop();
  });
});

describe('what became of a call stands as a message of the shop', () => {
  const kinds = ({ toasts }: ReturnType<typeof openShop>['system']) =>
    selectToasts(toasts.getSnapshot()).map(({ kind }) => kind);

  it('[S8-03][S8-05] with its address where it failed, unless who asked says it themselves', async () => {
    const { system, call, toasts } = openShop({ 'POST /rest/shop/basket/removeall': [500, 500] });
    await expect(call(basketEndpoints.removeAll, {}, { suppressErrors: true })).rejects.toThrow('removeall');
    expect(toasts()).toEqual([]);
    await expect(call(basketEndpoints.removeAll, {})).rejects.toThrow('removeall');
    const markup = 'Error on Rest Data Request (/rest/shop/basket/removeall)';
    expect([kinds(system), toasts()]).toEqual([['danger'], [{ kind: 'markup', markup }]]);
    system.app.stop();
  });

  it('[S8-06] where it succeeded, if the configuration says that the shop is looked into', async () => {
    const widget = { 'GET /rest/widget/shop/basket': [{ head: sampleHead(7) }] };
    for (const isDebug of [false, true]) {
      const { system, call } = openShop(widget, { isDebug });
      await call(basketEndpoints.widget, {}, { takes: ['head'] });
      expect(kinds(system)).toEqual(isDebug ? ['success'] : []);
      system.app.stop();
    }
  });
});
