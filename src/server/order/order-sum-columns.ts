import type { BasketTotals } from '#contract/basket.ts';

/** The sums of a reckoning as columns of an order; integer cents. */
export const sumColumnsOf = (totals: BasketTotals) => ({
  discountNetCents: totals.discount?.net ?? 0,
  discountGrossCents: totals.discount?.gross ?? 0,
  goodsNetCents: totals.goodsNet,
  goodsGrossCents: totals.goodsGross,
  shippingNetCents: totals.shippingNet,
  shippingGrossCents: totals.shippingGross,
  feeNetCents: totals.paymentFeeNet,
  feeGrossCents: totals.paymentFeeGross,
  taxes: totals.taxes,
  totalNetCents: totals.totalNet,
  totalTaxCents: totals.totalTax,
  totalGrossCents: totals.totalGross,
});
