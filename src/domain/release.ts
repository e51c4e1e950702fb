import type { ReleaseReason } from '#contract/release.ts';

export type BudgetPeriod = 'month' | 'quarter' | 'year';

/** A budget with what other orders of the running period have taken of it; net cents. */
export interface BudgetStanding {
  readonly id: number;
  /** Of everybody where null. */
  readonly personId: number | null;
  /** Number of a cost center; of all where null. */
  readonly costCenter: string | null;
  readonly period: BudgetPeriod;
  /** First day of the running period in Berlin, as `2026-10-01`. */
  readonly periodStart: string;
  readonly amount: number;
  readonly used: number;
}

/** What a firm lets its people order alone. */
export interface FirmRules {
  /** Net cents; null = by its amount no order needs a release. */
  readonly releaseAbove: number | null;
  /** Ids of the categories of which every order needs a release, with those below them. */
  readonly releaseCategories: readonly number[];
  /** Numbers of the cost centers on which every order needs a release. */
  readonly ownerlessCostCenters: readonly string[];
  /** Those that an order of this person can count in. */
  readonly budgets: readonly BudgetStanding[];
  /** Somebody may release an order of this person. */
  readonly hasDecider: boolean;
}

/** The reason a sentence is told by: a limit of nothing is no amount to speak of, every order exceeds it. */
export const reasonSaid = ({
  check,
  limit,
}: Pick<ReleaseReason, 'check' | 'limit'>): ReleaseReason['check'] | 'every' =>
  check === 'amount' && limit === 0 ? 'every' : check;

/** What an order takes of a budget, in net cents. */
export interface BudgetShare {
  readonly budgetId: number;
  readonly periodStart: string;
  readonly cents: number;
}

/** A share of a budget, and what it may exceed the budget by, in net cents; by nothing where that is not said. */
export type TakenShare = BudgetShare & { readonly over?: number };

interface CountedLine {
  readonly costCenter: string;
  /** Net cents. */
  readonly net: number;
}

/** A line of an order that is not placed yet. */
interface OrderedLine extends CountedLine {
  /** Null where the article has left the catalogue. */
  readonly categoryId: number | null;
}

const valueOf = (lines: readonly CountedLine[]): number => lines.reduce((sum, { net }) => sum + net, 0);

const berlinMonth = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Berlin',
  year: 'numeric',
  month: '2-digit',
});
const firstMonth: Readonly<Record<BudgetPeriod, (month: number) => number>> = {
  month: (month) => month,
  quarter: (month) => month - ((month - 1) % 3),
  year: () => 1,
};

/** First day of the period a moment lies in, on Berlin's calendar, as `2026-10-01`. */
export function periodStart(period: BudgetPeriod, at: Date): string {
  const parts = new Map(berlinMonth.formatToParts(at).map(({ type, value }) => [type, value]));
  const month = firstMonth[period](Number(parts.get('month')));
  return `${parts.get('year')}-${String(month).padStart(2, '0')}-01`;
}

/** What lines of a person's order take of the budgets they count in: the net value of the goods, without shipping. */
export function budgetShares(
  lines: readonly CountedLine[],
  budgets: readonly Omit<BudgetStanding, 'amount' | 'used'>[],
): BudgetShare[] {
  return budgets.flatMap(({ id, costCenter, periodStart: start }) => {
    const counted = lines.filter((line) => costCenter === null || line.costCenter === costCenter);
    const cents = valueOf(counted);
    return cents === 0 ? [] : [{ budgetId: id, periodStart: start, cents }];
  });
}

/** The budgets an order would exceed, the one it exceeds most first. */
const exceededBudgets = (
  lines: readonly CountedLine[],
  budgets: readonly BudgetStanding[],
): readonly ReleaseReason[] =>
  budgetShares(lines, budgets)
    .flatMap(({ budgetId, cents }): ReleaseReason[] => {
      const budget = budgets.find(({ id }) => id === budgetId);
      if (budget === undefined) return [];
      const left = Math.max(0, budget.amount - budget.used);
      const { personId, costCenter, period } = budget;
      return cents <= left
        ? []
        : [
            {
              check: 'budget',
              limit: left,
              value: cents,
              budget: { isPersonal: personId !== null, costCenter, period },
            },
          ];
    })
    .toSorted((left, right) => right.value - right.limit - (left.value - left.limit));

/**
 * Every reason for which an order needs the release of its firm: its amount, each budget it would exceed, what it holds, what it
 * books on; empty when the person may order it alone (S4.3-09).
 *
 * @param totalNet net cents of the whole order, with shipping
 */
export function releaseReasons(
  totalNet: number,
  lines: readonly OrderedLine[],
  { releaseAbove, budgets, releaseCategories, ownerlessCostCenters }: FirmRules,
): readonly ReleaseReason[] {
  const wanted = (check: 'category' | 'costCenter', found: readonly OrderedLine[]): ReleaseReason[] =>
    found.length === 0 ? [] : [{ check, limit: 0, value: valueOf(found), budget: null }];
  return [
    ...(releaseAbove !== null && totalNet > releaseAbove
      ? [{ check: 'amount' as const, limit: releaseAbove, value: totalNet, budget: null }]
      : []),
    ...exceededBudgets(lines, budgets),
    ...wanted(
      'category',
      lines.filter(({ categoryId }) => categoryId !== null && releaseCategories.includes(categoryId)),
    ),
    ...wanted(
      'costCenter',
      lines.filter(({ costCenter }) => ownerlessCostCenters.includes(costCenter)),
    ),
  ];
}
