import { expect, it } from 'vitest';
import { positionCostCenter } from '#app/live/forms/position-cost-center.form.ts';
import type { FormTakers } from '#app/live/forms/live-form.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { sampleBasket } from '#machines/basket/basket.samples.ts';

it('[S7.1-48][S7.3-01] books one position, or all, and hands the basket of the answer over', async () => {
  const asked: unknown[] = [];
  const told: unknown[] = [];
  const basket = sampleBasket(7);
  const takers = {
    call: async ({ path }: Endpoint, { body }: { readonly body: unknown }) => {
      asked.push([path, body]);
      return { outcome: 'ok', reply: { success: true, basket, corrections: [] } };
    },
    page: { system: { basket: { send: (event: unknown) => told.push(event) } } },
  } as unknown as FormTakers;
  const { signal } = new AbortController();
  const send = (values: Readonly<Record<string, string>>) =>
    positionCostCenter.send({ input: { form: '', given: {}, values }, signal }, takers);
  await send({ uid: 'T1-1-a', costCenter: '100' });
  await send({ uid: '', costCenter: '200' });
  expect(asked).toEqual([
    ['/shop/basket/update-cost-center', { uid: 'T1-1-a', costCenter: '100' }],
    ['/shop/basket/update-cost-center', { costCenter: '200' }],
  ]);
  expect(told).toEqual([
    { type: 'basket.received', basket },
    { type: 'basket.received', basket },
  ]);
});
