import { mostBudgets } from '#contract/admin-budgets.ts';
import type { adminBudgetEndpoints, SeenAmount, SeenOwners } from '#contract/admin-budgets.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import type { AdminBudget, CostCenterName, FirmPerson } from '#contract/firm.ts';
import { berlinDay } from '#domain/berlin-day.ts';
import { budgetAmountForm, budgetForm, budgetOwnersForm } from '#domain/forms/budget.ts';
import type { BudgetPeriod } from '#domain/release.ts';
import { typedId } from '#domain/typed-id.ts';
import { centsOf } from '#domain/typed-money.ts';
import { refuse } from '#server/calls/failures.ts';
import { refuseFields, requireForm } from '#server/calls/form-check.ts';
import { transaction, violatedConstraint } from '#server/database/pool.ts';
import type { Database, Executor } from '#server/database/pool.ts';
import { orderingTexts } from '#server/method/method.service.ts';
import type { Member } from '#server/session/visitor.ts';
import {
  assignBudget,
  countBudgets,
  deleteBudget,
  findBudgetChanger,
  insertBudget,
  listLowBudgets,
  loadFirmBudgets,
  loadOwnBudgets,
  loadStanding,
  lockBudget,
  uniqueBudget,
  updateBudgets,
} from './budget.repository.ts';
import type { BudgetAmount, BudgetOwners } from './budget.repository.ts';
import { findCostCenter, loadCostCenterNames } from './cost-center.repository.ts';
import { arePeopleOf, loadPeople, lockFirm } from './firm-lock.repository.ts';
import { refuseOverwriting } from './overwriting.ts';
import { periodStartsAt } from './period-starts.ts';

/** Whose a budget is, as an admin types it: ids, or nothing. */
export interface TypedOwners {
  readonly person: string;
  readonly costCenter: string;
}

/** How much it is, as an admin types it. */
export interface TypedAmount {
  readonly amount: string;
  readonly period: BudgetPeriod;
}

interface FirmBudgets {
  readonly items: AdminBudget[];
  readonly people: FirmPerson[];
  readonly costCenters: CostCenterName[];
}

export interface BudgetService {
  readonly list: (member: Member) => Promise<FirmBudgets>;
  /** The first so many of those that run out, and how many do. */
  readonly low: (member: Member, most: number) => Promise<ReplyOf<typeof adminBudgetEndpoints.low>>;
  /** Those that own orders count in. */
  readonly own: (member: Member) => Promise<{ items: AdminBudget[] }>;
  /** @throws Refused with `fields.invalid` or `budget.tooMany`; returns the id */
  readonly create: (member: Member, typed: TypedOwners & TypedAmount) => Promise<number>;
  /**
   * @throws Refused with `fields.invalid`, `firm.changed` where something else holds than was seen, or `budget.notFound` for
   * another firm's as for none (R23)
   */
  readonly update: (
    member: Member,
    id: number,
    typed: TypedAmount & { readonly seen?: SeenAmount | undefined },
  ) => Promise<void>;
  /** @throws Refused with `budget.notFound` */
  readonly remove: (member: Member, id: number) => Promise<void>;
  /** @throws Refused with `fields.invalid`, `firm.changed` or `budget.notFound` */
  readonly assign: (
    member: Member,
    id: number,
    typed: TypedOwners & { readonly seen?: SeenOwners | undefined },
  ) => Promise<void>;
}

/** What is stored of an amount that was typed without a fault. */
export const amountOf = ({ amount, period }: TypedAmount): BudgetAmount => ({
  amount: centsOf(amount) ?? 0,
  period,
});

/** Budgets of firms: their admins see and change those of the own one only. */
export function createBudgetService(database: Database, clock: () => Date): BudgetService {
  const notFound = ({ language }: Member): never =>
    refuse('budget.notFound', orderingTexts(language).budgetNotFound);

  /**
   * Changes budgets with nobody else at them.
   *
   * @param taken the field that is to blame when there is such a budget already
   */
  const locked = async <Result>(
    member: Member,
    taken: 'person' | 'period',
    work: (executor: Executor, accountId: number) => Promise<Result>,
  ): Promise<Result> => {
    const { accountId } = member.user;
    try {
      return await transaction(database, async (executor) => {
        await lockFirm(executor, accountId);
        return work(executor, accountId);
      });
    } catch (error) {
      if (violatedConstraint(error) === uniqueBudget) refuseFields({ [taken]: 'budgetTaken' }, member);
      throw error;
    }
  };

  /** The ids that were chosen, each of the own firm. */
  const ownersOf = async (
    executor: Executor,
    member: Member,
    { person, costCenter }: TypedOwners,
  ): Promise<BudgetOwners> => {
    const { accountId } = member.user;
    const personId = typedId(person);
    const costCenterId = typedId(costCenter);
    if (personId !== null && !(await arePeopleOf(executor, accountId, new Set([personId]))))
      refuseFields({ person: 'personUnknown' }, member);
    if (costCenterId !== null && (await findCostCenter(executor, accountId, costCenterId)) === null)
      refuseFields({ costCenter: 'costCenterUnknown' }, member);
    return { personId, costCenterId };
  };

  return {
    async list({ user: { accountId } }) {
      const [items, people, costCenters] = await Promise.all([
        loadFirmBudgets(database, accountId, periodStartsAt(clock())),
        loadPeople(database, accountId),
        loadCostCenterNames(database, accountId),
      ]);
      return { items, people, costCenters };
    },
    async low({ user: { accountId } }, most) {
      const found = await listLowBudgets(database, accountId, periodStartsAt(clock()), most);
      return { items: found.map(({ total: _, ...budget }) => budget), total: found[0]?.total ?? 0 };
    },
    async own({ user }) {
      return { items: await loadOwnBudgets(database, user.accountId, periodStartsAt(clock()), user.id) };
    },
    async create(member, typed) {
      requireForm(budgetForm, { ...typed }, member);
      return locked(member, 'person', async (executor, accountId) => {
        const owners = await ownersOf(executor, member, typed);
        if ((await countBudgets(executor, accountId)) >= mostBudgets)
          refuse('budget.tooMany', orderingTexts(member.language).tooManyBudgets({ most: mostBudgets }));
        return insertBudget(executor, accountId, {
          ...owners,
          ...amountOf(typed),
          countsFrom: berlinDay(clock()),
        });
      });
    },
    async update(member, id, { seen, ...typed }) {
      requireForm(budgetAmountForm, { ...typed }, member);
      await locked(member, 'period', async (executor, accountId) => {
        if (!(await lockBudget(executor, accountId, id))) notFound(member);
        const { period, amount, isUsed } = await loadStanding(executor, id);
        await refuseOverwriting(member, 'budget', { seen, stored: { amount, period } }, () =>
          findBudgetChanger(executor, id),
        );
        // What was taken counts by the first day of its period: under another one it would be counted wrong.
        if (isUsed && period !== typed.period) refuseFields({ period: 'periodInUse' }, member);
        await updateBudgets(executor, member.user, [{ id, ...amountOf(typed) }]);
      });
    },
    remove: (member, id) =>
      locked(member, 'person', async (executor, accountId) => {
        if (!(await deleteBudget(executor, accountId, id))) notFound(member);
      }),
    async assign(member, id, { seen, ...typed }) {
      requireForm(budgetOwnersForm, { ...typed }, member);
      await locked(member, 'person', async (executor, accountId) => {
        if (!(await lockBudget(executor, accountId, id))) notFound(member);
        const { person, costCenter } = await loadStanding(executor, id);
        await refuseOverwriting(member, 'budget', { seen, stored: { person, costCenter } }, () =>
          findBudgetChanger(executor, id),
        );
        await assignBudget(executor, id, await ownersOf(executor, member, typed), member.user.id);
      });
    },
  };
}
