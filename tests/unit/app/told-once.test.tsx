import { afterEach, describe, expect, it, vi } from 'vitest';
import { connectFacts } from '#app/connect-facts.ts';
import { facts } from '#machines/app/facts.ts';
import { sampleHead } from '#machines/basket/basket.samples.ts';
import { sampleMember, sampleShopFlags } from '#machines/sample-records.ts';
import { selectToasts } from '#machines/toasts/toasts.selectors.ts';
import { openLiveShop } from '#tests/support/live-shop.ts';

afterEach(() => vi.unstubAllGlobals());

/** The code of the first call is fetched first. */
const comesTrue = (isSo: () => boolean) => vi.waitFor(() => expect(isSo()).toBe(true), { timeout: 5000 });

/** The shop with its toasts, and the texts of those that stand. */
function openShop(answers: Parameters<typeof openLiveShop>[0]) {
  const { system } = openLiveShop(answers).shop;
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
  return { system, toasts, signIn };
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
