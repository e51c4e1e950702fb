import { mostCostCenters } from '#contract/admin-cost-centers.ts';
import type { AdminCostCenter, FirmPerson } from '#contract/firm.ts';
import { normaliseCostCenter } from '#domain/cost-center.ts';
import { costCenterForm } from '#domain/forms/cost-center.ts';
import { typedId } from '#domain/typed-id.ts';
import { refuse } from '#server/calls/failures.ts';
import { refuseFields, requireForm } from '#server/calls/form-check.ts';
import { transaction, violatedConstraint } from '#server/database/pool.ts';
import type { Database, Executor } from '#server/database/pool.ts';
import { orderingTexts } from '#server/method/method.service.ts';
import type { Member } from '#server/session/visitor.ts';
import { loadFirmBudgets } from './budget.repository.ts';
import {
  areCostCentersNeeded,
  assignPeople,
  countCostCenters,
  deactivateUsedCostCenter,
  deleteCostCenter,
  findCostCenter,
  insertCostCenter,
  isOtherNumberOfUsed,
  loadCostCenters,
  setNeed,
  uniqueNumber,
  updateCostCenters,
} from './cost-center.repository.ts';
import type { StoredCostCenter } from './cost-center.repository.ts';
import { arePeopleOf, loadPeople, lockFirm } from './firm-lock.repository.ts';
import { periodStartsAt } from './period-starts.ts';

/** A cost center as an admin types it. */
export interface TypedCostCenter {
  readonly number: string;
  readonly name: string;
  readonly owner: string;
  readonly state: 'active' | 'inactive';
}

interface FirmCostCenters {
  readonly items: AdminCostCenter[];
  readonly people: FirmPerson[];
  readonly isNeeded: boolean;
}

export interface CostCenterService {
  readonly list: (member: Member) => Promise<FirmCostCenters>;
  /** @throws Refused with `fields.invalid` or `costCenter.tooMany`; returns the id */
  readonly create: (member: Member, typed: TypedCostCenter) => Promise<number>;
  /** @throws Refused with `fields.invalid`, or `costCenter.notFound` for another firm's as for none (R23) */
  readonly update: (member: Member, id: number, typed: TypedCostCenter) => Promise<void>;
  /**
   * Deletes a cost center, or puts it to rest where orders name it; returns whether they do.
   *
   * @throws Refused with `costCenter.notFound`
   */
  readonly remove: (member: Member, id: number) => Promise<boolean>;
  /**
   * Says whether every position of an order has to name a cost center.
   *
   * @throws Refused with `costCenter.notFound` where none is in use
   */
  readonly need: (member: Member, isNeeded: boolean) => Promise<void>;
  /** @throws Refused with `costCenter.notFound` or `person.notFound` */
  readonly assign: (member: Member, id: number, people: readonly number[]) => Promise<void>;
}

/** What is stored of a cost center that was typed without a fault. */
export function storedCostCenter(typed: TypedCostCenter): StoredCostCenter {
  const { number, name, owner, state } = normaliseCostCenter(typed);
  return { number, name, ownerId: typedId(owner), isActive: state === 'active' };
}

/** Cost centers of firms: their admins see and change those of the own one only. */
export function createCostCenterService(database: Database, clock: () => Date): CostCenterService {
  const locked = <Result>(
    { user }: Member,
    work: (executor: Executor, accountId: number) => Promise<Result>,
  ): Promise<Result> =>
    transaction(database, async (executor) => {
      await lockFirm(executor, user.accountId);
      return work(executor, user.accountId);
    });

  const notFound = ({ language }: Member): never =>
    refuse('costCenter.notFound', orderingTexts(language).costCenterNotFound);

  /** Writes what was typed; the number is told to be taken by the constraint that keeps it single. */
  const write = async <Result>(
    member: Member,
    typed: TypedCostCenter,
    store: (executor: Executor, accountId: number, checked: StoredCostCenter) => Promise<Result>,
  ): Promise<Result> => {
    requireForm(costCenterForm, { ...typed }, member);
    const checked = storedCostCenter(typed);
    const { ownerId } = checked;
    try {
      return await locked(member, async (executor, accountId) => {
        if (ownerId !== null && !(await arePeopleOf(executor, accountId, new Set([ownerId]))))
          refuseFields({ owner: 'personUnknown' }, member);
        return store(executor, accountId, checked);
      });
    } catch (error) {
      if (violatedConstraint(error) === uniqueNumber) refuseFields({ number: 'costCenterTaken' }, member);
      throw error;
    }
  };

  return {
    async list({ user: { accountId } }) {
      const [rows, budgets, people, isNeeded] = await Promise.all([
        loadCostCenters(database, accountId),
        loadFirmBudgets(database, accountId, periodStartsAt(clock())),
        loadPeople(database, accountId),
        areCostCentersNeeded(database, accountId),
      ]);
      const items = rows.map((row) => ({
        ...row,
        budgets: budgets.filter(({ costCenter }) => costCenter?.id === row.id),
      }));
      return { items, people, isNeeded };
    },
    create: (member, typed) =>
      write(member, typed, async (executor, accountId, checked) => {
        if ((await countCostCenters(executor, accountId)) >= mostCostCenters)
          refuse(
            'costCenter.tooMany',
            orderingTexts(member.language).tooManyCostCenters({ most: mostCostCenters }),
          );
        return insertCostCenter(executor, accountId, checked);
      }),
    update: (member, id, typed) =>
      write(member, typed, async (executor, accountId, checked) => {
        // Orders and what they count in know it by its number alone.
        if (await isOtherNumberOfUsed(executor, accountId, id, checked.number))
          refuseFields({ number: 'costCenterInUse' }, member);
        if ((await updateCostCenters(executor, accountId, [{ id, ...checked }])) === 0) notFound(member);
      }),
    remove: (member, id) =>
      locked(member, async (executor, accountId) => {
        if (await deactivateUsedCostCenter(executor, accountId, id)) return true;
        if (!(await deleteCostCenter(executor, accountId, id))) notFound(member);
        return false;
      }),
    need: (member, isNeeded) =>
      locked(member, async (executor, accountId) => {
        if (!(await setNeed(executor, accountId, isNeeded)))
          refuse('costCenter.notFound', orderingTexts(member.language).noCostCenterInUse);
      }),
    assign: (member, id, people) =>
      locked(member, async (executor, accountId) => {
        if ((await findCostCenter(executor, accountId, id)) === null) notFound(member);
        const named = new Set(people);
        if (!(await arePeopleOf(executor, accountId, named)))
          refuse('person.notFound', orderingTexts(member.language).personNotFound);
        await assignPeople(executor, [{ id, people: named }]);
      }),
  };
}
