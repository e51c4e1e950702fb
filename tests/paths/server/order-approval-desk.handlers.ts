import { expect } from 'vitest';
import { adminOrderEndpoints } from '#contract/admin-orders.ts';
import { checkoutEndpoints } from '#contract/checkout.ts';
import { orderEndpoints } from '#contract/order.ts';
import type { OrderApprovalMachine } from '#machines/order-approval/order-approval.machine.ts';
import type { PersonHandlers } from '#paths/together/people-driver.ts';
import { add, orderBody, walkToReview } from '#tests/server/basket/small-catalogue.ts';
import { startFirm } from '#tests/server/support/firm.ts';
import type { Firm } from '#tests/server/support/firm.ts';
import type { TestShop, TestVisitor } from '#tests/server/support/test-shop.ts';

/** One order on a real server, over which two decide. */
export interface SharedOrder {
  readonly shop: TestShop;
  firm?: Firm;
  orderNumber?: string;
}

/** The desk of one of them. */
export interface Desk {
  readonly shared: SharedOrder;
  readonly who: 'admin' | 'deputy';
  decision: 'release' | 'deny';
  /** Sum they have read, net. */
  seenNet: number;
}

/** The first who comes finds a new order, which the deputy may decide about, too. */
async function placeOrder(shared: SharedOrder): Promise<void> {
  const { shop } = shared;
  const firm = await startFirm(shop);
  const { visitor } = firm.buyer;
  await add(visitor, 'A1', 2);
  const basket = await walkToReview(visitor, null);
  const { orderNumber } = await visitor.ask(checkoutEndpoints.saveOrder, { body: orderBody(basket) });
  await shop.database.query('update shop_order set is_deputised = true where order_number = $1', [
    orderNumber,
  ]);
  Object.assign(shared, { firm, orderNumber });
}

const visitorOf = ({ shared, who }: Desk): TestVisitor => {
  if (shared.firm === undefined) throw new Error('There is no order yet.');
  return shared.firm[who].visitor;
};

/** The sum of the order, as the desk shows it now. */
const sumOf = async (desk: Desk): Promise<number> => {
  const { orderNumber = '' } = desk.shared;
  const { item } = await visitorOf(desk).ask(adminOrderEndpoints.list, { query: { orderNumber } });
  return item?.order.totalNet ?? 0;
};

/** Somebody takes one piece less before the decision arrives. */
async function lower({ shared: { firm, orderNumber = '' } }: Desk): Promise<void> {
  const changes = [{ position: 1, from: 2, to: '1' }];
  await firm?.admin.visitor.post(adminOrderEndpoints.changeQuantities, { body: { orderNumber, changes } });
}

/** Sends the decision, and gives what the desk is to hear: `accepted`, `denied`, or the code of a refusal. */
async function decide(desk: Desk): Promise<string> {
  const { orderNumber = '' } = desk.shared;
  const { releaseNow, denyApproval } = adminOrderEndpoints;
  const answer =
    desk.decision === 'release'
      ? await visitorOf(desk).post(releaseNow, { body: { orderNumber, seenNet: desk.seenNet } })
      : await visitorOf(desk).post(denyApproval, { body: { orderNumber, reason: 'Zu teuer.' } });
  return answer.outcome === 'ok' ? answer.reply.state : answer.refusal.code;
}

const heard: Readonly<Record<string, string>> = {
  ok: 'accepted',
  denied: 'denied',
  elsewhere: 'release.decided',
  otherSum: 'release.otherSum',
};

/** What the server holds of the order, as its buyer sees it. */
async function decisionsOf({ shared: { firm, orderNumber } }: Desk) {
  const seen = await firm?.buyer.visitor.ask(orderEndpoints.list, { query: { orderNumber } });
  const steps = seen?.item?.release?.steps.map(({ kind }) => kind) ?? [];
  return {
    state: seen?.item?.state,
    decided: steps.filter((kind) => kind === 'released' || kind === 'denied'),
  };
}

const nothing = (): void => undefined;
/** Whatever has happened, the order is decided once or not at all. */
const onceAtMost = async (desk: Desk): Promise<void> => {
  const { state, decided } = await decisionsOf(desk);
  expect([state, decided]).toEqual(
    decided.length === 0
      ? ['awaitingRelease', []]
      : decided[0] === 'denied'
        ? ['denied', ['denied']]
        : ['accepted', ['released']],
  );
};

/** A desk whose calls are those of a real shop: what the path expects as the answer is what the server says. */
export const orderApprovalDesk: PersonHandlers<OrderApprovalMachine, Desk> = {
  page: {
    open: async (desk) => {
      if (desk.shared.orderNumber === undefined) await placeOrder(desk.shared);
      desk.seenNet = await sumOf(desk);
    },
    events: {
      'order.select': nothing,
      'orders.selectAll': nothing,
      'release.begin': (desk) => void (desk.decision = 'release'),
      'denial.begin': (desk) => void (desk.decision = 'deny'),
      'question.begin': nothing,
      'decision.confirm': nothing,
      'decision.cancel': nothing,
      'decision.retry': nothing,
      'outcomes.dismiss': nothing,
      'orders.shown': async (desk) => {
        const { items } = await visitorOf(desk).ask(adminOrderEndpoints.list, {
          query: { state: 'awaitingRelease' },
        });
        expect(items).toEqual([]);
      },
    },
    calls: {
      decide: async (desk, _answer, sample) => {
        if (sample === 'otherSum') await lower(desk);
        // Silence after it was done, and silence since it never arrived.
        if (sample === 'lost') await decide(desk);
        else if (sample in heard) expect(await decide(desk)).toBe(heard[sample]);
        if (sample === 'otherSum') desk.seenNet = await sumOf(desk);
      },
    },
    delays: {},
    states: {
      'choosing.idle': onceAtMost,
      'choosing.told': onceAtMost,
      'choosing.unanswered': onceAtMost,
      'confirming.release': onceAtMost,
      'confirming.denial': onceAtMost,
      'confirming.question': nothing,
      'confirming.otherSum': onceAtMost,
      'confirming.overBudget': nothing,
      sending: onceAtMost,
      answered: nothing,
    },
  },
  rows: {},
};
