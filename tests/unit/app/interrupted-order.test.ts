import { RouterContextProvider } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { findInterruptedOrder } from '#app/interrupted-order.ts';
import { loadContext, tabStorageContext } from '#app/load.ts';
import type { Load } from '#app/load.ts';
import { sampleOrder } from '#machines/checkout/checkout.samples.ts';

const key = 'shop:orderUnderWay';

function tabWith(token: string | null, load: () => Promise<unknown>) {
  const kept = new Map<string, string | null>([[key, token]]);
  const asked: unknown[] = [];
  const context = new RouterContextProvider();
  context.set(tabStorageContext, {
    read: (name) => kept.get(name) ?? null,
    write: (name, value) => void kept.set(name, value),
  });
  context.set(loadContext, ((_endpoint: unknown, request: unknown) => {
    asked.push(request);
    return load();
  }) as Load);
  const find = () =>
    findInterruptedOrder({ context, request: new Request('http://shop.example/'), params: {} });
  return { find, asked, kept: () => kept.get(key) };
}

const found = { outcome: 'ok', reply: { items: [], total: 1, item: sampleOrder } };
const nothing = { outcome: 'ok', reply: { items: [], total: 0, item: null } };

describe('an order whose page had to be left', () => {
  it('is found by the token of the tab and told until its confirmation is opened', async () => {
    const tab = tabWith('token-1', () => Promise.resolve(found));
    expect(await tab.find()).toBe('K-100001');
    expect(await tab.find()).toBe('K-100001');
    expect(tab.asked[0]).toEqual({ query: { orderToken: 'token-1' } });
    expect(tab.kept()).toBe('token-1');
  });

  it('that never arrived is asked for once', async () => {
    const tab = tabWith('token-1', () => Promise.resolve(nothing));
    expect(await tab.find()).toBeNull();
    expect(await tab.find()).toBeNull();
    expect(tab.asked).toHaveLength(1);
  });

  it('does not keep the home page from showing when the shop does not answer', async () => {
    const tab = tabWith('token-1', () => Promise.reject(new Error('no answer')));
    expect(await tab.find()).toBeNull();
    expect(tab.kept()).toBe('token-1');
  });

  it('is not looked for by a tab that ordered nothing, nor while prefetching', async () => {
    const tab = tabWith(null, () => Promise.resolve(found));
    expect(await tab.find()).toBeNull();
    expect(tab.asked).toEqual([]);
    const context = new RouterContextProvider();
    const request = new Request('http://shop.example/');
    expect(await findInterruptedOrder({ context, request, params: {} })).toBeNull();
  });
});
