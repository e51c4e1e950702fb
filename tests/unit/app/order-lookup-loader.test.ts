import { RouterContextProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { loadContext, type Load } from '#app/load.ts';
import { loadOrderLookup } from '#app/routes/order-lookup.loader.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { sampleOrder } from '#machines/checkout/checkout.samples.ts';

/** The link of a mail in a shop where the key fits nothing any more, and the order is, or is not, of whoever is signed in. */
async function follow(own: typeof sampleOrder | null): Promise<Response> {
  const context = new RouterContextProvider();
  const answer = async (
    _endpoint: Endpoint,
    { query }: { readonly query?: { readonly orderKey?: string } },
  ) => ({
    outcome: 'ok',
    reply: { items: [], total: 0, item: query?.orderKey === undefined ? own : null },
  });
  context.set(loadContext, answer as unknown as Load);
  const request = new Request('https://shop.example/order?number=2026-100001&orderKey=old');
  return loadOrderLookup({ request, context, params: {} }).then(
    () => expect.fail('a page was shown'),
    (thrown: unknown) => thrown as Response,
  );
}

it('[R24] the mail’s link to an order that was taken into an account leads its owner there', async () => {
  const { status, headers } = await follow(sampleOrder);
  expect([status, headers.get('location')]).toEqual([302, '/my/orders/2026-100001']);
});

it('[R24] for everybody else there is no such order', async () => {
  expect((await follow(null)).status).toBe(404);
});
