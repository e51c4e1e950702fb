import * as z from 'zod/mini';
import { get, post } from './endpoint.ts';
import { Order, OrderSummary, orderStates } from './order.ts';
import { ReleaseHead } from './release.ts';
import { maximumPositions } from './basket.ts';
import { mostBudgets } from './admin-budgets.ts';
import { BudgetExcess, OrderBudget } from './order-budget.ts';
import { longestCostCenter } from './position-cost-center.ts';
import { longestReleaseText, releaseDecisions } from './release-decisions.ts';
import { IsoDay } from './iso-day.ts';
import { Refusal } from './refusal.ts';
import { longestTableSearch, mostTablePages } from './table-bounds.ts';
import { Cents, line, Slug, text } from './text.ts';

/** How many orders a page of the list has. */
export const adminOrdersPerPage = 25;

/** Beside its reason an order that waits says what comes next: it is sorted by when that is, all others come after those. */
export const adminOrderSorts = ['placedAt', 'buyer', 'total', 'reason'] as const;

/** Without a mail address once they have deleted their account. */
const Buyer = z.object({ name: z.string(), email: z.string() });

/** An order of the firm's people, as who decides for the firm sees it. */
export const AdminOrderSummary = z.extend(OrderSummary, {
  buyer: Buyer,
  /** Numbers of the cost centers its positions go to. */
  costCenters: z.array(z.string()),
  /** Null where it needed none. */
  release: z.nullable(ReleaseHead),
  /** What it would take of budgets now; none where nothing is to be decided. */
  budgets: z.array(OrderBudget),
  /** What whoever asks may do with it now. */
  decisions: z.array(z.enum(releaseDecisions)),
});
export type AdminOrderSummary = z.infer<typeof AdminOrderSummary>;

/** A position of a waiting order that may be ordered in a smaller amount, or not at all. */
export const ChangeablePosition = z.object({
  position: z.number(),
  displayName: z.string(),
  quantity: z.number(),
  unit: z.string(),
});
export type ChangeablePosition = z.infer<typeof ChangeablePosition>;

export const AdminOrder = z.object({
  order: Order,
  buyer: Buyer,
  budgets: z.array(OrderBudget),
  decisions: z.array(z.enum(releaseDecisions)),
  /** Positions whoever asks may order less of now; none where they may not. */
  changeable: z.array(ChangeablePosition),
});
export type AdminOrder = z.infer<typeof AdminOrder>;

const decided = z.object({ success: z.literal(true), state: z.enum(orderStates) });
const orderNumber = line(40, 1);
const said = text(longestReleaseText, 1).check(z.refine((given) => given.trim() !== ''));

/** Brings the present sum along where another one was seen. */
const ReleaseRefusal = z.extend(Refusal, {
  totalNet: z.optional(Cents),
  /** Of the budgets that are exceeded. */
  excesses: z.optional(z.array(BudgetExcess)),
});
export type ReleaseRefusal = z.infer<typeof ReleaseRefusal>;

/** What admins of a firm do with the orders of its people; a deputy sees those that wait for a decision of theirs. */
export const adminOrderEndpoints = {
  list: get({
    name: 'adminOrders.list',
    path: '/my/admin-orders',
    access: 'approver',
    weight: 2,
    summary: 'Orders of the firm, newest first; one in full by its number.',
    spec: ['S7.1-43'],
    query: z.strictObject({
      page: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(mostTablePages))),
      /** So many a page, a full one where nothing is said. */
      limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(adminOrdersPerPage))),
      state: z.optional(z.enum(orderStates)),
      /** Part of the order's number, of the buyer's name or mail address, or of a cost center. */
      search: z.optional(line(longestTableSearch)),
      sort: z.optional(z.enum(adminOrderSorts)),
      direction: z.optional(z.enum(['up', 'down'])),
      /** First day the orders were placed on, and the day after the last. */
      from: z.optional(IsoDay),
      to: z.optional(IsoDay),
      /** Number of who placed them. */
      person: z.optional(z.coerce.number().check(z.int(), z.minimum(1))),
      /** Number of a cost center that a position goes to. */
      costCenter: z.optional(line(longestCostCenter, 1)),
      /** Slug of a group that an article of the order is of. */
      articleGroup: z.optional(Slug),
      /** Only what statistics count: neither waiting nor denied nor cancelled. */
      isOrdered: z.optional(z.literal('true')),
      orderNumber: z.optional(line(40)),
    }),
    reply: z.object({
      items: z.array(AdminOrderSummary),
      total: z.number(),
      /** How many wait for a release, whatever is asked for. */
      waiting: z.number(),
      /** Name of the article group that was asked for; null where none was, or there is none of it. */
      articleGroup: z.nullable(z.string()),
      item: z.nullable(AdminOrder),
    }),
  }),
  formerlyMine: get({
    name: 'adminOrders.formerlyMine',
    path: '/my/admin-orders/formerly-mine',
    access: 'user',
    summary:
      'Whether whoever asks was once to decide about an order of their firm, and when it is their turn as its deputy; no for every other number.',
    spec: ['S4.3-09'],
    query: z.strictObject({ orderNumber }),
    reply: z.object({
      isFormerlyMine: z.boolean(),
      /** ISO 8601: from when on they may decide about it as the deputy they are now; null where they are not to. */
      turnAt: z.nullable(z.string()),
    }),
  }),
  releaseNow: post({
    name: 'adminOrders.releaseNow',
    path: '/my/admin-orders/release-now',
    access: 'approver',
    summary:
      'Releases a waiting order of the sum that was seen; over a budget only by what is said to be meant.',
    spec: ['S7.2-21', 'S4.3-10'],
    body: z.strictObject({
      orderNumber,
      /** Its sum, net, as whoever releases it has read it. */
      seenNet: Cents,
      /** What its budgets may be exceeded by, as whoever releases it has read it: by so much, and no others. */
      meantOver: z.optional(z.array(BudgetExcess).check(z.maxLength(mostBudgets))),
    }),
    reply: decided,
    refusal: ReleaseRefusal,
  }),
  denyApproval: post({
    name: 'adminOrders.denyApproval',
    path: '/my/admin-orders/deny-approval',
    access: 'approver',
    summary: 'Denies a waiting order; the buyer reads why.',
    spec: ['S7.2-21', 'S4.3-10'],
    body: z.strictObject({ orderNumber, reason: said }),
    reply: decided,
  }),
  changeQuantities: post({
    name: 'adminOrders.changeQuantities',
    path: '/my/admin-orders/change-quantities',
    access: 'approver',
    summary: 'Lowers quantities of a waiting order; it is reckoned anew and goes on waiting.',
    spec: ['S4.3-10'],
    body: z.strictObject({
      orderNumber,
      changes: z
        .array(
          z.strictObject({
            position: z.number().check(z.int(), z.minimum(1)),
            /** What stood there when it was changed. */
            from: z.number().check(z.int(), z.minimum(1)),
            /** As it was typed; 0 takes the position out. */
            to: line(12),
          }),
        )
        .check(z.minLength(1), z.maxLength(maximumPositions)),
    }),
    reply: decided,
  }),
  ask: post({
    name: 'adminOrders.ask',
    path: '/my/admin-orders/ask',
    access: 'approver',
    summary: 'Asks the buyer something about a waiting order; question and answer stay with it.',
    spec: ['S4.3-10'],
    body: z.strictObject({ orderNumber, question: said }),
    reply: decided,
  }),
};

/** What a buyer does with an own order that waits for a release. */
export const waitingOrderEndpoints = {
  answer: post({
    name: 'waitingOrder.answer',
    path: '/orders/release/answer',
    access: 'user',
    summary: 'Answers the question that is open about an own waiting order.',
    spec: ['S4.3-09'],
    body: z.strictObject({ orderNumber, answer: said }),
    reply: decided,
  }),
  withdraw: post({
    name: 'waitingOrder.withdraw',
    path: '/orders/release/withdraw',
    access: 'user',
    summary: 'Withdraws an own waiting order.',
    spec: ['S4.3-09'],
    body: z.strictObject({ orderNumber }),
    reply: decided,
  }),
};
