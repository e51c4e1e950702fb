import type { BudgetShare, BudgetStanding, FirmRules } from '#domain/release.ts';
import type { FirmPerson } from '#contract/firm.ts';
import type { CostCenterOption } from '#contract/basket.ts';
import type { Database, Executor } from '#server/database/pool.ts';
import type { SignedInUser } from '#server/session/visitor.ts';
import { insertBudget } from './budget.repository.ts';
import { insertCostCenter } from './cost-center.repository.ts';
import { setFirmRules } from './firm-setup.repository.ts';
import { arePeopleOf, holdFirm, loadPeople, lockFirm } from './firm-lock.repository.ts';
import {
  giveBackBudgets,
  loadBudgets,
  loadDeciders,
  loadRules,
  loadWaiting,
  takeBudgets,
} from './firm.repository.ts';
import type { BudgetRow, OrderingBuyer } from './firm.repository.ts';
import { periodStartsAt } from './period-starts.ts';

/** How long an order waits for its firm. */
export interface WaitingTimes {
  readonly reminderHours: number;
  /** Null where no deputy could decide; 0 where no admin could. */
  readonly deputyHours: number | null;
  readonly expiryHours: number;
}

/** The rules of a firm with what an order keeps of them while it waits. */
export interface FirmOfBuyer extends FirmRules {
  readonly budgets: readonly NamedBudget[];
  readonly mayReleaseOwn: boolean;
  readonly times: WaitingTimes;
  /** Every position has to name a cost center. */
  readonly needsCostCenter: boolean;
  /** Those the buyer may book on. */
  readonly costCenters: readonly CostCenterOption[];
  /** Numbers of the firm's others. */
  readonly closedCostCenters: readonly string[];
}

/** Somebody who decides about an order. */
export interface DecidingPerson {
  readonly email: string;
  readonly name: string;
}

/** Who ordered, or would. */
export interface Buyer {
  readonly accountId: number;
  readonly id: number;
}

export interface NamedBudget extends BudgetStanding {
  /** Of a person, of a cost center, or of a person at a cost center. */
  readonly name: string;
}

export interface FirmService {
  /** What the firm says about orders of one of its people; null for private customers and guests. */
  readonly of: (user: SignedInUser | null) => Promise<FirmOfBuyer | null>;
  /** One change of an account's people, cost centers or budgets at a time, until the transaction ends. */
  readonly lock: (executor: Executor, accountId: number) => Promise<void>;
  /**
   * Holds the firm as it is until the transaction ends; says whether somebody's order would wait as it was said to.
   *
   * @param said what was read of the firm before
   */
  readonly hold: (
    executor: Executor,
    buyer: Buyer,
    said: Pick<FirmOfBuyer, 'hasDecider' | 'times'>,
  ) => Promise<boolean>;
  /** The budgets an order of one of these people can count in, as they stand now, with their names. */
  readonly budgetsOf: (
    executor: Executor,
    accountId: number,
    people: readonly number[],
  ) => Promise<readonly NamedBudget[]>;
  readonly deciders: (
    executor: Executor,
    buyer: OrderingBuyer,
    role: 'admin' | 'deputy',
  ) => Promise<readonly DecidingPerson[]>;
  readonly takeBudgets: (
    executor: Executor,
    shares: readonly BudgetShare[],
    isOverMeant: boolean,
  ) => Promise<void>;
  readonly giveBackBudgets: (executor: Executor, orderId: number) => Promise<void>;
  /** Who belongs to the firm and can sign in. */
  readonly people: (accountId: number) => Promise<FirmPerson[]>;
  /** Whether somebody belongs to the firm. */
  readonly isOf: (accountId: number, personId: number) => Promise<boolean>;
}

const named = ({ personName, costCenterName, ...budget }: BudgetRow): NamedBudget => ({
  ...budget,
  name: [personName, costCenterName].filter((part) => part !== '').join(', '),
});

/** Whether and how long an order waits, by who could decide about it. */
function waitingIn({
  hasAdmin,
  hasDeputy,
  reminderHours,
  deputyHours,
  expiryHours,
}: Awaited<ReturnType<typeof loadWaiting>>): Pick<FirmOfBuyer, 'hasDecider' | 'times'> {
  const hoursToDeputy = hasAdmin ? deputyHours : 0;
  return {
    hasDecider: hasAdmin || hasDeputy,
    times: { reminderHours, deputyHours: hasDeputy ? hoursToDeputy : null, expiryHours },
  };
}

/** Firms with what they let their people order. */
export function createFirmService(database: Database, clock: () => Date): FirmService {
  return {
    lock: lockFirm,
    async of(user) {
      if (user === null || user.accountKind !== 'company') return null;
      const { deputyHours, reminderHours, expiryHours, budgets, hasAdmin, hasDeputy, ...rules } =
        await loadRules(database, user.accountId, user.id, periodStartsAt(clock()));
      const waiting = waitingIn({ deputyHours, reminderHours, expiryHours, hasAdmin, hasDeputy });
      return { ...rules, ...waiting, budgets: budgets.map(named) };
    },
    async hold(executor, { accountId, id }, said) {
      await holdFirm(executor, accountId);
      const { hasDecider, times } = waitingIn(await loadWaiting(executor, accountId, id));
      return hasDecider === said.hasDecider && times.deputyHours === said.times.deputyHours;
    },
    budgetsOf: async (executor, accountId, people) =>
      (await loadBudgets(executor, accountId, people, periodStartsAt(clock()))).map(named),
    deciders: loadDeciders,
    takeBudgets,
    giveBackBudgets,
    people: (accountId) => loadPeople(database, accountId),
    isOf: (accountId, personId) => arePeopleOf(database, accountId, new Set([personId])),
  };
}

/** What is said about a firm when it is set up. */
export const firmSetup = {
  setRules: setFirmRules,
  addCostCenter: insertCostCenter,
  addBudget: insertBudget,
} as const;
