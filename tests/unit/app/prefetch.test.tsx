import { expect, it, vi } from 'vitest';
import type { Load } from '#app/load.ts';
import { prefetch } from '#app/prefetch.ts';
import { createRouteTree } from '#app/route-tree.tsx';
import { addressOf } from '#contract/endpoint-address.ts';

it('asks ahead for a list, and for nothing that only looks like one while its routes are on their way', async () => {
  const asked: string[] = [];
  const load = ((endpoint, request) => {
    const { query } = request as { readonly query?: Readonly<Record<string, unknown>> };
    asked.push(addressOf(endpoint, {}, query));
    return Promise.reject(new Response(null, { status: 404 }));
  }) as Load;
  const from = { routes: createRouteTree([]), load, origin: 'https://shop.example' };
  for (const path of ['/shop/supply', '/shop/supply/devices?search=x', '/shop/external-catalog', '/nirgends'])
    prefetch(path, from);
  // Asked for last: what stands before it would have asked first.
  prefetch('/shop/catalog/toner', from);
  await vi.waitFor(() => expect(asked).not.toEqual([]));
  expect(asked).toEqual(['/shop?list=catalog%2Ftoner']);
});
