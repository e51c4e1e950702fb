import { matchRoutes, RouterContextProvider, type LoaderFunction } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { loadContext, type Load } from '#app/load.ts';
import { pageRoutes } from '#app/routes.ts';
import { routesOnTheWay } from '#app/routes-on-the-way.ts';
import { addressOf } from '#contract/endpoint-address.ts';

/** What the page at an address asks the server for; null where there is no page. */
async function askedBy(path: string): Promise<readonly string[] | null> {
  const onTheWay = await routesOnTheWay(new URL(path, 'https://shop.example').pathname);
  const match = matchRoutes([...pageRoutes, ...onTheWay], path)?.at(-1);
  if (match === undefined || match.route.path === '*') return null;
  const asked: string[] = [];
  const load = ((endpoint, request) => {
    const { params, query } = request as { readonly params?: object; readonly query?: object };
    asked.push(`${endpoint.method} ${addressOf(endpoint, { ...params }, { ...query })}`);
    return Promise.resolve({ outcome: 'refused', refusal: {} });
  }) as Load;
  const context = new RouterContextProvider();
  context.set(loadContext, load);
  const request = new Request(`https://shop.example${path}`);
  const loader = match.route.loader as LoaderFunction;
  const page = { request, params: match.params, context, url: new URL(request.url), pattern: path };
  await expect(loader(page)).rejects.toMatchObject({ status: 404 });
  return asked;
}

describe('pages of the printer finder', () => {
  it('[S2.7-05] are the list of brands, and a brand with its articles and printers', async () => {
    expect(await askedBy('/shop/supply/brands')).toEqual(['GET /shop/supply']);
    expect(await askedBy('/shop/supply/brand/brother')).toEqual([
      'GET /shop?supplyBrand=brother',
      'GET /shop/supply?brand=brother',
    ]);
  });

  it('[S2.7-06] are the list of printers, and a printer with what fits it', async () => {
    expect(await askedBy('/shop/supply/devices?search=M404dn')).toEqual(['GET /shop/supply?search=M404dn']);
    expect(await askedBy('/shop/supply/device/hp-laserjet-pro-m404dn')).toEqual([
      'GET /shop?supplyDevice=hp-laserjet-pro-m404dn&supplyPart=others',
      'GET /shop/supply/printer?device=hp-laserjet-pro-m404dn',
    ]);
  });
});
