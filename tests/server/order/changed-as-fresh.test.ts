import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminOrderEndpoints } from '#contract/admin-orders.ts';
import type { BasketState } from '#contract/basket.ts';
import { basketEndpoints } from '#contract/basket.ts';
import { checkoutEndpoints } from '#contract/checkout.ts';
import { couponEndpoints } from '#contract/coupon.ts';
import { orderEndpoints } from '#contract/order.ts';
import type { Order } from '#contract/order.ts';
import { sessionEndpoints } from '#contract/session.ts';
import { systemEndpoints } from '#contract/system.ts';
import {
  add,
  insertArticle,
  orderBody,
  show,
  startSmallShop,
  walkToReview,
} from '#tests/server/basket/small-catalogue.ts';
import { startFirm } from '#tests/server/support/firm.ts';
import type { Firm } from '#tests/server/support/firm.ts';
import type { TestShop } from '#tests/server/support/test-shop.ts';

const kinds = ['net', 'gross', 'exempt'] as const;
const articles = ['A1', 'C1', 'J1'] as const;
const coupons = ['', 'CENTS', 'PERCENT', 'SHIP', 'GIFT'] as const;

let shop: TestShop;
let firms: Readonly<Record<(typeof kinds)[number], Firm>>;

beforeAll(async () => {
  shop = await startSmallShop();
  const { database } = shop;
  // Six pieces cost less than five, which are worth free shipping.
  await insertArticle(shop, { number: 'J1', netCents: 1000, tiers: [[6, 800]] });
  await database.query("update payment_method set fee_net_cents = 333 where slug = 'rechnung'");
  await database.query(
    `insert into coupon (code, kind, value, minimum_cents) values
       ('CENTS', 'amount', 777, 3000), ('PERCENT', 'percent', 13, 6000),
       ('SHIP', 'freeShipping', 0, 2500), ('GIFT', 'freeArticle', 0, 2500)`,
  );
  const [net, gross, exempt] = [await startFirm(shop), await startFirm(shop), await startFirm(shop)];
  await database.query('update account set is_tax_exempt = true where id = $1', [exempt.accountId]);
  firms = { net, gross, exempt };
  await gross.buyer.visitor.ask(sessionEndpoints.setB2c);
  await exempt.buyer.visitor.ask(systemEndpoints.setLanguage, { body: { language: 'en' } });
});
afterAll(async () => {
  await shop.stop();
});

interface Wanted {
  readonly quantities: readonly number[];
  readonly coupon: (typeof coupons)[number];
  readonly payment: 'rechnung' | 'vorkasse';
  readonly shipping: 'standard' | 'express';
}

/** The review of a basket of these quantities. */
async function basketOf({ buyer: { visitor } }: Firm, wanted: Wanted): Promise<BasketState> {
  const { quantities, coupon, payment, shipping } = wanted;
  for (const [index, article] of articles.entries())
    if ((quantities[index] ?? 0) > 0) await add(visitor, article, quantities[index]);
  // Below its minimum it is refused, as an order loses it.
  if (coupon !== '') await visitor.post(couponEndpoints.add, { body: { code: coupon } });
  await walkToReview(visitor, null);
  await visitor.ask(checkoutEndpoints.paymentMethod, { body: { slug: payment } });
  await visitor.ask(checkoutEndpoints.shippingMethod, { body: { slug: shipping } });
  return show(visitor);
}

/** What a buyer pays, and for what. */
const reckonedIn = (
  totals: BasketState['totals'] | Order,
  lines: readonly { readonly quantity: number; readonly lineNet: number; readonly lineGross: number }[],
) => ({
  goods: [totals.goodsNet, totals.goodsGross],
  discount: [totals.discount?.net ?? 0, totals.discount?.gross ?? 0],
  shipping: [totals.shippingNet, totals.shippingGross],
  fee: [totals.paymentFeeNet, totals.paymentFeeGross],
  taxes: totals.taxes,
  total: [totals.totalNet, totals.totalTax, totals.totalGross],
  lines: lines.map(({ quantity, lineNet, lineGross }) => [quantity, lineNet, lineGross]),
});

const amounts = fc.tuple(fc.nat(9), fc.nat(12), fc.nat(9)).filter((each) => each.some((one) => one > 0));
/** What is ordered, and less of it: never nothing, and never as much. */
const orders = amounts
  .chain((ordered) =>
    fc.record({
      ordered: fc.constant(ordered),
      lowered: fc.tuple(...ordered.map((most) => fc.nat(most))),
      kind: fc.constantFrom(...kinds),
      coupon: fc.constantFrom(...coupons),
      payment: fc.constantFrom('rechnung' as const, 'vorkasse' as const),
      shipping: fc.constantFrom('standard' as const, 'standard' as const, 'express' as const),
    }),
  )
  .filter(
    ({ ordered, lowered }) =>
      lowered.some((one) => one > 0) && lowered.some((one, index) => one < (ordered[index] ?? 0)),
  );

/** One piece less is dearer, and worth free shipping. */
const dearer: typeof orders extends fc.Arbitrary<infer Case> ? Case : never = {
  ordered: [0, 0, 6],
  lowered: [0, 0, 5],
  kind: 'net',
  coupon: '',
  payment: 'rechnung',
  shipping: 'standard',
};

describe('an order whose quantities were lowered', () => {
  it('[S4.3-10] costs to the cent what a basket of these quantities costs', async () => {
    await fc.assert(
      fc.asyncProperty(orders, async ({ ordered, lowered, kind, ...choice }) => {
        const firm = firms[kind];
        const { visitor } = firm.buyer;
        // A coupon stays with a basket that is emptied.
        await visitor.post(couponEndpoints.remove);
        await visitor.ask(basketEndpoints.removeAll);
        const basket = await basketOf(firm, { ...choice, quantities: ordered });
        const { orderNumber } = await visitor.ask(checkoutEndpoints.saveOrder, { body: orderBody(basket) });
        const { item: before } = await visitor.ask(orderEndpoints.list, { query: { orderNumber } });
        const changes = (before?.positions ?? []).flatMap(({ articleNumber, quantity }, index) => {
          const to = lowered[articles.indexOf(articleNumber as (typeof articles)[number])] ?? 0;
          return to === quantity ? [] : [{ position: index + 1, from: quantity, to: String(to) }];
        });
        await firm.admin.visitor.ask(adminOrderEndpoints.changeQuantities, {
          body: { orderNumber, changes },
        });
        const { item: after } = await visitor.ask(orderEndpoints.list, { query: { orderNumber } });
        if (after === null) throw new Error('There is no order.');
        const fresh = await basketOf(firm, { ...choice, quantities: lowered });
        expect(reckonedIn(after, after.positions)).toEqual(reckonedIn(fresh.totals, fresh.items));
      }),
      {
        numRuns: 40,
        examples: kinds.map((kind): [typeof dearer] => [{ ...dearer, kind }]),
      },
    );
  });
});
