import { expect } from 'vitest';
import { checkoutEndpoints } from '#contract/checkout.ts';
import type { orderMachine } from '#machines/order/order.machine.ts';
import type { OrderCommand } from '#machines/order/order.types.ts';
import type { Handlers } from '#paths/drive/handlers.ts';
import { createLog } from '#server/log/log.ts';
import { transaction } from '#server/database/pool.ts';
import { takeStep } from '#server/order/order-life.ts';
import { lockOrder } from '#server/order/order-life.repository.ts';
import { orderFacts } from '#server/order/order.facts.ts';
import { startOrderTimeWorker } from '#server/order/order-time-worker.ts';
import { add, orderBody, walkToReview } from '#tests/server/basket/small-catalogue.ts';
import type { TestShop } from '#tests/server/support/test-shop.ts';
import { drainOnce } from '#tests/server/support/worker-with-database.ts';

/** One order on a real database. */
export interface OrderOnServer {
  readonly shop: TestShop;
  orderNumber?: string;
}

const log = createLog('silent');
const monthMs = 31 * 24 * 3_600_000;

/** Takes a step; one that has no place there changes nothing, which the state tells. */
async function step(world: OrderOnServer, event: OrderCommand): Promise<void> {
  const { database, services } = world.shop;
  await transaction(database, async (executor) => {
    const order = await lockOrder(executor, world.orderNumber ?? '');
    if (order === null) throw new Error('There is no order.');
    const by = { at: new Date(), personId: null };
    await takeStep(executor, order, event, by, orderFacts({ settings: services.settings, log }));
  });
}

interface Row {
  readonly state: string;
  readonly isPaid: boolean;
  readonly isReserved: boolean;
  readonly holdsPieces: boolean;
  readonly isCounted: boolean;
  readonly lastStep: string;
}

async function rowOf({ shop, orderNumber }: OrderOnServer): Promise<Row | undefined> {
  const { rows } = await shop.database.query<Row>(
    `select state, paid_at is not null as "isPaid", reserved_until is not null as "isReserved",
       taken_pieces is not null as "holdsPieces", counter_keys <> '{}' as "isCounted",
       (select to_state from shop_order_history h where h.order_id = o.id order by step desc limit 1) as "lastStep"
     from shop_order o where order_number = $1`,
    [orderNumber],
  );
  return rows[0];
}

const inState = (state: string, more: Partial<Row> = {}) => ({ state, lastStep: state, ...more });

/** The life of an order where it really happens: rows, stock and ceilings of a database. */
export const orderServerHandlers: Handlers<typeof orderMachine, OrderOnServer> = {
  open: async (world, { isPrepaid }) => {
    const guest = world.shop.visitor();
    await add(guest, 'A1', 1);
    await walkToReview(guest);
    const slug = isPrepaid ? 'vorkasse' : 'rechnung';
    const { basket } = await guest.ask(checkoutEndpoints.paymentMethod, { body: { slug } });
    const { orderNumber } = await guest.ask(checkoutEndpoints.saveOrder, { body: orderBody(basket) });
    world.orderNumber = orderNumber;
  },
  events: {
    'order.pay': step,
    'order.process': step,
    'order.ship': step,
    'order.complete': step,
    'order.cancel': step,
  },
  calls: {},
  delays: {
    reservation: async ({ shop: { database, services } }) => {
      const clock = () => new Date(Date.now() + monthMs);
      await drainOnce(startOrderTimeWorker({ database, settings: services.settings, log, clock }));
    },
  },
  states: {
    placed: () => {
      throw new Error('Nobody sees an order that is still being decided on.');
    },
    'accepted.reserved': async (world) =>
      expect(await rowOf(world)).toMatchObject(
        inState('accepted', { isPaid: false, isReserved: true, holdsPieces: true, isCounted: true }),
      ),
    'accepted.secured': async (world, { isPaid }) =>
      expect(await rowOf(world)).toMatchObject(
        inState('accepted', { isPaid, holdsPieces: true, isCounted: !isPaid }),
      ),
    processing: async (world, { isPaid }) =>
      expect(await rowOf(world)).toMatchObject(inState('processing', { isPaid, holdsPieces: true })),
    shipped: async (world, { isPaid }) =>
      expect(await rowOf(world)).toMatchObject(
        inState('shipped', { isPaid, holdsPieces: false, isCounted: false }),
      ),
    completed: async (world, { isPaid }) =>
      expect(await rowOf(world)).toMatchObject(inState('completed', { isPaid, holdsPieces: false })),
    cancelled: async (world, { isPaid }) =>
      expect(await rowOf(world)).toMatchObject(
        inState('cancelled', { isPaid, holdsPieces: false, isCounted: false }),
      ),
  },
};
