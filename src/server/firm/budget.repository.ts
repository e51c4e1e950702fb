import * as z from 'zod/mini';
import { AdminBudget } from '#contract/firm.ts';
import type { BudgetPeriod } from '#domain/release.ts';
import type { Executor } from '#server/database/pool.ts';
import { bigint, day, fieldsOf, namesOf, nullable, readFrom, text } from '#server/database/columns.ts';
import { command, question } from '#server/database/statement.ts';
import type { SignedInUser } from '#server/session/visitor.ts';
import { mayBook, personObject, runningPeriods } from './firm.sql.ts';
import type { PeriodStarts } from './period-starts.ts';

/** In the order in which they are read one after another. */
const byOwner = 'c.number nulls first, p.lastname nulls first, p.firstname, b.amount_cents, b.id';

const budgets = (
  which: string,
  more = { columns: '', order: byOwner, end: '' },
): string => `select b.id::float8 as id, b.period, b.amount_cents::float8 as amount,
      coalesce(u.used_cents, 0)::float8 as used,
      case when b.counts_from > start.day then b.counts_from::text end as "countsFrom", ${personObject('p')} as person,
      case when c.id is not null then json_build_object('id', c.id, 'number', c.number, 'name', c.name,
        'isActive', c.is_active) end as "costCenter"${more.columns}
    from budget b
      join ${runningPeriods('$2', '$3', '$4')} on start.period = b.period
      left join person p on p.id = b.person_id
      left join cost_center c on c.id = b.cost_center_id
      left join budget_use u on u.budget_id = b.id and u.period_start = start.day
    where b.account_id = $1 and ${which}
    order by ${more.order} ${more.end}`;

const list = question({
  name: 'budget-list',
  text: budgets('true'),
  values: (accountId: number, { month, quarter, year }: PeriodStarts) => [accountId, month, quarter, year],
  row: AdminBudget,
});

/** A budget of which so much is used runs out. */
const lowShare = 0.8;
const used = 'coalesce(u.used_cents, 0)';

const low = question({
  name: 'budget-low',
  text: budgets(`${used} >= ${lowShare} * b.amount_cents`, {
    columns: ', count(*) over ()::int as total',
    order: `${used}::float8 / greatest(1, b.amount_cents) desc, ${byOwner}`,
    end: 'limit $5',
  }),
  values: (accountId: number, { month, quarter, year }: PeriodStarts, most: number) => [
    accountId,
    month,
    quarter,
    year,
    most,
  ],
  row: z.extend(AdminBudget, { total: z.number() }),
});

/** The firm's budgets that run out in the running periods, those of which most is used first, each with how many there are in all. */
export const listLowBudgets = (executor: Executor, accountId: number, starts: PeriodStarts, most: number) =>
  low.all(executor, accountId, starts, most);

const own = question({
  name: 'budget-own',
  text: budgets(`coalesce(b.person_id = $5, ${mayBook('$5')})`),
  values: (accountId: number, { month, quarter, year }: PeriodStarts, personId: number) => [
    accountId,
    month,
    quarter,
    year,
    personId,
  ],
  row: AdminBudget,
});

/** The budgets of a person, and those of cost centers the person may book on. */
export const loadOwnBudgets = (
  executor: Executor,
  accountId: number,
  starts: PeriodStarts,
  personId: number,
) => own.all(executor, accountId, starts, personId);

/** The firm's budgets with what has been taken of them in the running periods. */
export const loadFirmBudgets = (executor: Executor, accountId: number, starts: PeriodStarts) =>
  list.all(executor, accountId, starts);

const count = question({
  name: 'budget-count',
  text: 'select count(*)::int as count from budget where account_id = $1',
  values: (accountId: number) => [accountId],
  row: z.object({ count: z.number() }),
});

export const countBudgets = async (executor: Executor, accountId: number): Promise<number> =>
  (await count.one(executor, accountId)).count;

/** Whose a budget is; not both null. */
export interface BudgetOwners {
  readonly personId: number | null;
  readonly costCenterId: number | null;
}

export interface BudgetAmount {
  readonly period: BudgetPeriod;
  /** Net cents. */
  readonly amount: number;
}

/** A budget that comes to be. */
export interface NewBudget extends BudgetOwners, BudgetAmount {
  /** The day in Berlin, as `2026-11-15`: what was ordered before is not counted. Null where there is nothing before. */
  readonly countsFrom: string | null;
}

/** Violated by a second budget of the same person and cost center for the same period. */
export const uniqueBudget = 'budget_account_id_person_id_cost_center_id_period_key';

const addedColumns = {
  personId: nullable(bigint('person_id')),
  costCenterId: nullable(bigint('cost_center_id')),
  period: text('period'),
  amount: bigint('amount_cents'),
  countsFrom: nullable(day('counts_from')),
};

const insert = question({
  name: 'budget-insert',
  text: `insert into budget (account_id, ${namesOf(addedColumns)})
    select $1, ${readFrom(addedColumns, 'x')} from json_to_recordset($2::json) as x (${fieldsOf(addedColumns)})
    returning id::float8 as id`,
  values: (accountId: number, added: readonly NewBudget[]) => [accountId, JSON.stringify(added)],
  row: z.object({ id: z.number() }),
});

/** @throws the database's {@link uniqueBudget} */
export const insertBudget = async (
  executor: Executor,
  accountId: number,
  added: NewBudget,
): Promise<number> => (await insert.one(executor, accountId, [added])).id;

/** @throws the database's {@link uniqueBudget} */
export async function insertBudgets(
  executor: Executor,
  accountId: number,
  added: readonly NewBudget[],
): Promise<void> {
  await insert.all(executor, accountId, added);
}

const lock = command({
  name: 'budget-lock',
  text: 'select from budget where account_id = $1 and id = $2 for update',
  values: (accountId: number, id: number) => [accountId, id],
});

/** Whether the firm has such a budget; until the transaction ends nothing is taken of it for the first time in a period. */
export const lockBudget = async (executor: Executor, accountId: number, id: number): Promise<boolean> =>
  (await lock.run(executor, accountId, id)) === 1;

const standing = question({
  name: 'budget-standing',
  text: `select b.period, b.amount_cents::float8 as amount, b.person_id::float8 as person,
      b.cost_center_id::float8 as "costCenter", exists (select from budget_use u where u.budget_id = b.id and u.used_cents > 0) as "isUsed"
    from budget b where b.id = $1`,
  values: (id: number) => [id],
  row: z.object({
    period: z.enum(['month', 'quarter', 'year']),
    amount: z.number(),
    person: z.nullable(z.number()),
    costCenter: z.nullable(z.number()),
    isUsed: z.boolean(),
  }),
});

/** A budget without what was taken of it, and whether anything ever was. */
export const loadStanding = (executor: Executor, id: number) => standing.one(executor, id);

const changer = question({
  name: 'budget-changer',
  text: `select p.id::float8 as id, p.firstname || ' ' || p.lastname as name
    from budget b join person p on p.id = b.changed_by where b.id = $1`,
  values: (id: number) => [id],
  row: z.object({ id: z.number(), name: z.string() }),
});

/** Who changed a budget last; null where that is not known. */
export const findBudgetChanger = (executor: Executor, id: number) => changer.first(executor, id);

/** Who changes budgets of their firm. */
type Changing = Pick<SignedInUser, 'accountId' | 'id'>;

const changeAmounts = command({
  name: 'budget-change-amounts',
  text: `update budget b set period = x.period, amount_cents = x.amount, changed_by = $3
    from json_to_recordset($2::json) as x (id bigint, period text, amount bigint) where b.account_id = $1 and b.id = x.id`,
  values: (by: Changing, changed: readonly ({ readonly id: number } & BudgetAmount)[]) => [
    by.accountId,
    JSON.stringify(changed),
    by.id,
  ],
});

/**
 * Changes budgets of the firm.
 *
 * @throws the database's {@link uniqueBudget}
 */
export async function updateBudgets(
  executor: Executor,
  by: Changing,
  changed: readonly ({ readonly id: number } & BudgetAmount)[],
): Promise<void> {
  await changeAmounts.run(executor, by, changed);
}

const give = command({
  name: 'budget-assign',
  text: 'update budget set person_id = $2, cost_center_id = $3, changed_by = $4 where id = $1',
  values: (id: number, { personId, costCenterId }: BudgetOwners, changedBy: number) => [
    id,
    personId,
    costCenterId,
    changedBy,
  ],
});

/** @throws the database's {@link uniqueBudget} */
export async function assignBudget(
  executor: Executor,
  id: number,
  owners: BudgetOwners,
  changedBy: number,
): Promise<void> {
  await give.run(executor, id, owners, changedBy);
}

const remove = command({
  name: 'budget-delete',
  text: 'delete from budget where account_id = $1 and id = $2',
  values: (accountId: number, id: number) => [accountId, id],
});

/** Whether the firm had such a budget; it is gone then. */
export const deleteBudget = async (executor: Executor, accountId: number, id: number): Promise<boolean> =>
  (await remove.run(executor, accountId, id)) === 1;
