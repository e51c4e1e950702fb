import { expect } from 'vitest';
import { adminOrderEndpoints, waitingOrderEndpoints } from '#contract/admin-orders.ts';
import { checkoutEndpoints } from '#contract/checkout.ts';
import { orderEndpoints } from '#contract/order.ts';
import type { orderMachine } from '#machines/order/order.machine.ts';
import type { BuyerCommand, OrderCommand, ReleaseCommand } from '#machines/order/order.types.ts';
import type { Handlers } from '#paths/drive/handlers.ts';
import { createLog } from '#server/log/log.ts';
import { transaction } from '#server/database/pool.ts';
import { takeStep } from '#server/order/order-life.ts';
import { lockOrder } from '#server/order/order-life.repository.ts';
import { orderFacts } from '#server/order/order.facts.ts';
import { startOrderTimeWorker } from '#server/order/order-time-worker.ts';
import { add, orderBody, walkToReview } from '#tests/server/basket/small-catalogue.ts';
import { readOrder, startFirm } from '#tests/server/support/firm.ts';
import type { Firm } from '#tests/server/support/firm.ts';
import type { TestShop, TestVisitor } from '#tests/server/support/test-shop.ts';
import { drainOnce } from '#tests/server/support/worker-with-database.ts';

/** One order on a real database. */
export interface OrderOnServer {
  readonly shop: TestShop;
  orderNumber?: string;
  buyer?: TestVisitor;
  /** Of the buyer; none for a guest's order. */
  firm?: Firm;
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
    await takeStep(
      executor,
      order,
      event,
      by,
      orderFacts({ settings: services.settings, firms: services.firms, log }),
    );
  });
}

/** Those who decide do so by the calls of the shop; whoever may not is refused, and nothing changes. */
async function decide(world: OrderOnServer, event: ReleaseCommand): Promise<void> {
  const { firm, orderNumber = '' } = world;
  // A guest's order has nobody who decides.
  if (firm === undefined) return;
  const who = event.by.isBuyer ? firm.buyer : firm[event.by.role];
  const { releaseNow, denyApproval, ask, changeQuantities } = adminOrderEndpoints;
  if (event.type === 'release.change')
    await who.visitor.post(changeQuantities, {
      body: { orderNumber, changes: [await oneLess(world)] },
    });
  if (event.type === 'release.grant')
    await who.visitor.post(releaseNow, { body: await readOrder(world.shop, orderNumber) });
  if (event.type === 'release.deny')
    await who.visitor.post(denyApproval, { body: { orderNumber, reason: 'Zu teuer' } });
  if (event.type === 'release.ask') {
    await setBuyerActive(world, event.by.canBuyerAnswer);
    await who.visitor.post(ask, { body: { orderNumber, question: 'Wofür?' } });
    await setBuyerActive(world, true);
  }
}

/** Locks the buyer, or lets them in again. */
const setBuyerActive = ({ shop, orderNumber }: OrderOnServer, isActive: boolean) =>
  shop.database.query(
    'update person p set is_active = $2 from shop_order o where p.id = o.person_id and o.order_number = $1',
    [orderNumber, isActive],
  );

/** One piece less of the only position. */
async function oneLess({ shop, orderNumber }: OrderOnServer) {
  const { rows } = await shop.database.query<{ quantity: number }>(
    'select p.quantity from shop_order_position p join shop_order o on o.id = p.order_id where o.order_number = $1',
    [orderNumber],
  );
  const from = rows[0]?.quantity ?? 0;
  return { position: 1, from, to: String(from - 1) };
}

async function asBuyer(world: OrderOnServer, event: BuyerCommand): Promise<void> {
  const { firm, orderNumber = '' } = world;
  if (firm === undefined) return;
  const { answer, withdraw } = waitingOrderEndpoints;
  if (event.type === 'release.answer')
    await firm.buyer.visitor.post(answer, { body: { orderNumber, answer: 'Fürs Lager' } });
  else await firm.buyer.visitor.post(withdraw, { body: { orderNumber } });
}

/** Lets the time go by until what is due after so many milliseconds is due. */
async function later({ shop: { database, services } }: OrderOnServer, passedMs: number): Promise<void> {
  const { settings, firms } = services;
  const clock = () => new Date(Date.now() + passedMs);
  await drainOnce(startOrderTimeWorker({ database, settings, firms, log, clock }));
}

const hourMs = 3_600_000;

interface Row {
  readonly state: string;
  readonly isPaid: boolean;
  readonly isReserved: boolean;
  readonly holdsPieces: boolean;
  readonly isCounted: boolean;
  readonly lastStep: string;
  readonly isAsked: boolean;
  readonly isDeputised: boolean;
  readonly isConfirmed: boolean;
  /** The steps its buyer reads it stands at; with a question mark where no day is told. */
  readonly standsAt: readonly string[];
}

async function standsAt({ buyer, orderNumber = '' }: OrderOnServer): Promise<readonly string[]> {
  const answer = await buyer?.ask(orderEndpoints.list, { query: { orderNumber } });
  return (answer?.item?.steps ?? [])
    .filter(({ standing }) => standing === 'current' || standing === 'ended')
    .map(({ step: name, at }) => (at === undefined ? `${name}?` : name));
}

async function rowOf(world: OrderOnServer): Promise<Row> {
  const { shop, orderNumber } = world;
  const { rows } = await shop.database.query<Omit<Row, 'standsAt'>>(
    `select state, paid_at is not null as "isPaid", reserved_until is not null as "isReserved",
       taken_pieces is not null as "holdsPieces", counter_keys <> '{}' as "isCounted", is_asked as "isAsked",
       is_deputised as "isDeputised",
       exists (select from shop_order_mail m where m.order_id = o.id) as "isConfirmed",
       (select to_state from shop_order_history h where h.order_id = o.id order by step desc limit 1) as "lastStep"
     from shop_order o where order_number = $1`,
    [orderNumber],
  );
  if (rows[0] === undefined) throw new Error('There is no order.');
  return { ...rows[0], standsAt: await standsAt(world) };
}

const inState = (state: string, more: Partial<Row> = {}) => ({ state, lastStep: state, ...more });

const waiting = inState('awaitingRelease', {
  standsAt: ['requested'],
  holdsPieces: true,
  isCounted: true,
  isReserved: false,
  isConfirmed: false,
});

const undecided = (): void => {
  throw new Error('Nobody sees an order that is still being decided on.');
};

/** The life of an order where it really happens: rows, stock and ceilings of a database. */
export const orderServerHandlers: Handlers<typeof orderMachine, OrderOnServer> = {
  open: async (world, { isPrepaid, release }) => {
    const { shop } = world;
    if (release !== null) {
      const { mayReleaseOwn, deputyMs } = release;
      world.firm = await startFirm(shop, { mayReleaseOwn, hasDeputy: deputyMs !== null, isBuyerAdmin: true });
    }
    const buyer = world.firm?.buyer.visitor ?? shop.visitor();
    world.buyer = buyer;
    await add(buyer, 'A1', 9);
    await (world.firm === undefined ? walkToReview(buyer) : walkToReview(buyer, null));
    const slug = isPrepaid ? 'vorkasse' : 'rechnung';
    const { basket } = await buyer.ask(checkoutEndpoints.paymentMethod, { body: { slug } });
    const { orderNumber } = await buyer.ask(checkoutEndpoints.saveOrder, { body: orderBody(basket) });
    world.orderNumber = orderNumber;
    if (release?.isAsked === true)
      await decide(world, {
        type: 'release.ask',
        by: { role: 'admin', isBuyer: false, canBuyerAnswer: true },
      });
    if (release?.isDeputised === true) await later(world, 49 * hourMs);
  },
  events: {
    'order.pay': step,
    'order.process': step,
    'order.ship': step,
    'order.complete': step,
    'order.cancel': step,
    'release.grant': decide,
    'release.deny': decide,
    'release.ask': decide,
    'release.change': decide,
    'release.answer': asBuyer,
    'release.withdraw': asBuyer,
  },
  calls: {},
  delays: {
    reservation: (world) => later(world, monthMs),
    reminder: (world) => later(world, 25 * hourMs),
    deputy: (world) => later(world, 49 * hourMs),
    expiry: (world) => later(world, 169 * hourMs),
  },
  states: {
    placed: undecided,
    'awaitingRelease.talk.beginning': undecided,
    'awaitingRelease.talk.quiet': async (world) =>
      expect(await rowOf(world)).toMatchObject({ ...waiting, isAsked: false }),
    'awaitingRelease.talk.asked': async (world) =>
      expect(await rowOf(world)).toMatchObject({ ...waiting, isAsked: true }),
    'awaitingRelease.deciders.beginning': undecided,
    'awaitingRelease.deciders.adminsAlone': async (world) =>
      expect(await rowOf(world)).toMatchObject({ isDeputised: false }),
    'awaitingRelease.deciders.beforeDeputy': async (world) =>
      expect(await rowOf(world)).toMatchObject({ isDeputised: false }),
    'awaitingRelease.deciders.withDeputy': async (world) =>
      expect(await rowOf(world)).toMatchObject({ isDeputised: true }),
    denied: async (world) =>
      expect(await rowOf(world)).toMatchObject(
        inState('denied', {
          holdsPieces: false,
          isCounted: false,
          isConfirmed: false,
          standsAt: expect.toBeOneOf([['denied'], ['expired']]),
        }),
      ),
    'accepted.reserved': async (world) =>
      expect(await rowOf(world)).toMatchObject(
        inState('accepted', {
          isPaid: false,
          isReserved: true,
          holdsPieces: true,
          isCounted: true,
          isConfirmed: true,
          standsAt: [world.firm === undefined ? 'ordered' : 'released'],
        }),
      ),
    'accepted.secured': async (world, { isPaid, isPrepaid }) =>
      expect(await rowOf(world)).toMatchObject(
        inState('accepted', {
          isPaid,
          holdsPieces: true,
          isCounted: !isPaid,
          isConfirmed: true,
          standsAt: [isPrepaid && isPaid ? 'paid' : world.firm === undefined ? 'ordered' : 'released'],
        }),
      ),
    processing: async (world, { isPaid }) =>
      expect(await rowOf(world)).toMatchObject(
        inState('processing', { isPaid, holdsPieces: true, standsAt: ['processing'] }),
      ),
    shipped: async (world, { isPaid }) =>
      expect(await rowOf(world)).toMatchObject(
        inState('shipped', { isPaid, holdsPieces: false, isCounted: false, standsAt: ['shipped'] }),
      ),
    completed: async (world, { isPaid }) =>
      expect(await rowOf(world)).toMatchObject(
        inState('completed', { isPaid, holdsPieces: false, standsAt: ['delivered'] }),
      ),
    cancelled: async (world, { isPaid }) =>
      expect(await rowOf(world)).toMatchObject(
        inState('cancelled', {
          isPaid,
          holdsPieces: false,
          isCounted: false,
          standsAt: expect.toBeOneOf([['cancelled'], ['withdrawn'], ['notPaid']]),
        }),
      ),
  },
};
