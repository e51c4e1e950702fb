import { afterEach, expect, it, vi } from 'vitest';
import { connectFacts } from '#app/connect-facts.ts';
import { formCalls } from '#app/live/form.calls.ts';
import type { FormName } from '#contract/forms/form-names.ts';
import { selectAvailability } from '#machines/app/app.selectors.ts';
import { facts } from '#machines/app/facts.ts';
import { sampleBootRecord } from '#machines/sample-records.ts';
import { openLiveShop } from '#tests/support/live-shop.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const answer = { given: { orderNumber: '2026-100042' }, values: { answer: 'Für Raum 2.14.' } };
const budget = { given: { id: '7' }, values: { amount: '500' } };
const failed = (): object => new TypeError('Failed to fetch');
const down = (): number => 503;

it.each([
  ['an answer to who decides', 'release-answer', answer, '/orders/release/answer', failed, 'up'],
  ['a budget', 'budget-amount', budget, '/my/admin-budgets/update', failed, 'up'],
  ['an answer', 'release-answer', answer, '/orders/release/answer', down, 'maintenance'],
] as const)(
  '[R72] %s that does not arrive keeps its page through silence, not through a 503',
  async (_, form, typed, path, reply, expected) => {
    const { shop, page, call, asked } = openLiveShop({
      [`POST /rest${path}`]: [reply(), reply(), reply()],
    });
    const { app } = shop.system;
    connectFacts(facts, shop.system, { now: () => 0, storedConsent: () => null });
    app.start();
    const { calls } = formCalls({ call, page, boot: sampleBootRecord });
    const { signal } = new AbortController();
    const input = { form: form satisfies FormName, ...typed };
    await expect(calls.sendForm({ input, signal })).rejects.toMatchObject({ failure: { kind: 'down' } });
    expect(asked).toContain(`POST /rest${path}`);
    expect(selectAvailability(app.getSnapshot())).toBe(expected);
    app.stop();
  },
);
