import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RequestOf } from '#contract/endpoint.ts';
import type { Refusal } from '#contract/refusal.ts';
import { mostListPositions, mostLists, shoppingListEndpoints } from '#contract/shopping-list.ts';
import { countOf, hideArticle, insertArticle, startSmallShop } from '#tests/server/basket/small-catalogue.ts';
import type { TestShop, TestVisitor } from '#tests/server/support/test-shop.ts';

const lists = shoppingListEndpoints;

let shop: TestShop;
beforeAll(async () => {
  shop = await startSmallShop();
});
afterAll(async () => {
  await shop.stop();
});

async function member(email: string): Promise<TestVisitor> {
  const visitor = shop.visitor();
  await visitor.signIn(email);
  const { items } = await visitor.ask(lists.mine);
  for (const { id } of items) await visitor.ask(lists.remove, { body: { id } });
  return visitor;
}

const buyer = () => member('einkauf@muster-gmbh.example');

const create = async (visitor: TestVisitor, displayName: string, description = '') =>
  visitor.ask(lists.create, { body: { displayName, description } });

type AddBody = RequestOf<typeof lists.addPosition>['body'];
const bodyOf = (article_number: string, quantity: number | string = 1, more: Partial<AddBody> = {}) => ({
  article_number,
  shop_depot_id: 1,
  quantity,
  ...more,
});
const add = (
  visitor: TestVisitor,
  article_number: string,
  quantity: number | string = 1,
  more: Partial<AddBody> = {},
) => visitor.ask(lists.addPosition, { body: bodyOf(article_number, quantity, more) });

const shown = async (visitor: TestVisitor, slug?: string) =>
  (await visitor.ask(lists.mine, { query: slug === undefined ? {} : { slug } })).current;

/** What stands on the current list: `A1×3`. */
const positions = async (visitor: TestVisitor, slug?: string): Promise<string[]> =>
  ((await shown(visitor, slug))?.positions ?? []).map(
    ({ article_number, quantity }) => `${article_number}×${quantity}`,
  );

const firstId = async (visitor: TestVisitor): Promise<number> =>
  (await shown(visitor))?.positions[0]?.id ?? 0;

const refusalOf = async (
  answer: Promise<{ readonly outcome: string; readonly refusal?: unknown }>,
): Promise<Refusal | null> => ((await answer).refusal ?? null) as Refusal | null;

describe('own lists', () => {
  it('[S7.2-23][S3.5-01] are created, renamed and deleted; their slugs are made from their names', async () => {
    const visitor = await buyer();
    expect(await visitor.ask(lists.mine)).toMatchObject({ items: [], current: null });
    const office = await create(visitor, '  Büro & Größe ', 'Jede Woche');
    expect(office.slug).toBe('buero-groesse');
    expect((await create(visitor, 'Büro-Größe')).slug).toBe('buero-groesse-2');
    expect((await create(visitor, '漢字')).slug).toBe('liste');
    expect(await shown(visitor)).toEqual({
      id: office.id,
      slug: 'buero-groesse',
      displayName: 'Büro & Größe',
      description: 'Jede Woche',
      positionCount: 0,
      positions: [],
      goodsNet: 0,
      goodsGross: 0,
      uncountedPositions: 0,
    });

    const renamed = { id: office.id, displayName: 'Lager', description: '' };
    expect(await visitor.ask(lists.edit, { body: renamed })).toMatchObject({ slug: 'lager' });
    // Its own slug is not taken by somebody else.
    expect(await visitor.ask(lists.edit, { body: renamed })).toMatchObject({ slug: 'lager' });
    await visitor.ask(lists.remove, { body: { id: office.id } });
    expect((await visitor.ask(lists.mine)).items.map(({ slug }) => slug)).toEqual([
      'buero-groesse-2',
      'liste',
    ]);
  });

  it('[S7.2-22][S4.2-07] are shown all, the one of the slug with its positions, else the first', async () => {
    const visitor = await buyer();
    await create(visitor, 'Erste');
    const { id } = await create(visitor, 'Zweite');
    await add(visitor, 'A1', 2, { lists: [id] });
    const names = async (slug?: string) => (await shown(visitor, slug))?.displayName;
    expect(await names()).toBe('Erste');
    expect(await names('zweite')).toBe('Zweite');
    expect(await names('dritte')).toBe('Erste');
    expect((await visitor.ask(lists.mine)).items).toMatchObject([
      { slug: 'erste', positionCount: 0 },
      { slug: 'zweite', positionCount: 1 },
    ]);
  });

  it('[S7.2-23] without a name are refused at the field', async () => {
    const visitor = await buyer();
    const refused = await refusalOf(
      visitor.post(lists.create, { body: { displayName: ' ', description: '' } }),
    );
    expect(refused).toMatchObject({
      code: 'fields.invalid',
      fieldErrors: { displayName: 'Bitte geben Sie der Liste einen Namen.' },
    });
  });

  it('[S7.2-23] have names of their own: a second one of a name is refused at the field, however many come at once', async () => {
    const visitor = await buyer();
    const nameTaken = {
      code: 'fields.invalid',
      fieldErrors: { displayName: 'Eine Liste mit diesem Namen haben Sie schon.' },
    };
    const named = (displayName: string) => ({ body: { displayName, description: '' } });
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => refusalOf(visitor.post(lists.create, named('Lager')))),
    );
    expect(answers.filter((refused) => refused !== null)).toMatchObject(Array(5).fill(nameTaken));
    expect(await refusalOf(visitor.post(lists.create, named(' LAGER ')))).toMatchObject(nameTaken);

    const { id } = await create(visitor, 'Büro');
    const renamed = (displayName: string) => ({ body: { id, displayName, description: 'Neu' } });
    expect(await refusalOf(visitor.post(lists.edit, renamed('lager')))).toMatchObject(nameTaken);
    expect(await refusalOf(visitor.post(lists.edit, renamed('BÜRO')))).toBe(null);
    expect((await visitor.ask(lists.mine)).items.map(({ displayName }) => displayName)).toEqual([
      'Lager',
      'BÜRO',
    ]);
    // A list of the same name from before stays, and can still be described.
    await shop.database.query(`update shopping_list set display_name = 'Lager' where id = $1`, [id]);
    expect(await refusalOf(visitor.post(lists.edit, renamed('Lager')))).toBe(null);
    // Everybody has names of their own.
    const other = await member('leitung@muster-gmbh.example');
    expect((await create(other, 'Lager')).slug).toBe('lager');
  });

  it('are no more than there is room for, however many come at once, and no two share a slug', async () => {
    const visitor = await buyer();
    const answers = await Promise.all(
      Array.from({ length: mostLists + 5 }, (_, place) =>
        refusalOf(
          visitor.post(lists.create, {
            body: { displayName: `Gleich${'!'.repeat(place)}`, description: '' },
          }),
        ),
      ),
    );
    expect(answers.filter((refused) => refused?.code === 'list.tooMany')).toHaveLength(5);
    const { items } = await visitor.ask(lists.mine);
    expect(items).toHaveLength(mostLists);
    expect(new Set(items.map(({ slug }) => slug)).size).toBe(mostLists);
  });

  it('[R23] of others are answered like those that do not exist, and stay as they are', async () => {
    const owner = await member('leitung@muster-gmbh.example');
    await create(owner, 'Geheim');
    await add(owner, 'A1', 3, { data: { hint: 'Meins' } });
    const list = await shown(owner);
    const position = list?.positions[0]?.id ?? 0;
    const notes = {
      hint: 'x',
      customArticleNumber: '',
      customArticleInfo: '',
      costCenter: '',
      offerNumber: '',
    };
    // A colleague of the same firm, and somebody else.
    for (const stranger of [await buyer(), await member('privat@kontor.example')])
      for (const [listId, id] of [
        [list?.id ?? 0, position],
        [999_999_999, 999_999_999],
      ] as const) {
        const ofList = { body: { id: listId } };
        const told = await Promise.all(
          [
            stranger.post(lists.edit, { body: { ...ofList.body, displayName: 'x', description: '' } }),
            stranger.post(lists.remove, ofList),
            stranger.post(lists.dropMissingPositions, ofList),
            stranger.post(lists.export, ofList),
            stranger.post(lists.addPosition, { body: bodyOf('A1', 1, { lists: [listId] }) }),
            stranger.post(lists.editPosition, { body: { id, ...notes } }),
            stranger.post(lists.dropPosition, { body: { id } }),
            stranger.post(lists.updatePositionQuantity, { body: { id, quantity: 9 } }),
            stranger.post(lists.updatePositionNotice, { body: { id, hint: 'x' } }),
            stranger.post(lists.updatePositionCostCenter, { body: { id, costCenter: '' } }),
            stranger.post(lists.updatePositionOffer, { body: { id, offerNumber: 'x' } }),
          ].map(async (answer) => (await refusalOf(answer))?.code),
        );
        expect(told).toEqual([
          ...Array.from({ length: 5 }, () => 'list.notFound'),
          ...Array.from({ length: 6 }, () => 'position.notFound'),
        ]);
        expect(await stranger.ask(lists.mine, { query: { slug: 'geheim' } })).toMatchObject({
          current: null,
        });
      }
    expect(await shown(owner)).toEqual(list);
  });

  it('[S6-01] a guest has none', async () => {
    const refused = await refusalOf(shop.visitor().post(lists.addPosition, { body: bodyOf('A1') }));
    expect(refused).toMatchObject({ code: 'session.ended', redirectTo: '/login' });
  });
});

describe('an article on a list', () => {
  it('[S7.2-24][S3.5-02][S7.3-03] has the fields of the contract, with prices and stock of today', async () => {
    const visitor = await buyer();
    const answer = await add(visitor, 'C1', 12, {
      custom_article_number: 'K-17',
      custom_article_info: 'Die rote',
      data: { hint: 'Vorn', costCenter: '100', offerNumber: 'A-1' },
      // What the page says of it is not even read.
      price: 1,
      display_name: 'Gold',
    });
    expect(answer).toEqual({
      success: true,
      message:
        '<b>Tinte Ö</b> steht mit 12 Stück auf der Liste <a href="/my/shopping_lists?list=meine-liste">Meine Liste</a>.',
      errorMessages: [],
      error: null,
    });
    const price = {
      net_price: 900,
      gross_price: 963,
      tax_rate: 7,
      unit: 'Stück',
      quantity_lower_bound: 10,
      internal_price_type: 'scale',
      internal_price_type_id: 2,
    };
    expect(await shown(visitor)).toMatchObject({
      displayName: 'Meine Liste',
      goodsNet: 10_800,
      positions: [
        {
          article_number: 'C1',
          shop_depot_id: 1,
          custom_article_number: 'K-17',
          custom_article_info: 'Die rote',
          slug: 'c1',
          display_name: 'Tinte Ö',
          excerpt: '',
          quantity: 12,
          unit: 'Stück',
          price,
          prices: [{ quantity_lower_bound: 1, net_price: 1000 }, price, { net_price: 800 }],
          position: 1,
          data: { hint: 'Vorn', costCenter: '100', offerNumber: 'A-1' },
          stock: 100_000,
          exists: true,
          isOrderable: true,
          lineNet: 10_800,
        },
      ],
    });

    await shop.database.query(`update article set net_price_cents = 2000 where article_number = 'C1'`);
    await shop.database.query(
      `delete from article_price where article_id = (select id from article where article_number = 'C1')`,
    );
    expect(await shown(visitor)).toMatchObject({ goodsNet: 24_000, positions: [{ lineNet: 24_000 }] });
  });

  it('[S3.5-02] is in the sums of the list only where it can be had, whoever may order; the rest is counted beside them', async () => {
    const visitor = await buyer();
    for (const number of ['B5', 'D1', 'E1', 'E2', 'E3', 'E5']) await add(visitor, number, 5);
    await insertArticle(shop, { number: 'LEAVES', netCents: 700 });
    await add(visitor, 'LEAVES', 2);
    const sums = async () => {
      const { goodsNet, uncountedPositions } = (await shown(visitor)) ?? {};
      return [goodsNet, uncountedPositions];
    };
    expect(await sums()).toEqual([5 * 450 + 5 * 1000 + 2 * 700, 4]);
    await hideArticle(shop, 'LEAVES');
    expect(await sums()).toEqual([5 * 450 + 5 * 1000, 5]);
    await shop.services.settings.change({ May_order: false });
    try {
      expect(await sums()).toEqual([5 * 450 + 5 * 1000, 5]);
      expect((await shown(visitor))?.positions.filter(({ isOrderable }) => isOrderable)).toHaveLength(2);
    } finally {
      await shop.services.settings.change({ May_order: true });
    }
  });

  it('[S7.2-24] that is put on it again raises the quantity and keeps what was noted', async () => {
    const visitor = await buyer();
    await add(visitor, 'A1', 2, { data: { hint: 'Vorn' } });
    await add(visitor, 'B5', 3);
    await add(visitor, 'A1', '3', { data: { hint: 'Hinten' } });
    await add(visitor, 'B5', 5);
    // By the rule of amounts: steps of five.
    expect(await positions(visitor)).toEqual(['A1×5', 'B5×10']);
    expect((await shown(visitor))?.positions[0]?.data.hint).toBe('Vorn');
  });

  it('[S7.3-03] beyond what an order may hold is refused with the four fields', async () => {
    const visitor = await buyer();
    await add(visitor, 'A1', 5000);
    expect(await positions(visitor)).toEqual(['A1×1000']);
    const answer = await visitor.post(lists.addPosition, { body: bodyOf('A1', 1) });
    expect(answer).toEqual({
      outcome: 'refused',
      refusal: {
        success: false,
        code: 'quantity.tooHigh',
        message: '',
        errorMessages: [
          'Toner schwarz steht schon mit 1000 auf der Liste Meine Liste; mehr geht je Bestellung nicht.',
        ],
        error: 'quantity.tooHigh',
      },
    });
  });

  it('goes to several lists at once, or to none where one is full', async () => {
    const visitor = await buyer();
    const first = await create(visitor, 'Erste');
    const second = await create(visitor, 'Zweite');
    const both = { lists: [first.id, second.id, first.id] };
    expect(await add(visitor, 'A1', 2, both)).toMatchObject({
      message: '<b>Toner schwarz</b> steht auf <a href="/my/shopping_lists?list=erste">2 Listen</a>.',
    });
    expect([await positions(visitor), await positions(visitor, 'zweite')]).toEqual([['A1×2'], ['A1×2']]);

    await shop.database.query(
      `insert into shopping_list_position (list_id, article_number, shop_depot_id, display_name, unit, quantity, added_at)
       select $1, 'X' || number, 1, 'x', 'Stück', 1, now() from generate_series(1, $2) as number`,
      [second.id, mostListPositions - 1],
    );
    const full = await refusalOf(visitor.post(lists.addPosition, { body: bodyOf('C1', 1, both) }));
    expect(full).toMatchObject({ code: 'list.full', error: 'list.full' });
    expect(await positions(visitor)).toEqual(['A1×2']);
    // What is on it already finds room.
    await add(visitor, 'A1', 1, { lists: [second.id] });
    expect((await positions(visitor, 'zweite'))[0]).toBe('A1×3');
  });

  it('holds the limit of positions however many come at once', async () => {
    const visitor = await buyer();
    const { id } = await create(visitor, 'Voll');
    await shop.database.query(
      `insert into shopping_list_position (list_id, article_number, shop_depot_id, display_name, unit, quantity, added_at)
       select $1, 'X' || number, 1, 'x', 'Stück', 1, now() from generate_series(1, $2) as number`,
      [id, mostListPositions - 2],
    );
    await Promise.all(
      ['A1', 'B5', 'C1', 'D1', 'E1', 'E2'].map((number) =>
        visitor.post(lists.addPosition, { body: bodyOf(number) }),
      ),
    );
    expect(await countOf(shop, 'select count(*) from shopping_list_position where list_id = $1', [id])).toBe(
      mostListPositions,
    );
  });

  it('makes one list for somebody without any, however many articles come at once', async () => {
    const visitor = await buyer();
    await Promise.all(['A1', 'B5', 'C1', 'D1'].map((number) => add(visitor, number)));
    expect((await visitor.ask(lists.mine)).items).toMatchObject([{ slug: 'meine-liste', positionCount: 4 }]);
  });

  it('may be one that cannot be had now or has no price, but none that nobody sees', async () => {
    const visitor = await buyer();
    for (const number of ['D1', 'E1', 'E5']) await add(visitor, number);
    expect((await shown(visitor))?.positions).toMatchObject([
      { article_number: 'D1', isOrderable: false, price: { net_price: null }, lineNet: 0 },
      { article_number: 'E1', isOrderable: false, stock: 0 },
      { article_number: 'E5', isOrderable: false },
    ]);
    for (const number of ['F1', 'GIBTESNICHT'])
      expect(await refusalOf(visitor.post(lists.addPosition, { body: bodyOf(number) }))).toMatchObject({
        code: 'article.notFound',
      });
  });

  it('in a message is text, whatever it is called', async () => {
    const visitor = await buyer();
    const { id } = await create(visitor, '<b>x</b> & "y"');
    expect(await add(visitor, 'A1', 1, { lists: [id] })).toMatchObject({
      message: expect.stringContaining('>&lt;b&gt;x&lt;/b&gt; &amp; &quot;y&quot;</a>'),
    });
  });
});

describe('a position of a list', () => {
  it('[S7.2-27][S5-14] gets the quantity that is asked for, by the rule of amounts', async () => {
    const visitor = await buyer();
    await add(visitor, 'B5', 5);
    const id = await firstId(visitor);
    const set = async (quantity: number | string) =>
      (await visitor.ask(lists.updatePositionQuantity, { body: { id, quantity } })).quantity;
    expect(await set(13)).toBe(15);
    expect(await set('1.000')).toBe(1000);
    expect(await set(9999)).toBe(1000);
    expect(await set(0)).toBe(5);
    expect(await set('20')).toBe(20);
    // A slip of the key orders nothing else.
    expect(await set('zwanzig')).toBe(20);
    expect(await positions(visitor)).toEqual(['B5×20']);
  });

  it('[S7.2-25][S7.2-27][S7.2-28] keeps what is noted at it, all at once or one by one', async () => {
    const visitor = await buyer();
    await add(visitor, 'A1', 4);
    const id = await firstId(visitor);
    const noted = async () => {
      const [position] = (await shown(visitor))?.positions ?? [];
      const { hint, costCenter, offerNumber } = position!.data;
      const own = [position!.custom_article_number, position!.custom_article_info];
      return [position!.quantity, ...own, hint, costCenter, offerNumber];
    };
    const body = {
      id,
      hint: 'Vorn',
      customArticleNumber: 'K-1',
      customArticleInfo: 'Die rote',
      costCenter: '100',
      offerNumber: 'A-1',
    };
    await visitor.ask(lists.editPosition, { body });
    expect(await noted()).toEqual([4, 'K-1', 'Die rote', 'Vorn', '100', 'A-1']);
    await visitor.ask(lists.updatePositionNotice, { body: { id, hint: 'Hinten' } });
    await visitor.ask(lists.updatePositionCostCenter, { body: { id, costCenter: '200' } });
    await visitor.ask(lists.updatePositionOffer, { body: { id, offerNumber: '' } });
    expect(await noted()).toEqual([4, 'K-1', 'Die rote', 'Hinten', '200', '']);
  });

  it('[S7.2-26] goes by itself, or with all that have left the catalogue', async () => {
    const visitor = await buyer();
    for (const number of ['WEG1', 'WEG2']) await insertArticle(shop, { number, name: `Fort ${number}` });
    for (const number of ['A1', 'WEG1', 'C1', 'WEG2']) await add(visitor, number);
    await hideArticle(shop, 'WEG1');
    await shop.database.query(`update article set article_number = 'ANDERS' where article_number = 'WEG2'`);
    const list = await shown(visitor);
    expect(
      list?.positions.map(({ display_name, exists, url }) => [display_name, exists, url === '']),
    ).toEqual([
      ['Toner schwarz', true, false],
      ['Fort WEG1', false, true],
      ['Tinte Ö', true, false],
      ['Fort WEG2', false, true],
    ]);
    // What has taken its place is named, once there is something.
    expect(list?.positions[1]?.successor).toBe(undefined);
    await shop.database.query(
      `update article set successor_id = (select id from article where article_number = 'A1') where article_number in ('WEG1', 'C1')`,
    );
    const named = (await shown(visitor))?.positions.map(({ successor }) => successor?.displayName);
    expect(named).toEqual([undefined, 'Toner schwarz', undefined, undefined]);
    const gone = { id: list?.positions[1]?.id ?? 0, quantity: 2 };
    expect(await refusalOf(visitor.post(lists.updatePositionQuantity, { body: gone }))).toMatchObject({
      code: 'article.notFound',
    });
    const body = { id: list?.id ?? 0 };
    expect((await visitor.ask(lists.dropMissingPositions, { body })).dropped).toBe(2);
    await visitor.ask(lists.dropPosition, { body: { id: await firstId(visitor) } });
    expect(await positions(visitor)).toEqual(['C1×1']);
  });
});

describe('a list as a table', () => {
  it('[S6-07][S2.3-14] opens in a German spreadsheet and holds no formula', async () => {
    const visitor = await buyer();
    await create(visitor, 'Büro');
    await add(visitor, 'A1', 3, { data: { hint: '=1+1; "so"' }, custom_article_number: 'K-1' });
    await add(visitor, 'D1', 1);
    const { id } = (await shown(visitor))!;
    const { fileName, base64 } = await visitor.ask(lists.export, { body: { id } });
    const content = Buffer.from(base64, 'base64').toString();
    expect(fileName).toBe('einkaufsliste-buero.csv');
    expect(content.startsWith('\ufeffPos.;Artikelnummer;')).toBe(true);
    expect(content.split('\r\n').slice(1)).toEqual([
      `1;A1;K-1;Toner schwarz;;Probe;A1;3;Stück;19,99;59,97;Lagerware;"'=1+1; ""so""";;`,
      '2;D1;;Auf Anfrage;;Probe;D1;1;Stück;;;Lagerware;;;',
      '',
    ]);
  });
});
