import { describe, expect, it } from 'vitest';
import { orderQuantities } from '#app/live/forms/order-quantities.form.ts';
import type { FormTakers } from '#app/live/forms/live-form.ts';
import type { Endpoint } from '#contract/endpoint.ts';

const given = { orderNumber: '2026-100042' };
const values = {
  'quantity.1': '4',
  'before.1': '6',
  'quantity.3': ' zwei',
  'before.3': '10',
  other: 'x',
};
const input = { form: '', given, values };

/** Sends the form to a server that answers so; what was asked and told is written down. */
async function send(answer: object) {
  const asked: unknown[] = [];
  const told: unknown[] = [];
  const takers = {
    call: async ({ path }: Endpoint, { body }: { readonly body: unknown }) => {
      asked.push([path, body]);
      return answer;
    },
    page: { system: { navigation: { send: (event: unknown) => told.push(event) } } },
  } as unknown as FormTakers;
  const failure = await orderQuantities.send({ input, signal: new AbortController().signal }, takers).then(
    () => null,
    (error: unknown) => error,
  );
  return { asked, told, failure };
}

const refusalWith = (code: string) => ({ success: false, code, errorMessages: ['So nicht.'] });

describe('changing the quantities of a waiting order', () => {
  it('[S4.3-10] sends each position as it was typed with what stood there, and loads the page anew', async () => {
    const { asked, told } = await send({
      outcome: 'ok',
      reply: { success: true, state: 'awaitingRelease' },
    });
    expect(asked).toEqual([
      [
        '/my/admin-orders/change-quantities',
        {
          orderNumber: '2026-100042',
          changes: [
            { position: 1, from: 6, to: '4' },
            { position: 3, from: 10, to: ' zwei' },
          ],
        },
      ],
    ]);
    expect(told).toEqual([{ type: 'data.outdated' }]);
    expect(orderQuantities.faultsIn(input)).toEqual({});
  });

  it.each([
    ['release.decided', [{ type: 'data.outdated' }]],
    ['orderChange.invalid', []],
  ])('[S4.3-10] refused with %s, the page is loaded anew where others decided', async (code, events) => {
    const refusal = refusalWith(code);
    const { told, failure } = await send({ outcome: 'refused', refusal });
    expect(failure).toEqual({ kind: 'refused', refusal });
    expect(told).toEqual(events);
  });
});
