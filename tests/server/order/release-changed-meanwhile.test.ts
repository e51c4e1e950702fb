import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminOrderEndpoints } from '#contract/admin-orders.ts';
import { adminUserEndpoints } from '#contract/admin-users.ts';
import {
  insertArticle,
  orderOf,
  placeOrder,
  startSmallShop,
  stockOf,
} from '#tests/server/basket/small-catalogue.ts';
import { readOrder, startFirm } from '#tests/server/support/firm.ts';
import type { Firm } from '#tests/server/support/firm.ts';
import { codeOf } from '#tests/server/support/outcome.ts';
import type { TestShop } from '#tests/server/support/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startSmallShop();
});
afterAll(async () => {
  await shop.stop();
});

const { releaseNow, denyApproval, ask } = adminOrderEndpoints;
const { update, deactivate } = adminUserEndpoints;

/** The code of a refusal, `ok`, or the status that is none of 200. */
const metWith = (decide: () => Promise<{ outcome: string }>): Promise<string> =>
  codeOf(decide()).catch((error: unknown) => /answered (\d+)/.exec(String(error))?.[1] ?? String(error));

const member = { role: 'member', ordering: 'allowed' } as const;

describe('an order whose release is asked for with a page of before', () => {
  it('[R51][S4.3-10] keeps the prices and the goods of its day, whatever the article costs by now and however many are left', async () => {
    const articleId = await insertArticle(shop, { number: 'R51P', netCents: 1000, stock: 5 });
    const firm = await startFirm(shop);
    const [released, denied] = [
      await placeOrder(firm.buyer.visitor, { articleNumber: 'R51P', quantity: 2 }),
      await placeOrder(firm.buyer.visitor, { articleNumber: 'R51P', quantity: 3 }),
    ];
    expect(await stockOf(shop, articleId)).toBe(0);
    const read = await readOrder(shop, released);
    const before = await orderOf(firm.buyer.visitor, released);
    await shop.database.query(
      `update article set net_price_cents = 9900, tax_rate = 7, is_hidden = true, delivery_state = 5 where id = $1`,
      [articleId],
    );
    await shop.database.query('insert into article_price values ($1, 2, 8800)', [articleId]);
    expect(await firm.admin.visitor.ask(releaseNow, { body: read })).toMatchObject({ state: 'accepted' });
    const after = await orderOf(firm.buyer.visitor, released);
    // The article's own page is gone with it.
    const gone = { url: '', isSoldNoMore: true };
    expect(after?.positions).toEqual(before?.positions.map((position) => ({ ...position, ...gone })));
    expect(after?.totalNet).toBe(read.seenNet);
    // Its goods were put aside when it was placed: a release takes none once more.
    expect(await stockOf(shop, articleId)).toBe(0);

    // What comes in meanwhile is nobody's; a denial gives back its own, once.
    await shop.database.query('update article_stock set stock = 40 where article_id = $1', [articleId]);
    const body = { orderNumber: denied, reason: 'Zu teuer' };
    await firm.admin.visitor.ask(denyApproval, { body });
    expect(await firm.admin.visitor.post(denyApproval, { body })).toMatchObject({
      refusal: { code: 'release.decided' },
    });
    expect(await stockOf(shop, articleId)).toBe(43);
  });

  const anotherFirm = async (firm: Firm) => {
    const { accountId } = await startFirm(shop);
    const values = [firm.admin.id, accountId];
    return shop.database.query('update person set account_id = $2 where id = $1', values);
  };
  it.each([
    [
      'was made a member',
      '403',
      ({ buyer, admin: { id } }: Firm) => buyer.visitor.ask(update, { body: { id, ...member } }),
    ],
    [
      'was shut out',
      'session.ended',
      ({ buyer, admin: { id } }: Firm) => buyer.visitor.ask(deactivate, { body: { id } }),
    ],
    ['went to another firm', 'order.notFound', anotherFirm],
  ] as const)('[R51][R12][R47] is decided about by nobody who %s since', async (_what, met, takeRights) => {
    const firm = await startFirm(shop, { isBuyerAdmin: true, releaseAbove: 0 });
    const orderNumber = await placeOrder(firm.buyer.visitor);
    const read = await readOrder(shop, orderNumber);
    const { visitor } = firm.admin;
    await visitor.token();
    await takeRights(firm);
    for (const decide of [
      () => visitor.post(releaseNow, { body: read }),
      () => visitor.post(denyApproval, { body: { orderNumber, reason: 'Nein' } }),
      () => visitor.post(ask, { body: { orderNumber, question: 'Wofür?' } }),
    ])
      expect(await metWith(decide)).toBe(met);
    expect(await orderOf(firm.buyer.visitor, orderNumber)).toMatchObject({
      state: 'awaitingRelease',
      release: { isAsked: false, steps: [] },
    });
  });

  it('[R51][R12] is decided about by a deputy no more in whose place another one was named', async () => {
    const firm = await startFirm(shop, { isBuyerAdmin: true });
    const orderNumber = await placeOrder(firm.buyer.visitor);
    await shop.database.query(
      `update shop_order set deputy_at = now() - interval '1 minute' where order_number = $1`,
      [orderNumber],
    );
    const read = await readOrder(shop, orderNumber);
    const { visitor } = firm.deputy;
    await visitor.token();
    await firm.admin.visitor.ask(update, {
      body: { id: firm.buyer.id, role: 'deputy', ordering: 'allowed' },
    });
    expect(await metWith(() => visitor.post(releaseNow, { body: read }))).toBe('403');
    expect(await orderOf(firm.buyer.visitor, orderNumber)).toMatchObject({ state: 'awaitingRelease' });
  });
});
