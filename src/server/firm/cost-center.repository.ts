import * as z from 'zod/mini';
import { CostCenterName, FirmPerson } from '#contract/firm.ts';
import { bigint, boolean, rowOf, selected, text } from '#server/database/columns.ts';
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
  text: `select ${selected(nameColumns, 'c')}, ${personObject('o')} as owner,
      coalesce((select json_agg(${personObject('p')} order by p.lastname, p.firstname, p.id)
        from cost_center_person x join person p on p.id = x.person_id where x.cost_center_id = c.id), '[]') as people
    from cost_center c left join person o on o.id = c.owner_id where c.account_id = $1 order by c.number, c.id`,
  values: (accountId: number) => [accountId],
  row: z.extend(rowOf(nameColumns), { owner: z.nullable(FirmPerson), people: z.array(FirmPerson) }),
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

export interface StoredCostCenter {
  readonly number: string;
  readonly name: string;
  readonly ownerId: number | null;
  readonly isActive: boolean;
}

/** Violated by a number the firm has already. */
export const uniqueNumber = 'cost_center_account_id_number_key';

const insert = question({
  name: 'cost-center-insert',
  text: `insert into cost_center (account_id, number, name, owner_id, is_active) values ($1, $2, $3, $4, $5)
    returning id::float8 as id`,
  values: (accountId: number, { number, name, ownerId, isActive }: StoredCostCenter) => [
    accountId,
    number,
    name,
    ownerId,
    isActive,
  ],
  row: z.object({ id: z.number() }),
});

/** @throws the database's {@link uniqueNumber} */
export const insertCostCenter = async (
  executor: Executor,
  accountId: number,
  added: StoredCostCenter,
): Promise<number> => (await insert.one(executor, accountId, added)).id;

const update = command({
  name: 'cost-center-update',
  text: `update cost_center set number = $3, name = $4, owner_id = $5, is_active = $6
    where account_id = $1 and id = $2`,
  values: (accountId: number, id: number, { number, name, ownerId, isActive }: StoredCostCenter) => [
    accountId,
    id,
    number,
    name,
    ownerId,
    isActive,
  ],
});

/**
 * Whether the firm has such a cost center; it is changed then.
 *
 * @throws the database's {@link uniqueNumber}
 */
export const updateCostCenter = async (
  executor: Executor,
  accountId: number,
  id: number,
  changed: StoredCostCenter,
): Promise<boolean> => (await update.run(executor, accountId, id, changed)) === 1;

const deactivate = command({
  name: 'cost-center-deactivate-used',
  text: `update cost_center c set is_active = false where c.account_id = $1 and c.id = $2
    and exists (select from shop_order_position p join shop_order o on o.id = p.order_id
      where p.cost_center = c.number and p.cost_center <> '' and o.account_id = $1)`,
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
  text: 'delete from cost_center_person where cost_center_id = $1',
  values: (id: number) => [id],
});

const assign = command({
  name: 'cost-center-assign',
  text: 'insert into cost_center_person (cost_center_id, person_id) select $1, unnest($2::bigint[])',
  values: (id: number, people: readonly number[]) => [id, people],
});

/** Names who may book on a cost center, instead of those named before; the caller holds the lock. */
export async function assignPeople(
  executor: Executor,
  id: number,
  people: ReadonlySet<number>,
): Promise<void> {
  await unassign.run(executor, id);
  await assign.run(executor, id, [...people]);
}
