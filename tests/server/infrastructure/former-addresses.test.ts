import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildFrontEnd } from '#server/app.ts';
import { createLog } from '#server/log/log.ts';
import { pagesPlugin } from '#server/pages/pages.plugin.ts';
import { readEnvironment } from '#server/runtime/environment.ts';

let shop: FastifyInstance;

/** What a page asks for before it is drawn, be it of a database or of another back end. */
const askedInVain = (): Promise<never> => Promise.reject(new Error('The visitor was asked for.'));

beforeAll(async () => {
  shop = await buildFrontEnd(readEnvironment({}), 'http://127.0.0.1:9', createLog('silent'));
  await shop.register(pagesPlugin, {
    renderPage: askedInVain,
    readAddress: () => ({ kept: null, meant: null }),
    assets: { of: () => ({ scripts: [] }), styleSheet: '', styleOf: () => '', release: 'test' },
    publicUrl: 'https://shop.example',
    visitOf: askedInVain,
    strangersBoot: askedInVain,
  });
});
afterAll(() => shop.close());

/** Where a page of the former shop leads for good, by its name. */
async function ledTo(name: string): Promise<string | undefined> {
  const { statusCode, headers } = await shop.inject({ url: `/page/br_system_${name}` });
  expect(statusCode, name).toBe(301);
  expect(headers, name).toMatchObject({ 'cache-control': 'public, max-age=86400' });
  expect(headers, name).not.toHaveProperty('set-cookie');
  return headers.location;
}

/** @param today paths by the names of the pages that lead there */
const expectLed = async (today: Readonly<Record<string, string>>): Promise<void> => {
  for (const [name, path] of Object.entries(today)) expect(await ledTo(name), name).toBe(path);
};

describe('a page of the former shop leads for good', () => {
  it('[S2.5-01] to one of the shop, also when nobody knows any more what it was', () =>
    expectLed({
      shop: '/shop',
      shop_: '/shop',
      shop_anything: '/shop',
      shop_constructor: '/shop',
      'shop_basket/': '/shop/basket',
      'shop_basket?step=2&search=toner': '/shop/basket',
    }));

  it('[S2.5-02] to the basket', () => expectLed({ shop_basket: '/shop/basket' }));

  it('[S2.5-03] to the checkout', () => expectLed({ shop_checkout: '/shop/checkout' }));

  it('[S2.5-04] to the manufacturers', () => expectLed({ shop_manufacturers: '/shop/manufacturers' }));

  it('[S2.5-05] to the brands', () => expectLed({ shop_brands: '/shop/brands' }));

  it('[S2.5-06] to assortments and their types', () =>
    expectLed({
      shop_assortments: '/shop/assortments',
      shop_assortment_types: '/shop/assortmenttypes',
      shop_assortmenttypes: '/shop/assortmenttypes',
    }));

  it('[S2.5-07] to article types and the groups of their names', () =>
    expectLed({
      shop_article_types: '/shop/articletypes',
      'shop_article-types': '/shop/articletypes',
      shop_article_type_name_groups: '/shop/articletypenamegroups',
    }));

  it('[S2.5-08] to product types and their groups', () =>
    expectLed({
      shop_product_types: '/shop/producttypes',
      shop_product_type_groups: '/shop/producttypegroups',
    }));

  it('[S2.5-09] to the index', () => expectLed({ shop_index: '/shop/index' }));

  it('[S2.5-10] to the quick order', () => expectLed({ shop_quick_order: '/shop/quick_order' }));

  it('[S2.5-11] to the request of an offer', () => expectLed({ shop_offer_request: '/offerrequest' }));

  it('[S2.5-12] to the blog', () => expectLed({ blog: '/blog', shop_blog: '/blog' }));

  it('[S2.5-13] to the lists of ten attributes', () =>
    expectLed({
      shop_attribute_begreen: '/shop/attribute/begreen',
      shop_attribute_food: '/shop/attribute/food',
      shop_attribute_cosmetic: '/shop/attribute/cosmetic',
      shop_attribute_video: '/shop/attribute/video',
      shop_attribute_daily_price: '/shop/attribute/daily-price',
      shop_attribute_lieferbedingungen: '/shop/attribute/lieferbedingungen',
      shop_attribute_montageservice: '/shop/attribute/montageservice',
      shop_attribute_lieferzeit: '/shop/attribute/lieferzeit',
      shop_attribute_new_articles: '/shop/attribute/new-articles',
      shop_attribute_top_articles: '/shop/attribute/top-articles',
      shop_begreen: '/shop/attribute/begreen',
      'shop_daily-price': '/shop/attribute/daily-price',
    }));

  it('[S2.5-14] to the assortment of tips', () =>
    expectLed({ shop_assortment_tip: '/shop/assortment/tipp', shop_tip: '/shop/assortment/tipp' }));

  it('[S2.5-15] to the main catalogue', () =>
    expectLed({ shop_main_catalog: '/shop/maincatalog', shop_maincatalog: '/shop/maincatalog' }));

  it('[S2.5-16] to all articles, with what was searched for and chosen, and nothing else of the query', () =>
    expectLed({
      'shop?page=2': '/shop?page=2',
      shop_search: '/shop',
      search: '/shop',
      'shop_search?search=toner': '/shop?search=toner',
      'shop_search?utm_source=x&search=%20toner%20&sortBy=price&page=0': '/shop?search=toner&sortBy=price',
      'shop_search?search=//evil.example': '/shop?search=%2F%2Fevil.example',
    }));
});

it('what only looks like a page of the former shop is drawn like any other', async () => {
  for (const address of [
    '/page/br_system_',
    '/page/br_system_constructor',
    '/page/br_system_shopping_list',
    '/page/br_system_shop_basket/more',
    '/page/br_system_shop/basket',
    '/page/agb',
    '/br_system_shop_basket',
  ]) {
    const { statusCode, headers } = await shop.inject({ url: address });
    expect(statusCode, address).toBe(500);
    expect(headers, address).not.toHaveProperty('location');
  }
});
