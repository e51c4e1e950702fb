import { offerRequestPath } from '#contract/offer-request-path.ts';
import { expect, test } from '#tests/support/shop-test.ts';
import { visit } from './models/visit.ts';

/** Pages of the former shop, but for that of the checkout, which leads to its step. */
const names = [
  'shop',
  'shop_search?search=papier',
  'shop_main_catalog',
  'shop_basket',
  'shop_manufacturers',
  'shop_brands',
  'shop_assortments',
  'shop_assortment_types',
  'shop_assortment_tip',
  'shop_article_types',
  'shop_article_type_name_groups',
  'shop_product_types',
  'shop_product_type_groups',
  'shop_index',
  'shop_quick_order',
  'shop_offer_request',
  'shop_attribute_begreen',
  'shop_attribute_food',
  'shop_attribute_cosmetic',
  'shop_attribute_video',
  'shop_attribute_daily_price',
  'shop_attribute_lieferbedingungen',
  'shop_attribute_montageservice',
  'shop_attribute_lieferzeit',
  'shop_attribute_new_articles',
  'shop_attribute_top_articles',
  'shop_anything',
  'blog',
];

/** What is answered there; every other page is there for everybody. */
const otherAnswers: Readonly<Record<string, number>> = {
  // Offers are asked for by people who are signed in: guests are led there first.
  [offerRequestPath]: 302,
  // It has an address, and no page yet.
  '/blog': 404,
};

test('[S2.5-01] every page of the former shop leads in one step to where it stands today', async ({
  page,
}) => {
  for (const name of names) {
    const former = await page.request.get(`/page/br_system_${name}`, { maxRedirects: 0 });
    expect(former.status(), name).toBe(301);
    const today = former.headers()['location'] ?? '';
    const status = (await page.request.get(today, { maxRedirects: 0 })).status();
    expect(status, `${name} → ${today}`).toBe(otherAnswers[today] ?? 200);
  }
});

test('[S2.5-02][S2.5-16] a link to a page of the former shop leads on without loading a document, and back to where it stands', async ({
  page,
}) => {
  const children = [
    { name: 'Früherer Warenkorb', path: '/page/br_system_shop_basket', count: 1 },
    { name: 'Frühere Suche', path: '/page/br_system_shop_search?search=papier&utm=x', count: 1 },
  ];
  await page.route(/\/rest\/shop\?/, async (route) => {
    const response = await route.fetch();
    const reply = (await response.json()) as { readonly item: object };
    await route.fulfill({ response, json: { ...reply, item: { ...reply.item, children } } });
  });
  await visit(page, '/shop/catalog/toner');
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Als Zeilen' }).click();
  await main.getByRole('link', { name: 'Früherer Warenkorb' }).click();
  await expect(page).toHaveURL(/\/shop\/basket$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ihr Warenkorb ist leer.');
  await page.goBack();
  await expect(page).toHaveURL(/\/shop\/catalog\/toner\?view=rows$/);
  await main.getByRole('link', { name: 'Frühere Suche' }).click();
  await expect(page).toHaveURL(/\/shop\?search=papier$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('papier');
  expect(documents).toEqual([]);
});
