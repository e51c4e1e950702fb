import type { BasketState } from '#contract/basket.ts';
import { LaterBudgets } from '#ui/sections/budget/LaterBudgets.tsx';
import { CouponPart } from '#ui/sections/coupon/CouponPart.tsx';

interface BesideSumsPartProps {
  readonly basket: BasketState;
  readonly isFrozen: boolean;
}

/** What stands beside the sums of an order in sight: its coupon, and the budgets it would count in. */
export function BesideSumsPart({ basket, isFrozen }: BesideSumsPartProps) {
  return (
    <>
      <CouponPart basket={basket} isFrozen={isFrozen} />
      <LaterBudgets budgets={basket.budgetInfos} />
    </>
  );
}
