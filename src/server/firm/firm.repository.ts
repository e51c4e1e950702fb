import * as z from 'zod/mini';
import { CostCenterOption } from '#contract/basket.ts';
import {
  bigint,
  boolean,
  integer,
  nullable,
  oneOf,
  pairsOf,
  rowOf,
  selected,
} from '#server/database/columns.ts';
import type { Executor } from '#server/database/pool.ts';
import { command, question } from '#server/database/statement.ts';
import type { BudgetShare } from '#domain/release.ts';
import { closedCostCenters, openCostCenters, runningPeriods, takeShares } from './firm.sql.ts';
import type { PeriodStarts } from './period-starts.ts';

const hourColumns = {
  reminderHours: integer('reminder_hours'),
  deputyHours: integer('deputy_hours'),
  expiryHours: integer('expiry_hours'),
};
const ruleColumns = {
  ...hourColumns,
  releaseAbove: nullable(bigint('release_above_cents')),
  mayReleaseOwn: boolean('may_release_own'),
  needsCostCenter: boolean('needs_cost_center'),
};

const periods = ['month', 'quarter', 'year'] as const;
const budgetColumns = {
  id: bigint('id'),
  personId: nullable(bigint('person_id')),
  period: oneOf('period', periods),
  amount: bigint('amount_cents'),
};

const Budget = z.extend(rowOf(budgetColumns), {
  costCenter: z.nullable(z.string()),
  periodStart: z.string(),
  used: z.number(),
  personName: z.string(),
  costCenterName: z.string(),
});
export type BudgetRow = z.output<typeof Budget>;

/** JSON of the budgets orders of people of the firm `$1` can count in, in the periods that begin at `$3` to `$5`. @param people SQL of whose */
const budgetsOf = (people: string): string => `coalesce((
  select json_agg(json_build_object(${pairsOf(budgetColumns, 'b')}, 'costCenter', c.number, 'periodStart', start.day::text,
      'used', coalesce(u.used_cents, 0), 'personName', coalesce(p.firstname || ' ' || p.lastname, ''),
      'costCenterName', coalesce(c.name, '')) order by b.id)
    from budget b
      join ${runningPeriods('$3', '$4', '$5')} on start.period = b.period
      left join cost_center c on c.id = b.cost_center_id
      left join person p on p.id = b.person_id
      left join budget_use u on u.budget_id = b.id and u.period_start = start.day
    where b.account_id = $1 and (b.person_id is null or b.person_id ${people})), '[]')`;
const budgetsOfPerson = budgetsOf('= $2');

const ofBuyer = (
  accountId: number,
  personId: number,
  { month, quarter, year }: PeriodStarts,
): readonly unknown[] => [accountId, personId, month, quarter, year];

const budgets = question({
  name: 'firm-budgets',
  text: `select ${budgetsOf('= any($2::bigint[])')} as budgets`,
  values: (accountId: number, people: readonly number[], { month, quarter, year }: PeriodStarts) => [
    accountId,
    people,
    month,
    quarter,
    year,
  ],
  row: z.object({ budgets: z.array(Budget) }),
});

/** Budgets an order of one of these people can count in, with what has been taken of them in the running periods. */
export const loadBudgets = async (
  executor: Executor,
  accountId: number,
  people: readonly number[],
  starts: PeriodStarts,
): Promise<readonly BudgetRow[]> => (await budgets.one(executor, accountId, people, starts)).budgets;

/** SQL of whether somebody of the firm `a` could decide about an order of the person `$2`. @param who SQL of which people `p` count */
const decidesForBuyer = (who: string): string => `exists (select from person p where p.account_id = a.id
  and p.is_active and p.is_approved and ${who} and (p.id <> $2 or a.may_release_own))`;

const whoDecides = `${decidesForBuyer('p.is_admin')} as "hasAdmin", ${decidesForBuyer('p.id = a.deputy_id')} as "hasDeputy"`;
const WhoDecides = { hasAdmin: z.boolean(), hasDeputy: z.boolean() };

const waiting = question({
  name: 'firm-waiting',
  text: `select ${selected(hourColumns, 'a')}, ${whoDecides} from account a where a.id = $1`,
  values: (accountId: number, personId: number) => [accountId, personId],
  row: z.extend(rowOf(hourColumns), WhoDecides),
});

/** Who could decide about an order of a person, and how long it would wait for them. */
export const loadWaiting = (executor: Executor, accountId: number, personId: number) =>
  waiting.one(executor, accountId, personId);

const rules = question({
  name: 'firm-rules',
  text: `select ${selected(ruleColumns, 'a')}, ${whoDecides},
      ${openCostCenters('a.id', '$2')} as "costCenters",
      ${closedCostCenters('a.id', '$2')} as "closedCostCenters",
      ${budgetsOfPerson} as budgets,
      array(select below.id from category c
        join category below on below.position between c.position and c.last_position
        where c.slug = any(a.release_categories)) as "releaseCategories",
      array(select c.number from cost_center c
        where a.releases_ownerless and c.account_id = a.id and c.owner_id is null) as "ownerlessCostCenters"
    from account a where a.id = $1`,
  values: ofBuyer,
  row: z.extend(rowOf(ruleColumns), {
    ...WhoDecides,
    costCenters: z.array(CostCenterOption),
    closedCostCenters: z.array(z.string()),
    budgets: z.array(Budget),
    releaseCategories: z.array(z.number()),
    ownerlessCostCenters: z.array(z.string()),
  }),
});

/** What a firm says about the orders of one of its people, with the budgets they can count in; every call of the basket asks it. */
export const loadRules = (executor: Executor, accountId: number, personId: number, starts: PeriodStarts) =>
  rules.one(executor, accountId, personId, starts);

const take = command({
  name: 'firm-take-shares',
  text: `with asked as (select 1) ${takeShares('$1', 'asked', '$2::boolean')}`,
  values: (shares: readonly BudgetShare[], isOverMeant: boolean) => [JSON.stringify(shares), isOverMeant],
});

/**
 * Takes what an order needs of its budgets.
 *
 * @throws the database's check violation (`budget_use_within_amount`) when that is more than is left, unless it is meant
 */
export async function takeBudgets(
  executor: Executor,
  shares: readonly BudgetShare[],
  isOverMeant: boolean,
): Promise<void> {
  await take.run(executor, shares, isOverMeant);
}

const giveBack = command({
  name: 'firm-give-back-shares',
  text: `with freed as (
        update shop_order o set budget_shares = '[]' from shop_order before
        where o.id = $1 and before.id = o.id and before.budget_shares <> '[]'
        returning before.budget_shares as shares),
      held as (
        select u.budget_id, u.period_start, x.cents
        from freed cross join jsonb_to_recordset(freed.shares) as x ("budgetId" bigint, "periodStart" date, cents bigint)
          join budget_use u on u.budget_id = x."budgetId" and u.period_start = x."periodStart"
        order by 1, 2 for update of u)
      update budget_use u set used_cents = greatest(u.used_cents - held.cents, 0)
      from held where u.budget_id = held.budget_id and u.period_start = held.period_start`,
  values: (orderId: number) => [orderId],
});

/** Gives back what an order took of budgets; it holds nothing of them afterwards, so it happens once. */
export async function giveBackBudgets(executor: Executor, orderId: number): Promise<void> {
  await giveBack.run(executor, orderId);
}

/** Who placed an order, with what the firm said then. */
export interface OrderingBuyer {
  readonly accountId: number;
  readonly id: number;
  readonly mayReleaseOwn: boolean;
}

const decidersOf = question({
  name: 'firm-deciders',
  text: `select p.email, p.firstname || ' ' || p.lastname as name from person p join account a on a.id = p.account_id
    where a.id = $1 and p.is_active and p.is_approved and (p.id <> $2 or $4)
      and case when $3 then p.id = a.deputy_id else p.is_admin end
    order by p.id`,
  values: ({ accountId, id, mayReleaseOwn }: OrderingBuyer, isDeputy: boolean) => [
    accountId,
    id,
    isDeputy,
    mayReleaseOwn,
  ],
  row: z.object({ email: z.string(), name: z.string() }),
});

/** Who decides about a buyer's order: the admins of the firm, or their deputy. */
export const loadDeciders = (executor: Executor, buyer: OrderingBuyer, role: 'admin' | 'deputy') =>
  decidersOf.all(executor, buyer, role === 'deputy');
