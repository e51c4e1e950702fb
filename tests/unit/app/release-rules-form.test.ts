import { describe, expect, it } from 'vitest';
import { releaseRules } from '#app/live/forms/release-rules.form.ts';
import type { FormTakers } from '#app/live/forms/live-form.ts';
import { seenField } from '#contract/forms/seen.ts';
import type { Endpoint } from '#contract/endpoint.ts';

const chosen = {
  releaseAbove: '500,00',
  reminderHours: '8',
  deputyHours: '72',
  expiryHours: '336',
};

describe('the release rules of a firm', () => {
  it('[S4.3-09] are sent with what is ticked, and the page is loaded anew', async () => {
    const asked: unknown[] = [];
    const told: unknown[] = [];
    const takers = {
      call: async ({ path }: Endpoint, { body }: { readonly body: unknown }) => {
        asked.push([path, body]);
        return { outcome: 'ok', reply: { success: true } };
      },
      page: { system: { navigation: { send: (event: unknown) => told.push(event) } } },
    } as unknown as FormTakers;
    const values = { ...chosen, 'category.toner': 'on', 'category.papier': 'on', mayReleaseOwn: 'on' };
    const input = { form: '', given: {}, values };
    await releaseRules.send({ input, signal: new AbortController().signal }, takers);
    expect(asked).toEqual([
      [
        '/my/admin-release-rules/update',
        { ...chosen, categories: ['toner', 'papier'], isOwnerlessReleased: false, mayReleaseOwn: true },
      ],
    ]);
    expect(told).toEqual([{ type: 'data.outdated' }]);
  });

  it('[S4.3-09] are sent as they were read; where others hold by now the page is loaded anew', async () => {
    const seen = { releaseAbove: 100, categories: [] };
    const refusal = { success: false, code: 'firm.changed', errorMessages: ['Inzwischen geändert.'] };
    const asked: object[] = [];
    const told: unknown[] = [];
    const takers = {
      call: async (_: Endpoint, { body }: { readonly body: object }) => {
        asked.push(body);
        return { outcome: 'refused', refusal };
      },
      page: { system: { navigation: { send: (event: unknown) => told.push(event) } } },
    } as unknown as FormTakers;
    const input = { form: '', given: {}, values: { ...chosen, [seenField]: JSON.stringify(seen) } };
    await expect(releaseRules.send({ input, signal: new AbortController().signal }, takers)).rejects.toEqual({
      kind: 'refused',
      refusal,
    });
    expect(asked).toMatchObject([{ seen }]);
    expect(told).toEqual([{ type: 'data.outdated' }]);
  });

  it.each([
    [{}, {}],
    [{ releaseAbove: '' }, {}],
    [{ releaseAbove: 'viel' }, { releaseAbove: 'amountInvalid' }],
    [{ releaseAbove: '999999999999' }, { releaseAbove: 'amountTooHigh' }],
  ])('%j is judged', (part, faults) => {
    expect(releaseRules.faultsIn({ form: '', given: {}, values: { ...chosen, ...part } })).toEqual(faults);
  });
});
