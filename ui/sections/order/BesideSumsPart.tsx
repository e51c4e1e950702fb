import type { BasketState } from '#contract/basket.ts';
import { LaterBudgets } from '#ui/sections/budget/LaterBudgets.tsx';
import { CouponPart } from '#ui/sections/coupon/CouponPart.tsx';

interface BesideSumsPartProps {
  readonly coupons: BasketState['coupons'];
  readonly budgets: BasketState['budgetInfos'];
  readonly isFrozen: boolean;
}

/** What stands beside the sums of an order in sight: its coupon, and the budgets it would count in. */
export function BesideSumsPart({ coupons, budgets, isFrozen }: BesideSumsPartProps) {
  return (
    <>
      <CouponPart coupons={coupons} isFrozen={isFrozen} />
      <LaterBudgets budgets={budgets} />
    </>
  );
}
