import { add, orderBasket } from '#tests/server/basket/small-catalogue.ts';
import { readOrder } from '#tests/server/support/firm.ts';
import { body, query } from './sample.ts';
import type { Sample, Situation } from './sample.ts';

/** An order of the visitor's own. */
export const placedOrder = async ({ visitor, article }: Situation): Promise<string> => {
  const orderNumber = await orderBasket(visitor, null);
  await add(visitor, article, 3);
  return orderNumber;
};

/** An order of the visitor's own that waits for a release, which the visitor may decide on, too. */
async function waitingOrder(situation: Situation): Promise<string> {
  const orderNumber = await placedOrder(situation);
  await situation.shop.database.query(
    `update shop_order set state = 'awaitingRelease', release_check = 'amount', release_limit_cents = 0,
       release_value_cents = 1, release_until = now() + interval '1 day', may_release_own = true, is_asked = true
     where order_number = $1`,
    [orderNumber],
  );
  return orderNumber;
}

/** Accepted requests about releases, and what a firm says about them. */
export const releaseSamples: Readonly<Record<string, (situation: Situation) => Promise<Sample>>> = {
  'adminOrders.list': query({
    page: 1,
    limit: 5,
    state: 'awaitingRelease',
    search: '100',
    sort: 'total',
    direction: 'up',
  }),
  'adminOrders.formerlyMine': query({ orderNumber: '2026-100001' }),
  'adminReleaseRules.show': query({}),
  'adminReleaseRules.update': body({
    releaseAbove: '500,00',
    reminderHours: '8',
    deputyHours: '48',
    expiryHours: '336',
    categories: ['toner'],
    isOwnerlessReleased: true,
    mayReleaseOwn: false,
  }),
  'adminOrders.releaseNow': async (situation) => ({
    body: {
      ...(await readOrder(situation.shop, await waitingOrder(situation))),
      meantOver: [{ budgetId: 1, over: 1 }],
    },
  }),
  'adminOrders.denyApproval': async (situation) => ({
    body: { orderNumber: await waitingOrder(situation), reason: 'Zu teuer' },
  }),
  'adminOrders.changeQuantities': async (situation) => {
    const orderNumber = await waitingOrder(situation);
    await situation.shop.database.query(
      `update shop_order_position set quantity = 2
       where order_id = (select id from shop_order where order_number = $1)`,
      [orderNumber],
    );
    return { body: { orderNumber, changes: [{ position: 1, from: 2, to: '1' }] } };
  },
  'adminOrders.ask': async (situation) => {
    const orderNumber = await waitingOrder(situation);
    await situation.shop.database.query('update shop_order set is_asked = false where order_number = $1', [
      orderNumber,
    ]);
    return { body: { orderNumber, question: 'Wofür?' } };
  },
  'waitingOrder.answer': async (situation) => ({
    body: { orderNumber: await waitingOrder(situation), answer: 'Fürs Lager' },
  }),
  'waitingOrder.withdraw': async (situation) => ({ body: { orderNumber: await waitingOrder(situation) } }),
};
