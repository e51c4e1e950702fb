import fc from 'fast-check';
import { RouterContextProvider, type LoaderFunction } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { createAddressReader } from '#app/kept-address.ts';
import { loadContext, type Load } from '#app/load.ts';
import { createRouteTree } from '#app/route-tree.tsx';
import { allRoutesOnTheWay, routesOnTheWay } from '#app/routes-on-the-way.ts';
import { addressToday } from '#contract/former-addresses.ts';
import { sameOriginPath } from '#domain/redirect.ts';

const readAddress = createAddressReader(createRouteTree(await allRoutesOnTheWay()));

/** What the page of content at an address does, and what it asks for first. */
async function contentAt(address: string) {
  const route = (await routesOnTheWay(address)).find(({ id }) => id === 'contentPage')!;
  const asked: string[] = [];
  const context = new RouterContextProvider();
  context.set(loadContext, ((endpoint) => {
    asked.push(endpoint.name);
    return Promise.resolve({ outcome: 'refused', refusal: {} });
  }) as Load);
  const request = new Request(`https://shop.example${address}`);
  const slug = decodeURIComponent(new URL(request.url).pathname.split('/')[2] ?? '');
  const loading = { request, params: { slug }, context, url: new URL(request.url), pattern: '/page/:slug' };
  const thrown = await Promise.resolve((route.loader as LoaderFunction)(loading)).catch(
    (error: unknown) => error,
  );
  const { status, headers } = thrown as Response;
  return { status, location: headers.get('location'), asked };
}

describe('a link to a page of the former shop', () => {
  it.each([
    ['/page/br_system_shop_basket', '/shop/basket'],
    ['/page/br_system_shop_offer_request?search=x', '/offerrequest'],
    ['/page/br_system_shop_search?search=toner&utm=x', '/shop?search=toner'],
    ['/page/br_system_shop_anything', '/shop'],
  ])('[S2.5-01] leads a browser on without a document or a call: %s', async (address, today) => {
    expect(await contentAt(address)).toEqual({ status: 301, location: today, asked: [] });
  });

  it('is no page of content where the former shop had none of that name', async () => {
    expect(await contentAt('/page/br_system_constructor')).toEqual({
      status: 404,
      location: null,
      asked: [],
    });
    expect(await contentAt('/page/gibt-es-nicht')).toEqual({
      status: 404,
      location: null,
      asked: ['content.page'],
    });
  });
});

describe('where a page of the former shop stands today', () => {
  const names = fc.oneof(
    fc.constantFrom('search', 'shop', 'tip', 'main_catalog', 'attribute_food', 'basket', 'blog'),
    fc.webSegment(),
  );
  const queries = fc.oneof(
    fc.webQueryParameters(),
    fc
      .record({
        search: fc.string({ unit: 'binary' }),
        page: fc.string(),
        filter: fc.json(),
        view: fc.string(),
      })
      .map((query) => new URLSearchParams(query).toString()),
  );

  it('[R59] is an address of this shop from which nobody is led to another way of writing it', () => {
    fc.assert(
      fc.property(fc.constantFrom('', 'shop_'), names, queries, (prefix, name, query) => {
        const today = addressToday(`/page/br_system_${prefix}${name}?${query}`);
        if (today === null) {
          expect(prefix).toBe('');
          return;
        }
        expect(sameOriginPath(today) ?? '').toBe(today);
        expect(today).toMatch(/^\/(?:shop|offerrequest|blog)(?:[/?]|$)/);
        expect(addressToday(today)).toBeNull();
        expect(readAddress(today).meant).toBeNull();
      }),
    );
  });
});
