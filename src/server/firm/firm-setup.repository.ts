import * as z from 'zod/mini';
import type { BudgetPeriod } from '#domain/release.ts';
import type { Executor } from '#server/database/pool.ts';
import { command, question } from '#server/database/statement.ts';

const rule = command({
  name: 'firm-set-rules',
  text: 'update account set release_above_cents = $2, deputy_id = $3 where id = $1',
  values: (accountId: number, releaseAbove: number | null, deputyId: number | null) => [
    accountId,
    releaseAbove,
    deputyId,
  ],
});

/**
 * Says what a firm's people may order alone, and who decides when its admins do not.
 *
 * @param releaseAbove net cents; null = by its amount no order needs a release
 */
export async function setFirmRules(
  executor: Executor,
  accountId: number,
  { releaseAbove, deputyId }: { readonly releaseAbove: number | null; readonly deputyId: number | null },
): Promise<void> {
  await rule.run(executor, accountId, releaseAbove, deputyId);
}

const costCenter = question({
  name: 'firm-add-cost-center',
  text: `insert into cost_center (account_id, number, name, owner_id) values ($1, $2, $3, $4)
    returning id::float8 as id`,
  values: (accountId: number, number: string, name: string, ownerId: number | null) => [
    accountId,
    number,
    name,
    ownerId,
  ],
  row: z.object({ id: z.number() }),
});

export interface NewCostCenter {
  readonly number: string;
  readonly name: string;
  readonly ownerId: number | null;
}

/** Adds a cost center to a firm; returns its id. */
export async function addCostCenter(
  executor: Executor,
  accountId: number,
  { number, name, ownerId }: NewCostCenter,
): Promise<number> {
  return (await costCenter.one(executor, accountId, number, name, ownerId)).id;
}

const budget = command({
  name: 'firm-add-budget',
  text: `insert into budget (account_id, person_id, cost_center_id, period, amount_cents) values ($1, $2, $3, $4, $5)`,
  values: (accountId: number, { personId, costCenterId, period, amount }: NewBudget) => [
    accountId,
    personId,
    costCenterId,
    period,
    amount,
  ],
});

export interface NewBudget {
  /** Null = of everybody at the cost center. */
  readonly personId: number | null;
  /** Null = of the person at every cost center. */
  readonly costCenterId: number | null;
  readonly period: BudgetPeriod;
  /** Net cents. */
  readonly amount: number;
}

/** Adds a budget to a firm. */
export async function addBudget(executor: Executor, accountId: number, added: NewBudget): Promise<void> {
  await budget.run(executor, accountId, added);
}
