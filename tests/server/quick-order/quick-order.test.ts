import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { basketEndpoints } from '#contract/basket.ts';
import { quickOrderEndpoints } from '#contract/quick-order.ts';
import { addBody, insertArticle } from '#tests/server/basket/small-catalogue.ts';
import { startTestShop } from '#tests/server/support/test-shop.ts';
import type { TestShop } from '#tests/server/support/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
  const alias = (id: number, number: string) =>
    shop.database.query('insert into article_alias (article_id, alias) values ($1, $2)', [id, number]);
  const follow = (id: number, successorId: number) =>
    shop.database.query('update article set successor_id = $2 where id = $1', [id, successorId]);
  const own = await insertArticle(shop, {
    number: 'QX4711A',
    name: 'Toner eins',
    stock: 7,
    tiers: [[5, 900]],
  });
  await alias(own, '4006381333931');
  await shop.database.query(
    `update article set content_net = 5, comparative_price_unit = '100 Blatt' where id = $1`,
    [own],
  );
  const other = await insertArticle(shop, { number: 'QX5822B', name: 'Toner zwei' });
  await alias(own, 'ALT-77/9');
  await alias(other, 'ALT-77/9');
  await insertArticle(shop, { number: 'QX5822C', name: 'Toner drei' });
  await insertArticle(shop, { number: 'QZ1', name: 'Auf Anfrage', netCents: null });
  await insertArticle(shop, { number: 'QZ2', name: 'Ausverkauft', stock: 0 });
  await follow(await insertArticle(shop, { number: 'QG1900', name: 'Alt', deliveryState: 5 }), other);
  await follow(await insertArticle(shop, { number: 'QG1901', name: 'Älter', isHidden: true }), own);
  await insertArticle(shop, { number: 'QG1902', name: 'Ohne Nachfolger', deliveryState: 5 });
});
afterAll(() => shop.stop());

const resolve = async (...numbers: string[]) =>
  (await shop.visitor().ask(quickOrderEndpoints.resolve, { body: { numbers } })).answers.map(
    ({ state, reason, articles }) =>
      [state, reason, articles.map(({ articleNumber }) => articleNumber)] as const,
  );

it('[S2.7-37] says of each line which article it means, how it was found, or why it was not', async () => {
  expect(
    await resolve(
      'qx-4711 a',
      '4006381333931',
      'Probe QX 4711A schwarz',
      'QX4711AA',
      'QX4171A',
      'alt 77 9',
      'QX5822',
      'QX5822D',
      'QG1900',
      'qg1901',
      'Wolkenmarmor 3',
      '',
      '///',
    ),
  ).toEqual([
    ['ok', '', ['QX4711A']],
    ['corrected', '„4006381333931“ ist eine andere Nummer dieses Artikels.', ['QX4711A']],
    ['corrected', '„Probe QX 4711A schwarz“ haben wir als QX4711A gelesen.', ['QX4711A']],
    ['corrected', '„QX4711AA“ gibt es nicht; gemeint ist wohl QX4711A.', ['QX4711A']],
    ['corrected', '„QX4171A“ gibt es nicht; gemeint ist wohl QX4711A.', ['QX4711A']],
    ['ambiguous', 'Zu „alt 77 9“ passen mehrere Artikel. Bitte wählen Sie.', ['QX4711A', 'QX5822B']],
    ['ambiguous', '„QX5822“ gibt es nicht, aber ähnliche Nummern. Bitte wählen Sie.', ['QX5822B', 'QX5822C']],
    [
      'ambiguous',
      '„QX5822D“ gibt es nicht, aber ähnliche Nummern. Bitte wählen Sie.',
      ['QX5822B', 'QX5822C'],
    ],
    ['replaced', '„QG1900“ gibt es nicht mehr. An seine Stelle tritt: Toner zwei.', ['QX5822B']],
    ['replaced', '„qg1901“ gibt es nicht mehr. An seine Stelle tritt: Toner eins.', ['QX4711A']],
    ['unknown', 'Zu „Wolkenmarmor 3“ finden wir keinen Artikel.', []],
    ['unknown', 'In dieser Zeile steht keine Nummer.', []],
    ['unknown', 'Zu „///“ finden wir keinen Artikel.', []],
  ]);
});

it.each(['QX4711A 20', '20 QX4711A', 'Probe QX 4711 A 20', 'QX4711A 7', 'QX 4711 A 1'])(
  '[S2.7-37] loses nothing of „%s“, which may say how many are wanted',
  async (typed) => {
    expect(await resolve(typed)).toEqual([
      [
        'ambiguous',
        `In „${typed}“ stehen Ziffern neben der Nummer. Bitte wählen Sie den Artikel, und prüfen Sie die Menge.`,
        ['QX4711A'],
      ],
    ]);
  },
);

it('[S2.7-37] tells the base price of each rung where one has to be given, also of what has taken the place of another', async () => {
  const { answers } = await shop
    .visitor()
    .ask(quickOrderEndpoints.resolve, { body: { numbers: ['QX4711A', 'QX5822B', 'qg1901'] } });
  expect(answers.map(({ articles }) => articles[0]?.prices.map(({ basePrice }) => basePrice))).toEqual([
    [
      { net_price: 200, gross_price: 238, per: '100 Blatt' },
      { net_price: 180, gross_price: 214, per: '100 Blatt' },
    ],
    [null],
    [
      { net_price: 200, gross_price: 238, per: '100 Blatt' },
      { net_price: 180, gross_price: 214, per: '100 Blatt' },
    ],
  ]);
});

it('[S2.7-37] tells price ladder, stock and amounts of what it found, and why something cannot be had', async () => {
  const { answers } = await shop
    .visitor()
    .ask(quickOrderEndpoints.resolve, { body: { numbers: ['QX4711A', 'QZ1', 'QZ2', 'QG1902'] } });
  const found = answers.flatMap(({ articles }) => articles);
  expect(answers.map(({ state }) => state)).toEqual(['ok', 'ok', 'ok', 'ok']);
  expect(found[0]).toMatchObject({
    displayName: 'Toner eins',
    url: '/shop/article/QX4711A-1/qx4711a',
    unit: 'Stück',
    stock: 7,
    available: 7,
    min_order_price_unit: 1,
    max_order_price_unit: 1000,
    problem: '',
  });
  expect(
    found[0]?.prices.map(({ quantity_lower_bound, net_price }) => [quantity_lower_bound, net_price]),
  ).toEqual([
    [1, 1000],
    [5, 900],
  ]);
  expect(found.slice(1).map(({ problem }) => problem)).toEqual([
    'Auf Anfrage: Preis auf Anfrage.',
    'Ausverkauft kann derzeit nicht bestellt werden.',
    'Ohne Nachfolger ist nicht mehr lieferbar.',
  ]);
});

it('[S2.7-37] puts a colour that was typed before others, then what has as many in stock as are wanted', async () => {
  for (const [number, basisfarbe, stock, popularity] of [
    ['QK1', 'gelb', 50, 4],
    ['QK2', 'farbig', 1, 3],
    ['QK3', 'schwarz', 2, 2],
    ['QK4', 'schwarz', 50, 1],
  ] as const) {
    const id = await insertArticle(shop, { number, stock });
    await shop.database.query('update article set basisfarbe = $2, popularity = $3 where id = $1', [
      id,
      basisfarbe,
      popularity,
    ]);
    await shop.database.query(`insert into article_alias (article_id, alias) values ($1, 'QK9003')`, [id]);
  }
  const proposed = async (number: string, quantity: string) => {
    const body = { numbers: [number], quantities: [quantity] };
    const { answers } = await shop.visitor().ask(quickOrderEndpoints.resolve, { body });
    return answers.flatMap(({ articles }) => articles.map(({ articleNumber }) => articleNumber));
  };
  expect(await proposed('QK9003', '')).toEqual(['QK1', 'QK2', 'QK3', 'QK4']);
  expect(await proposed('QK9003', '3')).toEqual(['QK1', 'QK4', 'QK2', 'QK3']);
  expect(await proposed('QK9003 schwarz 3', '')).toEqual(['QK4', 'QK3', 'QK1', 'QK2']);
  expect(await proposed('QK9003 schwarz', '2')).toEqual(['QK3', 'QK4', 'QK1', 'QK2']);
});

it('[S2.7-37] shows no price where the shop shows none', async () => {
  await shop.services.settings.change({ display_price: false });
  try {
    const { answers } = await shop
      .visitor()
      .ask(quickOrderEndpoints.resolve, { body: { numbers: ['QX4711A'] } });
    const [article] = answers[0]!.articles;
    expect(article?.problem).toBe('Toner eins: Preis auf Anfrage.');
    expect(article?.prices.map(({ net_price, gross_price }) => [net_price, gross_price])).toEqual([
      [null, null],
    ]);
  } finally {
    await shop.services.settings.change({ display_price: true });
  }
});

it('[S2.7-37] reads 300 numbers with a handful of questions, and all of them go into the basket by one call', async () => {
  const { rows } = await shop.database.query<{ number: string }>(
    `select article_number as number from article where is_visible and delivery_state = 1 and net_price_cents is not null
       and article_number like 'T1%' order by id limit 280`,
  );
  const numbers = [
    ...rows.map(({ number }) => number),
    ...Array.from({ length: 20 }, (_value, place) => `ZZ9${place}XY7`),
  ];
  expect(numbers.length).toBe(300);
  const guest = shop.visitor();
  await guest.ask(quickOrderEndpoints.resolve, { body: { numbers: ['QX4711A'] } });
  const asked = vi.spyOn(shop.database, 'query');
  const startedAt = performance.now();
  const { answers } = await guest.ask(quickOrderEndpoints.resolve, { body: { numbers } });
  const tookMs = performance.now() - startedAt;
  const questions = asked.mock.calls.length;
  asked.mockRestore();
  expect(questions).toBeLessThanOrEqual(8);
  expect(tookMs).toBeLessThan(1000);
  expect(answers.map(({ state }) => state)).toEqual([
    ...Array.from({ length: 280 }, () => 'ok'),
    ...Array.from({ length: 20 }, () => 'unknown'),
  ]);
  const items = answers.flatMap(({ articles }) =>
    articles
      .filter(({ problem }) => problem === '')
      .map(({ articleNumber, min_order_price_unit }) => addBody(articleNumber, min_order_price_unit)),
  );
  const { basket, refused } = await guest.ask(basketEndpoints.addItems, { body: { items } });
  expect(refused).toEqual([]);
  expect(basket.items.length).toBe(items.length);
});

it('[S2.7-37] refuses more than 500 lines with a sentence that says what was read', async () => {
  const numbers = Array.from({ length: 1501 }, (_value, place) => `T${100_000 + place}`);
  const answer = await shop.visitor().post(quickOrderEndpoints.resolve, { body: { numbers } });
  expect(answer).toMatchObject({
    outcome: 'refused',
    refusal: {
      code: 'lines.tooMany',
      errorMessages: [
        'Das sind 1.501 Zeilen; auf einmal gehen höchstens 500. Übernommen ist davon nichts: Bitte teilen Sie die Liste.',
      ],
    },
  });
});
