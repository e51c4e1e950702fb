import type { ReplyOf } from '#contract/endpoint.ts';
import { adminOrdersPerPage, type adminOrderEndpoints } from '#contract/admin-orders.ts';
import type { BudgetExcess, OrderBudget } from '#contract/order-budget.ts';
import { formatDateTime, formatMoney } from '#domain/money-format.ts';
import { reservationEnd } from '#domain/order-state.ts';
import { budgetShares } from '#domain/release.ts';
import type { BudgetShare, TakenShare } from '#domain/release.ts';
import type { Decider, OrderEvent } from '#machines/order/order.types.ts';
import { refuse } from '#server/calls/failures.ts';
import { transaction, violatedConstraint } from '#server/database/pool.ts';
import type { Executor } from '#server/database/pool.ts';
import type { FirmService, NamedBudget } from '#server/firm/firm.service.ts';
import { orderingTexts } from '#server/method/method.service.ts';
import type { MethodService } from '#server/method/method.service.ts';
import type { Foundation } from '#server/runtime/foundation.ts';
import type { Member } from '#server/session/visitor.ts';
import type { SettingsService } from '#server/settings/settings.service.ts';
import { textsOf } from '#texts/catalogues.ts';
import {
  findDecidedFor,
  listDecidedAlone,
  listUndecidable,
  setDeputyTurns,
} from './firm-deciders.repository.ts';
import { changeOrder, changeableIn } from './changed-order.ts';
import type { AskedQuantity } from './changed-order.ts';
import { loadOrderToChange, writeChangedOrder } from './order-change.repository.ts';
import { decisionsFor, mayChange, takeStep } from './order-life.ts';
import { holdBudgets, lockOrder } from './order-life.repository.ts';
import type { OrderStandingRow } from './order-life.repository.ts';
import { courseOf, endOfRelease, releaseHeadOf } from './order-course.ts';
import { orderFacts } from './order.facts.ts';
import { toOrder } from './order.service.ts';
import {
  countFirmOrders,
  countWaitingOrders,
  findFirmOrder,
  listFirmOrders,
  loadCountedLines,
} from './release.repository.ts';
import type { Direction, ListedOrder, OrdersAsked, Sort } from './release.repository.ts';
import type { StoredOrder } from './stored-order.ts';

type State = StoredOrder['state'];
type Listed = ReplyOf<typeof adminOrderEndpoints.list>;

/** What a table says of orders. */
interface FirmOrderTable {
  readonly items: readonly Omit<Listed['items'][number], 'decisions' | 'budgets'>[];
  readonly total: number;
}

/** What an order takes of budgets, and the budgets it could take of. */
interface OrderShares {
  readonly shares: readonly BudgetShare[];
  readonly budgets: readonly NamedBudget[];
}

export interface OrdersQuery {
  readonly page?: number | undefined;
  readonly limit?: number | undefined;
  readonly state?: State | undefined;
  readonly search?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly person?: number | undefined;
  readonly costCenter?: string | undefined;
  readonly articleGroup?: string | undefined;
  readonly isOrdered?: 'true' | undefined;
  readonly sort?: Sort | undefined;
  readonly direction?: Direction | undefined;
  readonly orderNumber?: string | undefined;
}

/** What whoever releases an order knows and means. */
export interface MeantRelease {
  /** Net sum they have read; an order that costs something else by now is not released. */
  readonly seenNet: number;
  /** What budgets may be exceeded by; one that is exceeded by more refuses the release (docs/decisions/0178). */
  readonly meantOver?: readonly BudgetExcess[] | undefined;
}

export interface ReleaseService {
  /** Orders of the firm, or one in full; a deputy's are those they were asked about. */
  readonly firmOrders: (member: Member, query: OrdersQuery) => Promise<Listed>;
  /** All such orders as a table has them, the first so many, and how many there are. */
  readonly firmOrderTable: (member: Member, query: OrdersQuery, most: number) => Promise<FirmOrderTable>;
  /**
   * Whether somebody was to decide about an order of their firm before their role there changed (docs/decisions/0156), and when it
   * is their turn with it again.
   */
  readonly formerlyMine: (
    member: Member,
    orderNumber: string,
  ) => Promise<ReplyOf<typeof adminOrderEndpoints.formerlyMine>>;
  /** An order of the firm that somebody who decides there may see; null for every other. */
  readonly findOfFirm: (member: Member, orderNumber: string) => Promise<StoredOrder | null>;
  /**
   * @throws Refused with `order.notFound`, `release.decided`, `release.notAllowed`, `release.otherSum` with the present sum, or
   * `release.overBudget`
   */
  readonly release: (member: Member, orderNumber: string, meant: MeantRelease) => Promise<State>;
  /**
   * Lowers quantities of a waiting order, which goes on waiting (docs/decisions/0119).
   *
   * @throws Refused with `order.notFound`, `release.decided` or `release.notAllowed`
   */
  readonly change: (member: Member, orderNumber: string, changes: readonly AskedQuantity[]) => Promise<State>;
  /** @throws Refused with `order.notFound`, `release.decided` or `release.notAllowed` */
  readonly deny: (member: Member, orderNumber: string, reason: string) => Promise<State>;
  /** @throws Refused with `order.notFound`, `release.decided` or `release.notAllowed` */
  readonly ask: (member: Member, orderNumber: string, question: string) => Promise<State>;
  /** @throws Refused with `order.notFound`, `release.decided` or `release.notAllowed` where nothing was asked */
  readonly answer: (member: Member, orderNumber: string, answer: string) => Promise<State>;
  /** @throws Refused with `order.notFound` or `release.decided` */
  readonly withdraw: (member: Member, orderNumber: string) => Promise<State>;
  /** How many orders wait for a release somebody could give, and nobody else of their firm. */
  readonly countDecidedAlone: (member: Member) => Promise<number>;
  /**
   * Ends the orders that wait for a release nobody but this member could give, since they go: their own are withdrawn, others are
   * denied, with the reason for the buyer (docs/decisions/0167). The caller holds the firm's lock.
   */
  readonly endDecidedAlone: (executor: Executor, member: Member, at: Date) => Promise<void>;
  /** Numbers of a firm's orders that wait for a release nobody could give. */
  readonly undecidable: typeof listUndecidable;
  /** Says anew when it is the deputy's turn with waiting orders, after people of the firm have changed. */
  readonly setDeputyTurns: typeof setDeputyTurns;
}

const deciderOf = (
  { user }: Member,
  { userId, canBuyerAnswer }: Pick<OrderStandingRow, 'userId' | 'canBuyerAnswer'>,
): Decider => ({
  role: user.isAdmin ? 'admin' : 'deputy',
  isBuyer: userId === user.id,
  canBuyerAnswer,
});

/** To ask back; who may decide otherwise, but gets no answer, is told why. */
function askedBy({ language }: Member, by: Decider, order: OrderStandingRow): OrderEvent {
  if (!order.canBuyerAnswer && decisionsFor(order, by).length > 0)
    refuse('release.notAllowed', orderingTexts(language).nobodyAnswers);
  return { type: 'release.ask', by };
}

/** Refuses what was released by another sum than it has; asked once it is clear that the member may decide about it. */
function refuseOtherSum(
  { language }: Member,
  { totalNetCents }: Pick<OrderStandingRow, 'totalNetCents'>,
  seenNet: number,
): void {
  if (totalNetCents === seenNet) return;
  const [now, seen] = [formatMoney(totalNetCents, language), formatMoney(seenNet, language)];
  refuse('release.otherSum', orderingTexts(language).releaseOtherSum({ now, seen }), {
    totalNet: totalNetCents,
  });
}

/** Shares of budgets, each with what it may exceed its budget by. */
const withExcesses = (shares: readonly BudgetShare[], meantOver: readonly BudgetExcess[]): TakenShare[] =>
  shares.map((share) => ({
    ...share,
    over: meantOver.find(({ budgetId }) => budgetId === share.budgetId)?.over ?? 0,
  }));

/** What is asked for of the orders of a member's firm. */
const wantedBy = (
  { user: { accountId, isAdmin } }: Member,
  { state, search = '', from, to, person, costCenter, articleGroup, isOrdered }: OrdersQuery,
): OrdersAsked => ({
  accountId,
  isDeputy: !isAdmin,
  state: state ?? null,
  search,
  from: from ?? null,
  to: to ?? null,
  person: person ?? null,
  costCenter: costCenter ?? null,
  articleGroup: articleGroup ?? null,
  isOrdered: isOrdered === 'true',
});

/** The latest first where nothing is said. */
const orderOf = ({ sort = 'placedAt', direction = 'down' }: OrdersQuery) => ({ sort, direction });

const summaryOf = (row: ListedOrder): FirmOrderTable['items'][number] => ({
  orderNumber: row.orderNumber,
  placedAt: row.placedAt.toISOString(),
  state: row.state,
  ...(row.cancelReason === null ? {} : { cancelReason: row.cancelReason }),
  ...(row.question === null ? {} : { question: row.question }),
  mode: row.mode,
  totalNet: row.totalNetCents,
  totalGross: row.totalGross,
  buyer: { name: row.name, email: row.email },
  costCenters: row.costCenters,
  release: releaseHeadOf(row),
});

/**
 * How those who decide for a firm, and its buyers, lead orders to a release or away from it. Each decision is one step of the
 * order's chart, taken under its lock: of two at the same time one is told that the other was first (S4.3-10).
 */
export function createReleaseService(needs: {
  readonly foundation: Foundation;
  readonly settings: SettingsService;
  readonly firms: FirmService;
  readonly methods: MethodService;
}): ReleaseService {
  const { firms, settings } = needs;
  const { database, log, clock } = needs.foundation;
  const effects = orderFacts({ settings, firms, log });

  const lockedOrder = async (
    executor: Executor,
    member: Member,
    orderNumber: string,
    isTheirs: (order: OrderStandingRow) => boolean,
    decidedWords: 'releaseDecided' | 'withdrawalLate' = 'releaseDecided',
  ): Promise<OrderStandingRow> => {
    const { language } = member;
    const texts = orderingTexts(language);
    const order = await lockOrder(executor, orderNumber);
    if (order === null || !isTheirs(order)) return refuse('order.notFound', texts.orderNotFound);
    if (order.state === 'awaitingRelease') return order;
    const { user } = member;
    const firm = { accountId: user.accountId, isDeputy: !user.isAdmin };
    // Who was first is read at the order, by those who may read it.
    const isRead = order.userId === user.id || (await findFirmOrder(executor, firm, orderNumber)) !== null;
    const end = isRead ? await endOfRelease(executor, order) : null;
    if (end !== null) {
      const { kind, name } = end;
      const at = formatDateTime(end.at, language);
      return refuse('release.decided', texts[decidedWords][kind]({ name, at }));
    }
    const state = textsOf(language).order.states[order.state];
    return refuse('release.decided', texts.releaseDecided.other({ state }));
  };

  const step = async (
    executor: Executor,
    member: Member,
    order: OrderStandingRow,
    event: OrderEvent,
    reason: string,
  ): Promise<State> => {
    const by = { at: clock(), personId: member.user.id, reason };
    if (!(await takeStep(executor, order, event, by, effects))) {
      const { nothingAsked, releaseNotAllowed } = orderingTexts(member.language);
      return refuse('release.notAllowed', event.type === 'release.answer' ? nothingAsked : releaseNotAllowed);
    }
    return (await lockOrder(executor, order.orderNumber))?.state ?? order.state;
  };

  const orderOfFirm = (executor: Executor, member: Member, orderNumber: string): Promise<OrderStandingRow> =>
    lockedOrder(executor, member, orderNumber, ({ accountId }) => accountId === member.user.accountId);

  const asDecider = (
    member: Member,
    orderNumber: string,
    eventOf: (by: Decider, order: OrderStandingRow) => OrderEvent,
    reason: string,
    more: (executor: Executor, order: OrderStandingRow) => Promise<void> = async () => undefined,
  ): Promise<State> =>
    transaction(database, async (executor) => {
      const order = await orderOfFirm(executor, member, orderNumber);
      const state = await step(executor, member, order, eventOf(deciderOf(member, order), order), reason);
      await more(executor, order);
      return state;
    });

  const asBuyer = (member: Member, orderNumber: string, event: OrderEvent, reason: string): Promise<State> =>
    transaction(database, async (executor) => {
      const isTheirs = ({ userId }: OrderStandingRow) => userId === member.user.id;
      const late = event.type === 'release.withdraw' ? 'withdrawalLate' : 'releaseDecided';
      const order = await lockedOrder(executor, member, orderNumber, isTheirs, late);
      return step(executor, member, order, event, reason);
    });

  /** What orders of a firm take of the budgets of their buyers, with these budgets. */
  const sharesOf = async (
    executor: Executor,
    accountId: number | null,
    orders: readonly Pick<OrderStandingRow, 'id' | 'userId'>[],
  ): Promise<readonly OrderShares[]> => {
    const people = [...new Set(orders.flatMap(({ userId }) => (userId === null ? [] : [userId])))];
    if (accountId === null || people.length === 0) return orders.map(() => ({ shares: [], budgets: [] }));
    const budgets = await firms.budgetsOf(executor, accountId, people);
    if (budgets.length === 0) return orders.map(() => ({ shares: [], budgets }));
    const lines = await loadCountedLines(
      executor,
      orders.map(({ id }) => id),
    );
    return orders.map(({ id, userId }) => {
      const own = budgets.filter(({ personId }) => personId === null || personId === userId);
      const counted = lines.filter(({ orderId }) => orderId === id);
      return { shares: userId === null ? [] : budgetShares(counted, own), budgets: own };
    });
  };

  /** How budgets stand beside what an order takes of them; what it has taken already is not counted twice. */
  const standsIn = (
    { shares, budgets }: OrderShares,
    held: StoredOrder['budgetShares'] = [],
  ): OrderBudget[] =>
    shares.flatMap(({ budgetId, periodStart, cents }) => {
      const budget = budgets.find(({ id }) => id === budgetId);
      if (budget === undefined) return [];
      const { id, name, period, amount, used } = budget;
      const own = held.find((each) => each.budgetId === budgetId && each.periodStart === periodStart);
      return [{ id, name, period, amount, used: used - (own?.cents ?? 0), share: cents }];
    });

  const standsOf = async (order: StoredOrder): Promise<OrderBudget[]> =>
    (await sharesOf(database, order.accountId, [order])).flatMap((taken) =>
      standsIn(taken, order.budgetShares),
    );

  /** The budgets an order exceeds, the one it exceeds most first, and by how much. */
  const exceededBy = async (
    member: Member,
    orderNumber: string,
  ): Promise<readonly (BudgetExcess & Pick<OrderBudget, 'name'>)[]> => {
    const found = await findFirmOrder(
      database,
      { accountId: member.user.accountId, isDeputy: false },
      orderNumber,
    );
    const stands = found === null ? [] : await standsOf(found.order);
    return stands
      .map(({ id, name, amount, used, share }) => ({ budgetId: id, name, over: used + share - amount }))
      .filter(({ over }) => over > 0)
      .toSorted((left, right) => right.over - left.over);
  };

  return {
    async findOfFirm({ user: { accountId, isAdmin } }, orderNumber) {
      const found = await findFirmOrder(database, { accountId, isDeputy: !isAdmin }, orderNumber);
      return found?.order ?? null;
    },
    async formerlyMine({ user }, orderNumber) {
      const found = await findDecidedFor(database, user, orderNumber);
      return { isFormerlyMine: found !== null, turnAt: found?.turnAt?.toISOString() ?? null };
    },
    async firmOrderTable(member, query, most) {
      const wanted = wantedBy(member, query);
      const [rows, { total }] = await Promise.all([
        listFirmOrders(database, wanted, { ...orderOf(query), most, skipped: 0 }),
        countFirmOrders(database, wanted),
      ]);
      return { items: rows.map(summaryOf), total };
    },
    async firmOrders(member, query) {
      const { page = 1, limit = adminOrdersPerPage, orderNumber } = query;
      const wanted = wantedBy(member, query);
      const found = orderNumber === undefined ? null : await findFirmOrder(database, wanted, orderNumber);
      if (orderNumber !== undefined) {
        const { waiting } = await countWaitingOrders(database, wanted);
        if (found === null) return { items: [], total: 0, waiting, articleGroup: null, item: null };
        const { order, positions, buyer } = found;
        const [shop, course, budgets] = await Promise.all([
          settings.read(),
          courseOf(database, order),
          // What was denied or cancelled counts in none.
          order.state === 'awaitingRelease' || order.budgetShares.length > 0 ? standsOf(order) : [],
        ]);
        const by = deciderOf(member, order);
        const item = {
          order: { ...toOrder({ order, positions }, shop), ...course },
          buyer,
          budgets,
          decisions: [...decisionsFor(order, by)],
          changeable: mayChange(order, by) ? changeableIn(positions) : [],
        };
        return { items: [], total: 1, waiting, articleGroup: null, item };
      }
      const [rows, counts] = await Promise.all([
        listFirmOrders(database, wanted, {
          ...orderOf(query),
          most: limit,
          skipped: (page - 1) * limit,
        }),
        countFirmOrders(database, wanted),
      ]);
      const decisions = rows.map((row) => [...decisionsFor(row, deciderOf(member, row))]);
      const decidable = rows.filter((_, index) => decisions[index]?.length !== 0);
      const taken = await sharesOf(database, wanted.accountId, decidable);
      const items = rows.map((row, index) => {
        const own = taken[decidable.indexOf(row)];
        return {
          ...summaryOf(row),
          decisions: decisions[index] ?? [],
          budgets: own === undefined ? [] : standsIn(own),
        };
      });
      return { items, ...counts, item: null };
    },

    async release(member, orderNumber, { seenNet, meantOver = [] }) {
      const { prepaymentReservedDays } = await settings.read();
      try {
        return await asDecider(
          member,
          orderNumber,
          (by, { isPrepaid, placedAt }) => ({
            type: 'release.grant',
            by,
            reservedMs: isPrepaid
              ? reservationEnd(clock(), prepaymentReservedDays).getTime() - placedAt.getTime()
              : null,
          }),
          '',
          async (executor, order) => {
            refuseOtherSum(member, order, seenNet);
            const taken = await sharesOf(executor, order.accountId, [order]);
            const shares = taken.flatMap((each) => each.shares);
            await firms.takeBudgets(executor, withExcesses(shares, meantOver));
            await holdBudgets(executor, order.id, shares);
          },
        );
      } catch (error) {
        if (violatedConstraint(error) !== 'budget_use_within_amount') throw error;
        const exceeded = await exceededBy(member, orderNumber);
        const excesses = exceeded.map(({ name, over }) => ({
          budget: name,
          over: formatMoney(over, member.language),
        }));
        const sentence = orderingTexts(member.language).releaseOverBudget({ order: orderNumber, excesses });
        return refuse('release.overBudget', sentence, {
          excesses: exceeded.map(({ budgetId, over }) => ({ budgetId, over })),
        });
      }
    },

    async change(member, orderNumber, changes) {
      const methods = await needs.methods.known();
      return transaction(database, async (executor) => {
        const order = await orderOfFirm(executor, member, orderNumber);
        const by = deciderOf(member, order);
        // Whoever may not decide about it learns nothing of what it holds.
        if (!mayChange(order, by))
          return refuse('release.notAllowed', orderingTexts(member.language).releaseNotAllowed);
        const before = await loadOrderToChange(executor, order.id);
        const changed = changeOrder(before, changes, { methods, language: member.language });
        const state = await step(executor, member, order, { type: 'release.change', by }, changed.said);
        await writeChangedOrder(executor, order.id, changed);
        return state;
      });
    },

    deny: (member, orderNumber, reason) =>
      asDecider(member, orderNumber, (by) => ({ type: 'release.deny', by }), reason),
    ask: (member, orderNumber, question) =>
      asDecider(member, orderNumber, (by, order) => askedBy(member, by, order), question),
    answer: (member, orderNumber, answer) => asBuyer(member, orderNumber, { type: 'release.answer' }, answer),
    withdraw: (member, orderNumber) => asBuyer(member, orderNumber, { type: 'release.withdraw' }, ''),
    countDecidedAlone: async ({ user }) => (await listDecidedAlone(database, user)).length,
    async endDecidedAlone(executor, { user }, at) {
      for (const { number, isOwn, language } of await listDecidedAlone(executor, user)) {
        const order = await lockOrder(executor, number);
        if (order === null) continue;
        if (isOwn) {
          await takeStep(executor, order, { type: 'release.withdraw' }, { at, personId: user.id }, effects);
          continue;
        }
        // The firm denies it, having nobody else: whoever goes need not have had a turn, and is not named to the buyer.
        const { canBuyerAnswer } = order;
        const by: Decider = { role: 'admin', isBuyer: false, canBuyerAnswer };
        const { nobodyDecides: reason } = orderingTexts(language);
        await takeStep(
          executor,
          order,
          { type: 'release.deny', by },
          { at, personId: null, reason },
          effects,
        );
      }
    },
    undecidable: listUndecidable,
    setDeputyTurns,
  };
}
