import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { basketEndpoints } from '#contract/basket.ts';
import type { TestShop } from '#tests/server/support/test-shop.ts';
import {
  add,
  addBody,
  askUntilAnswered,
  countOf,
  insertArticle,
  orderBody,
  startSmallShop,
  stockOf,
  walkToReview,
} from '#tests/server/basket/small-catalogue.ts';
import { onFormerDatabase } from '#tests/support/former-database.ts';
import { whileHeld } from '#tests/server/support/while-held.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startSmallShop();
});
afterAll(async () => {
  await shop.stop();
});

const soldOf = (articleId: number) =>
  countOf(shop, 'select coalesce(sum(quantity), 0) as count from shop_order_position where article_id = $1', [
    articleId,
  ]);
/** As another process would: this one's memory of the settings is none the wiser. */
const switchElsewhere = (isAllowed: boolean) =>
  shop.database.query(
    `insert into setting (key, value) values ('shop.settings', $1)
     on conflict (key) do update set value = setting.value || excluded.value`,
    [JSON.stringify({ allowOrdersWithoutStock: isAllowed })],
  );

async function readyGuest(articleNumber: string, quantity: number) {
  const guest = shop.visitor();
  await add(guest, articleNumber, quantity);
  const basket = await walkToReview(guest);
  await guest.token();
  return { guest, order: () => askUntilAnswered(guest, orderBody(basket)) };
}

/** Guests who have reached the review while selling without stock was allowed. */
async function readyGuests(count: number, articleNumber: string, quantity: number) {
  const ready: Awaited<ReturnType<typeof readyGuest>>[] = [];
  while (ready.length < count) {
    ready.push(...(await Promise.all(Array.from({ length: 10 }, () => readyGuest(articleNumber, quantity)))));
  }
  return ready;
}

describe('selling without stock', () => {
  it('[R45][S4.3-05] ends with the permission, also for an article that was sold below zero', async () => {
    const articleId = await insertArticle(shop, { number: 'O4', name: 'Vier', stock: 4 });
    const other = await insertArticle(shop, { number: 'O5', name: 'Andere', stock: 4 });
    await shop.services.settings.change({ allowOrdersWithoutStock: true });
    const first = await readyGuest('O4', 50);
    const waiting = [await readyGuest('O4', 1), await readyGuest('O5', 5), await readyGuest('O5', 4)];
    expect(await first.order()).toMatchObject({ outcome: 'ok' });
    expect(await stockOf(shop, articleId)).toBe(-46);

    await switchElsewhere(false);
    const answers = [];
    for (const { order } of waiting) answers.push(await order());
    expect(answers).toMatchObject([
      {
        outcome: 'refused',
        refusal: { code: 'stock.tooLow', errorMessages: ['Vier ist nicht mehr verfügbar.'] },
      },
      { outcome: 'refused', refusal: { code: 'stock.tooLow' } },
      { outcome: 'ok' },
    ]);
    expect([await stockOf(shop, articleId), await stockOf(shop, other)]).toEqual([-46, 0]);

    await shop.services.settings.change({ allowOrdersWithoutStock: false });
    const late = await shop.visitor().post(basketEndpoints.add, { body: addBody('O4') });
    expect(late).toMatchObject({ outcome: 'refused' });
    await shop.database.query('update article_stock set stock = 2 where article_id = $1', [articleId]);
    expect(await (await readyGuest('O4', 2)).order()).toMatchObject({ outcome: 'ok' });
    expect(await stockOf(shop, articleId)).toBe(0);
    await expect(
      shop.database.query('update article_stock set stock = stock - 1 where article_id = $1', [articleId]),
    ).rejects.toMatchObject({ constraint: 'article_stock_never_negative' });
  });

  it(
    '[R45] never sells below zero after the switch, whatever 100 orders are on their way',
    { timeout: 120_000 },
    async () => {
      const articleId = await insertArticle(shop, { number: 'O20', stock: 20 });
      await shop.services.settings.change({ allowOrdersWithoutStock: true });
      const ready = await readyGuests(100, 'O20', 1);
      const during = ready.map(({ order }) => order());
      await switchElsewhere(false);
      const soldAtSwitch = await soldOf(articleId);
      const answers = await Promise.all(during);
      const placed = answers.filter(({ outcome }) => outcome === 'ok').length;
      const refused = answers.flatMap((answer) =>
        answer.outcome === 'refused' ? [answer.refusal.code] : [],
      );
      expect(await soldOf(articleId)).toBe(placed);
      expect(await stockOf(shop, articleId)).toBe(20 - placed);
      expect(new Set(refused)).toEqual(new Set(refused.length === 0 ? [] : ['stock.tooLow']));
      // One statement a connection may have read the switch before it was turned.
      expect(placed).toBeLessThanOrEqual(Math.max(20, soldAtSwitch + 20));
      const more = await Promise.all((await shopWithPermissionInMind(10, 'O20')).map(({ order }) => order()));
      expect(more.filter(({ outcome }) => outcome === 'ok')).toHaveLength(Math.max(0, 20 - placed));
      await shop.services.settings.change({ allowOrdersWithoutStock: false });
    },
  );

  it('[R45] sells nothing below zero that waited while the permission was withdrawn', async () => {
    const articleId = await insertArticle(shop, { number: 'O1', stock: 1 });
    await shop.services.settings.change({ allowOrdersWithoutStock: true });
    const { order } = await readyGuest('O1', 3);
    // The look sees the permission; the sale waits for the table, and by then it is withdrawn.
    const withdrawn = await whileHeld(
      shop,
      [
        [`update setting set value = value || '{"allowOrdersWithoutStock": false}'`],
        ['lock table shop_order_position in access exclusive mode'],
      ],
      order,
    );
    expect(withdrawn).toMatchObject({ outcome: 'refused', refusal: { code: 'stock.tooLow' } });
    expect(await stockOf(shop, articleId)).toBe(1);
    await shop.services.settings.change({ allowOrdersWithoutStock: false });
  });

  it('[R45] goes on for an article that is always sold without stock', async () => {
    const articleId = await insertArticle(shop, { number: 'O7', stock: 0 });
    await shop.database.query('update article_stock set is_unbounded = true where article_id = $1', [
      articleId,
    ]);
    expect(await (await readyGuest('O7', 3)).order()).toMatchObject({ outcome: 'ok' });
    expect(await (await readyGuest('O7', 3)).order()).toMatchObject({ outcome: 'ok' });
    expect(await stockOf(shop, articleId)).toBe(-6);
  });

  it('[R45][R77] does not stay when a process of the release before marks what it sells', async () => {
    const articleId = await insertArticle(shop, { number: 'O8', stock: 1 });
    await shop.database.query(
      'update article_stock set stock = stock - 3, is_unbounded = is_unbounded or true where article_id = $1',
      [articleId],
    );
    expect(await stockOf(shop, articleId)).toBe(-2);
    const added = await shop.visitor().post(basketEndpoints.add, { body: addBody('O8') });
    expect(added).toMatchObject({ outcome: 'refused' });
  });
});

/** Guests whose baskets were filled under the permission, which this process then still remembers. */
async function shopWithPermissionInMind(count: number, articleNumber: string) {
  await switchElsewhere(true);
  await shop.services.settings.change({ allowOrdersWithoutStock: true });
  const ready = await readyGuests(count, articleNumber, 1);
  await switchElsewhere(false);
  return ready;
}

describe('the upgrade', () => {
  it('[R45] takes back what orders marked, and leaves what the catalogue says', async () => {
    await onFormerDatabase('0033_order_limits.sql', async ({ client, upgrade }) => {
      await client.query(`set session_replication_role = replica`);
      await client.query(
        `insert into article_stock values (1, -46, true), (2, 5, true), (3, 7, true), (4, 9, false)`,
      );
      await client.query(
        `insert into shop_order_position (order_id, position, article_id, article_number, manufacturer_number, display_name,
           quantity, unit, unit_net_cents, unit_gross_cents, tax_rate, line_net_cents, line_gross_cents)
         select 1, id, id, 'X', 'X', 'X', 1, 'Stück', 1, 1, 19, 1, 1 from unnest(array[1, 2]) as id`,
      );
      await upgrade();
      const { rows } = await client.query('select * from article_stock order by article_id');
      expect(rows).toEqual([
        { article_id: 1, stock: -46, is_unbounded: false, may_fall_to: -46 },
        { article_id: 2, stock: 5, is_unbounded: false, may_fall_to: 0 },
        { article_id: 3, stock: 7, is_unbounded: true, may_fall_to: 0 },
        { article_id: 4, stock: 9, is_unbounded: false, may_fall_to: 0 },
      ]);
      for (const lowered of [1, 2])
        await expect(
          client.query('update article_stock set stock = stock - 6 where article_id = $1', [lowered]),
        ).rejects.toMatchObject({ constraint: 'article_stock_never_negative' });
      await client.query('update article_stock set stock = stock + 3 where article_id = 1');
    });
  });
});
