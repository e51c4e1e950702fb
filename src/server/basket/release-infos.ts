import type { BasketState, BasketTotals } from '#contract/basket.ts';
import { formatMoney } from '#domain/money-format.ts';
import type { BudgetShare, ReleaseNeed } from '#domain/release.ts';
import type { FirmOfBuyer } from '#server/firm/firm.service.ts';
import { orderingTexts } from '#server/method/method.service.ts';
import type { Visitor } from '#server/session/visitor.ts';
import type { SellingRules } from './basket-lines.ts';

/** What of a reckoned basket decides about its release. */
interface Ordering {
  readonly rules: Pick<SellingRules, 'mayOrder' | 'mode'>;
  readonly totals: Pick<BasketTotals, 'totalNet' | 'totalGross'>;
  readonly firm: FirmOfBuyer | null;
  readonly releaseNeed: ReleaseNeed | null;
  readonly budgetShares: readonly BudgetShare[];
}

function reasonOf({ check, limit }: ReleaseNeed, hasDecider: boolean, { language }: Visitor): string {
  const { needsRelease, nobodyReleases } = orderingTexts(language);
  return [
    needsRelease[check]({ limit: formatMoney(limit, language) }),
    ...(hasDecider ? [] : [nobodyReleases]),
  ].join(' ');
}

/** Whether an order of this basket is placed, has to be released first, or cannot be made at all, and why (S3.3-04). */
export function releaseInfosOf(
  { rules, totals, firm, releaseNeed }: Ordering,
  visitor: Visitor,
): BasketState['releaseInfos'] {
  const total = rules.mode === 'b2b' ? totals.totalNet : totals.totalGross;
  if (!rules.mayOrder || firm === null || releaseNeed === null)
    return {
      orderAction: rules.mayOrder ? 'order' : 'block',
      orderActionReason: '',
      orderCheck: '',
      orderCheckValue: total,
      orderRealValue: total,
    };
  const { check, limit, value } = releaseNeed;
  return {
    orderAction: firm.hasDecider ? 'release' : 'block',
    orderActionReason: reasonOf(releaseNeed, firm.hasDecider, visitor),
    orderCheck: check,
    orderCheckValue: limit,
    orderRealValue: value,
  };
}

/** The budgets a basket counts in, with what an order of it would take. */
export const budgetInfosOf = ({ firm, budgetShares }: Ordering): BasketState['budgetInfos'] =>
  budgetShares.flatMap(({ budgetId, cents }) => {
    const budget = firm?.budgets.find(({ id }) => id === budgetId);
    if (budget === undefined) return [];
    const { name, period, amount, used } = budget;
    return [{ name, period, amount, used, share: cents }];
  });
