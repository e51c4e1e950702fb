import type { BasketState, BasketTotals } from '#contract/basket.ts';
import type { ReleaseReason } from '#contract/release.ts';
import { formatMoney } from '#domain/money-format.ts';
import { reckonedSide } from '#domain/price.ts';
import { reasonSaid } from '#domain/release.ts';
import type { BudgetShare } from '#domain/release.ts';
import type { FirmOfBuyer } from '#server/firm/firm.service.ts';
import { textsOf } from '#texts/catalogues.ts';
import { orderingTexts } from '#server/method/method.service.ts';
import type { Visitor } from '#server/session/visitor.ts';
import type { SellingRules } from './basket-lines.ts';

/** What of a reckoned basket decides about its release. */
interface Ordering {
  readonly rules: Pick<SellingRules, 'mayOrder' | 'mode' | 'isTaxExempt'>;
  readonly totals: Pick<BasketTotals, 'totalNet' | 'totalGross'>;
  readonly firm: FirmOfBuyer | null;
  readonly releaseReasons: readonly ReleaseReason[];
  readonly budgetShares: readonly BudgetShare[];
}

/** One reason is a sentence of its own; several are told in one, so that none is overlooked. */
function reasonOf(reasons: readonly ReleaseReason[], hasDecider: boolean, { language }: Visitor): string {
  const { needsRelease, needsReleaseBecause, nobodyReleases } = orderingTexts(language);
  const { release: words } = textsOf(language);
  const said = reasons.map(({ check, limit, budget }) => ({
    check: reasonSaid({ check, limit }),
    limit: formatMoney(limit, language),
    isUsedUp: limit <= 0,
    budget: words.budget({ budget }),
  }));
  const [only, ...others] = said;
  if (only === undefined) return '';
  return [
    others.length === 0
      ? needsRelease[only.check](only)
      : needsReleaseBecause.title({
          reasons: said.map((reason) => needsReleaseBecause[reason.check](reason)).join('; '),
        }),
    ...(hasDecider ? [] : [nobodyReleases]),
  ].join(' ');
}

/**
 * Whether an order of this basket is placed, has to be released first, or cannot be made at all, and why (S3.3-04). A visit from a
 * procurement system orders nothing here: it is told no reason.
 */
export function releaseInfosOf(
  { rules, totals, firm, releaseReasons }: Ordering,
  visitor: Visitor,
): BasketState['releaseInfos'] {
  const total = reckonedSide({ net: totals.totalNet, gross: totals.totalGross }, rules);
  const [first] = releaseReasons;
  if (!rules.mayOrder || firm === null || first === undefined)
    return {
      orderAction: rules.mayOrder ? 'order' : 'block',
      orderActionReason:
        rules.mayOrder || visitor.externalCatalog !== null
          ? ''
          : orderingTexts(visitor.language).orderNotAllowed,
      orderCheck: '',
      orderCheckValue: total,
      orderRealValue: total,
    };
  return {
    orderAction: firm.hasDecider ? 'release' : 'block',
    orderActionReason: reasonOf(releaseReasons, firm.hasDecider, visitor),
    orderCheck: first.check,
    orderCheckValue: first.limit,
    orderRealValue: first.value,
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

/** What the buyer personally has of budgets; a visit from a procurement system is nobody in person. */
export const budgetTotalsOf = (
  { firm }: Pick<Ordering, 'firm'>,
  { externalCatalog }: Visitor,
): BasketState['budget_totals'] =>
  firm === null || externalCatalog !== null
    ? []
    : firm.budgets
        .filter(({ personId }) => personId !== null)
        .map(({ name, period, amount, used }) => ({ name, period, amount, used }));
