import * as z from 'zod/mini';
import { AdminCostCenter, CostCenterName } from '#contract/firm.ts';
import {
  assignedFrom,
  bigint,
  boolean,
  fieldsOf,
  namesOf,
  nullable,
  readFrom,
  selected,
  text,
} from '#server/database/columns.ts';
import type { ValuesOf } from '#server/database/columns.ts';
import type { Executor } from '#server/database/pool.ts';
import { command, question } from '#server/database/statement.ts';
import { personObject } from './firm.sql.ts';

const nameColumns = {
  id: bigint('id'),
  number: text('number'),
  name: text('name'),
  isActive: boolean('is_active'),
};

const list = question({
  name: 'cost-center-list',
  text: `select ${selected(nameColumns, 'c')}, ${personObject('o', `, 'isActive', o.is_active`)} as owner,
      coalesce((select json_agg(${personObject('p')} order by p.lastname, p.firstname, p.id)
        from cost_center_person x join person p on p.id = x.person_id where x.cost_center_id = c.id), '[]') as people
    from cost_center c left join person o on o.id = c.owner_id where c.account_id = $1 order by c.number, c.id`,
  values: (accountId: number) => [accountId],
  row: z.omit(AdminCostCenter, { budgets: true }),
});

/** The firm's cost centers with who may book on them. */
export const loadCostCenters = (executor: Executor, accountId: number) => list.all(executor, accountId);

const names = question({
  name: 'cost-center-names',
  text: `select ${selected(nameColumns, 'c')} from cost_center c where c.account_id = $1 order by c.number, c.id`,
  values: (accountId: number) => [accountId],
  row: CostCenterName,
});

/** The firm's cost centers by name alone. */
export const loadCostCenterNames = (executor: Executor, accountId: number) => names.all(executor, accountId);

const needed = question({
  name: 'cost-center-needed',
  text: 'select needs_cost_center as "isNeeded" from account where id = $1',
  values: (accountId: number) => [accountId],
  row: z.object({ isNeeded: z.boolean() }),
});

/** Whether every position of the firm's orders has to name a cost center. */
export const areCostCentersNeeded = async (executor: Executor, accountId: number): Promise<boolean> =>
  (await needed.one(executor, accountId)).isNeeded;

const need = command({
  name: 'cost-center-need',
  text: `update account a set needs_cost_center = $2 where a.id = $1
    and (not $2 or exists (select from cost_center c where c.account_id = a.id and c.is_active))`,
  values: (accountId: number, isNeeded: boolean) => [accountId, isNeeded],
});

/** Whether it could be said: none is asked for where none is in use. */
export const setNeed = async (executor: Executor, accountId: number, isNeeded: boolean): Promise<boolean> =>
  (await need.run(executor, accountId, isNeeded)) === 1;

const count = question({
  name: 'cost-center-count',
  text: 'select count(*)::int as count from cost_center where account_id = $1',
  values: (accountId: number) => [accountId],
  row: z.object({ count: z.number() }),
});

export const countCostCenters = async (executor: Executor, accountId: number): Promise<number> =>
  (await count.one(executor, accountId)).count;

const storedColumns = {
  number: text('number'),
  name: text('name'),
  ownerId: nullable(bigint('owner_id')),
  isActive: boolean('is_active'),
};

export type StoredCostCenter = ValuesOf<typeof storedColumns>;

/** Violated by a number the firm has already. */
export const uniqueNumber = 'cost_center_account_id_number_key';

const insert = question({
  name: 'cost-center-insert',
  text: `insert into cost_center (account_id, ${namesOf(storedColumns)})
    select $1, ${readFrom(storedColumns, 'x')} from json_to_recordset($2::json) as x (${fieldsOf(storedColumns)})
    returning id::float8 as id, number`,
  values: (accountId: number, added: readonly StoredCostCenter[]) => [accountId, JSON.stringify(added)],
  row: z.object({ id: z.number(), number: z.string() }),
});

/** @throws the database's {@link uniqueNumber} */
export const insertCostCenter = async (
  executor: Executor,
  accountId: number,
  added: StoredCostCenter,
): Promise<number> => (await insert.one(executor, accountId, [added])).id;

/**
 * Adds cost centers and gives their ids by number.
 *
 * @throws the database's {@link uniqueNumber}
 */
export async function insertCostCenters(
  executor: Executor,
  accountId: number,
  added: readonly StoredCostCenter[],
): Promise<ReadonlyMap<string, number>> {
  return new Map((await insert.all(executor, accountId, added)).map(({ id, number }) => [number, id]));
}

const changedColumns = { id: bigint('id'), ...storedColumns };

const update = command({
  name: 'cost-center-update',
  text: `update cost_center c set ${assignedFrom(storedColumns, 'x')}
    from json_to_recordset($2::json) as x (${fieldsOf(changedColumns)}) where c.account_id = $1 and c.id = x.id`,
  values: (accountId: number, changed: readonly ValuesOf<typeof changedColumns>[]) => [
    accountId,
    JSON.stringify(changed),
  ],
});

/**
 * Changes the cost centers the firm has, and says how many these are.
 *
 * @throws the database's {@link uniqueNumber}
 */
export const updateCostCenters = async (
  executor: Executor,
  accountId: number,
  changed: readonly ValuesOf<typeof changedColumns>[],
): Promise<number> => update.run(executor, accountId, changed);

/** SQL of whether orders of the firm `$1` name the cost center `c`. */
const isNamed = `exists (select from shop_order_position p join shop_order o on o.id = p.order_id
  where p.cost_center = c.number and p.cost_center <> '' and o.account_id = $1)`;

const otherNumber = question({
  name: 'cost-center-renumbers-used',
  text: `select from cost_center c where c.account_id = $1 and c.id = $2 and c.number <> $3 and ${isNamed}`,
  values: (accountId: number, id: number, number: string) => [accountId, id, number],
  row: z.object({}),
});

/** Whether another number would part a cost center from orders of the firm that name it. */
export const isOtherNumberOfUsed = async (
  executor: Executor,
  accountId: number,
  id: number,
  number: string,
): Promise<boolean> => (await otherNumber.first(executor, accountId, id, number)) !== null;

const deactivate = command({
  name: 'cost-center-deactivate-used',
  text: `update cost_center c set is_active = false where c.account_id = $1 and c.id = $2 and ${isNamed}`,
  values: (accountId: number, id: number) => [accountId, id],
});

/** Whether orders of the firm name such a cost center; it is put to rest then. */
export const deactivateUsedCostCenter = async (
  executor: Executor,
  accountId: number,
  id: number,
): Promise<boolean> => (await deactivate.run(executor, accountId, id)) === 1;

const remove = command({
  name: 'cost-center-delete',
  text: 'delete from cost_center where account_id = $1 and id = $2',
  values: (accountId: number, id: number) => [accountId, id],
});

/** Whether the firm had such a cost center; it is gone then, with its budgets. */
export const deleteCostCenter = async (executor: Executor, accountId: number, id: number): Promise<boolean> =>
  (await remove.run(executor, accountId, id)) === 1;

const find = question({
  name: 'cost-center-find',
  text: `select ${selected(nameColumns, 'c')} from cost_center c where c.account_id = $1 and c.id = $2`,
  values: (accountId: number, id: number) => [accountId, id],
  row: CostCenterName,
});

/** One of the firm's cost centers; null for another firm's just as for one that does not exist (R23). */
export const findCostCenter = (executor: Executor, accountId: number, id: number) =>
  find.first(executor, accountId, id);

const unassign = command({
  name: 'cost-center-unassign',
  text: 'delete from cost_center_person where cost_center_id = any($1::bigint[])',
  values: (ids: readonly number[]) => [ids],
});

const assign = command({
  name: 'cost-center-assign',
  text: `insert into cost_center_person (cost_center_id, person_id)
    select x."id", x."personId" from json_to_recordset($1::json) as x ("id" bigint, "personId" bigint)`,
  values: (named: readonly { readonly id: number; readonly personId: number }[]) => [JSON.stringify(named)],
});

/** Who may book on a cost center from now on. */
export interface AssignedPeople {
  readonly id: number;
  readonly people: ReadonlySet<number>;
}

/** Names who may book on cost centers, instead of those named before; the caller holds the lock. */
export async function assignPeople(executor: Executor, assigned: readonly AssignedPeople[]): Promise<void> {
  await unassign.run(
    executor,
    assigned.map(({ id }) => id),
  );
  await assign.run(
    executor,
    assigned.flatMap(({ id, people }) => [...people].map((personId) => ({ id, personId }))),
  );
}
