import { afterAll, beforeAll, expect, it } from 'vitest';
import { listingEndpoints } from '#contract/listing.ts';
import { startTestShop } from '#tests/server/support/test-shop.ts';
import type { TestShop } from '#tests/server/support/test-shop.ts';
import { show } from '#tests/server/basket/small-catalogue.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

/** Two articles nobody has looked at yet, by their numbers. */
async function unseen(): Promise<{ number: string; id: number; slug: string; manufacturerNumber: string }[]> {
  const { rows } = await shop.database.query<{
    number: string;
    id: number;
    slug: string;
    manufacturerNumber: string;
  }>(
    `select article_number as number, id, slug, manufacturer_number as "manufacturerNumber" from article a
     where is_visible and delivery_state = 1 and net_price_cents is not null and make = 'original'
       and not exists (select from article_price where article_id = a.id)
       and (select count(*) from article where manufacturer_number = a.manufacturer_number) = 1
     order by id limit 2`,
  );
  return rows;
}

it('[S3.8-01] a tile has each fact of the article in its own field', async () => {
  const articles = await unseen();
  expect(articles).toHaveLength(2);
  await shop.database.query(`update depot set name = 'Lager Süd' where id = 1`);
  const backend = shop.visitor();
  await backend.signIn('backend@kontor.example');
  for (const [place, { number, id, slug, manufacturerNumber }] of articles.entries()) {
    // Two articles, so that no two yes-or-no facts are alike in both.
    const isFirst = place === 0;
    await shop.database.query(
      `update article set name = 'Eigener Name', partner_name = 'Name des Partners', weee_number = 'DE 4711', is_best_price = $2,
         content = 7, content_unit = 'Kartuschen', content_net = 0.25, comparative_price_unit = 'l', order_minimum = 2,
         order_maximum = 62, order_step = 3, delivery_state = 3, is_collectable = $3, video_count = 4, flags = '{neu,leise}',
         begreen_label = 'Blauer Engel', begreen_licence = 'UZ 205', begreen_valid_until = '2999-12-31', colour = 'Nachtblau', basisfarbe = 'sonstige', yield_pages = 1234, net_price_cents = 1999, tax_rate = 7, unit = 'Packung' where id = $1`,
      [id, isFirst, !isFirst],
    );
    await shop.database.query('update article_stock set stock = 77 where article_id = $1', [id]);
    await shop.database.query('update article_stock set is_unbounded = $2 where article_id = $1', [
      id,
      isFirst,
    ]);
    const { items } = await backend.ask(listingEndpoints.list, { query: { search: manufacturerNumber } });
    const price = {
      net_price: 1999,
      gross_price: 2139,
      tax_rate: 7,
      unit: 'Packung',
      quantity_lower_bound: 1,
      internal_price_type: 'standard',
      internal_price_type_id: 1,
    };
    expect(items.find(({ articleNumber }) => articleNumber === number)).toEqual({
      id,
      articleNumber: number,
      shopDepotId: 1,
      slug,
      display_name: 'Eigener Name',
      partner_display_name: 'Name des Partners',
      displayName: 'Name des Partners',
      brandName: expect.stringMatching(/^[A-Z]/),
      manufacturerNumber,
      weeeNummer: 'DE 4711',
      price,
      prices: [price],
      sellingPriceCollection: [price],
      basePrice: { net_price: 7996, gross_price: 8556, per: 'l' },
      isBestPrice: isFirst,
      content: 7,
      content_unit: { display_name: 'Kartuschen' },
      comparative_price_unit: 'l',
      content_net: 0.25,
      min_order_price_unit: 2,
      max_order_price_unit: 62,
      step_order_price_unit: 3,
      stock: 77,
      ...(isFirst ? { isUnbounded: true } : {}),
      sap_delivery_state: 3,
      online_available: true,
      collection_possible: !isFirst,
      mainImage: { file: expect.stringContaining(`/pictures/${number}.svg`), fileType: 'image/svg+xml' },
      videoCount: 4,
      attributes: { br_flags: ['neu', 'leise'] },
      umweltfreundlichesMerkmal: 'Blauer Engel',
      begreenEvidence: { licence: 'UZ 205', validUntil: '2999-12-31' },
      farbe: 'Nachtblau',
      basisfarbe: 'sonstige',
      fromShopDepot: 'Lager Süd',
      yieldPages: 1234,
      make: 'original',
      _score: expect.any(Number),
      boost: expect.any(Number),
    });
  }
});

/** An article with a ladder that was made for it, as a list shows it to a guest. */
async function tileWithLadder() {
  const [{ id, number, manufacturerNumber } = { id: 0, number: '', manufacturerNumber: '' }] = await unseen();
  await shop.database.query(
    `update article set net_price_cents = 1000, tax_rate = 19, unit = 'Packung' where id = $1`,
    [id],
  );
  await shop.database.query('insert into article_price values ($1, 5, 900), ($1, 20, 800)', [id]);
  const { items } = await shop
    .visitor()
    .ask(listingEndpoints.list, { query: { search: manufacturerNumber } });
  return items.find(({ articleNumber }) => articleNumber === number)!;
}

it('[S3.8-02][S3.8-03][S3.9-02] a tile says price, unit and kind of each rung of its ladder, and what its picture is', async () => {
  const tile = await tileWithLadder();
  const rung = (net: number, gross: number, from: number, slug: string, typeId: number) => ({
    net_price: net,
    gross_price: gross,
    tax_rate: 19,
    unit: 'Packung',
    quantity_lower_bound: from,
    internal_price_type: slug,
    internal_price_type_id: typeId,
  });
  expect(tile.price).toEqual(rung(1000, 1190, 1, 'standard', 1));
  expect(tile.prices).toEqual([tile.price, rung(900, 1071, 5, 'scale', 2), rung(800, 952, 20, 'scale', 2)]);
  const { file, fileType } = tile.mainImage;
  const picture = await shop.visitor().raw({ url: file });
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, `${fileType}; charset=utf-8`]);
  // The kinds of price are those that a basket names.
  const { priceTypes } = await show(shop.visitor());
  const named = (kind: { slug: string; id: number }) => `${kind.slug} ${kind.id}`;
  const ofTile = tile.prices.map((one) =>
    named({ slug: one.internal_price_type, id: one.internal_price_type_id }),
  );
  expect([...new Set(ofTile)]).toEqual(priceTypes.map(named));
});

it('[S3.8-01][S2.11-03] its one name stands in suggestions too, and is what lists are sorted by', async () => {
  const articles = await unseen();
  const [{ id, manufacturerNumber }] = articles as [(typeof articles)[number]];
  // By its own name it would stand last, by its partner's it stands first.
  await shop.database.query(
    `update article set name = 'Zzz ' || name, partner_name = '000 Name des Partners' where id = $1`,
    [id],
  );
  const guest = shop.visitor();
  const suggested = async (searchterm: string) =>
    (await guest.ask(listingEndpoints.suggest, { query: { searchterm } })).items.find(({ label, detail }) =>
      [label, detail].includes(manufacturerNumber),
    );
  expect(await suggested(manufacturerNumber)).toMatchObject({
    kind: 'number',
    label: manufacturerNumber,
    detail: '000 Name des Partners',
  });
  const firstByName = async () =>
    (await guest.ask(listingEndpoints.list, { query: { sortBy: 'name', limit: 1 } })).items[0]?.displayName;
  await expect.poll(firstByName, { timeout: 10_000 }).toBe('000 Name des Partners');
});
