import { afterEach, expect, it, vi } from 'vitest';
import { connectFacts } from '#app/connect-facts.ts';
import { selectAvailability } from '#machines/app/app.selectors.ts';
import { facts } from '#machines/app/facts.ts';
import { openLiveShop } from '#tests/support/live-shop.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  history.replaceState(null, '', '/');
});

const failed = () => new TypeError('Failed to fetch');

it.each([
  ['leaves a step of the checkout alone', '/shop/checkout/2', false, 'up'],
  ['is maintenance on any other page', '/shop/basket', false, 'maintenance'],
  ['is maintenance in a step of a browser that is connected', '/shop/checkout/2', true, 'maintenance'],
] as const)(
  '[R82] a poll of the configuration that nobody answers %s',
  async (_, path, isOnline, expected) => {
    history.replaceState(null, '', path);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    // The client asks a second time before it says that nobody answers.
    const { shop, asked } = openLiveShop({ 'GET /rest/systems/config': [failed(), failed()] });
    const { app, poller } = shop.system;
    connectFacts(facts, shop.system, { now: () => 0, storedConsent: () => null });
    app.start();
    await vi.waitFor(() => expect(poller.getSnapshot().hasTag('busy')).toBe(false), { timeout: 5000 });
    expect(asked).toHaveLength(2);
    expect(selectAvailability(app.getSnapshot())).toBe(expected);
    app.stop();
  },
);
