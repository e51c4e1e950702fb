import { RouterContextProvider } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { loadContext, loadOrNotFound, type Load } from '#app/load.ts';
import { contentEndpoints } from '#contract/content.ts';

/** What a page's loader throws when its data are refused with this address. */
async function thrownAfter(redirectTo: unknown): Promise<Response> {
  const context = new RouterContextProvider();
  const refuse = async () => ({ outcome: 'refused', refusal: { redirectTo } });
  context.set(loadContext, refuse as unknown as Load);
  const request = new Request('https://shop.example/page/agb?x=1');
  const asked = { params: { slug: 'agb' } };
  return loadOrNotFound({ request, params: {}, context }, contentEndpoints.page, asked).then(
    () => expect.unreachable('nothing was refused'),
    (thrown: unknown) => thrown as Response,
  );
}

describe('a page whose data are refused', () => {
  it.each([
    ['/login', '/login?redirectTo=%2Fpage%2Fagb%3Fx%3D1'],
    ['/shop/basket', '/shop/basket'],
  ])('[S7.3-02] leads where the refusal says: %s', async (redirectTo, path) => {
    const thrown = await thrownAfter(redirectTo);
    expect([thrown.status, thrown.headers.get('location')]).toEqual([302, path]);
  });

  it.each([
    undefined,
    1,
    null,
    { path: '/shop' },
    'https://elsewhere.example/shop',
    '//elsewhere.example',
    'shop',
    '/rest/shop/basket',
    '',
  ])('[S7.3-02][R60] is not found where the refusal says no page of the shop: %j', async (redirectTo) => {
    expect((await thrownAfter(redirectTo)).status).toBe(404);
  });
});
