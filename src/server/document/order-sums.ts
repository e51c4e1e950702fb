import type { Order } from '#contract/order.ts';
import { formatMoney, formatNumber } from '#domain/money-format.ts';
import { reckonedSide, reckonsNet } from '#domain/price.ts';
import type { ShopSettings } from '#server/settings/settings.service.ts';
import { textsOf } from '#texts/catalogues.ts';
import type { SheetSum } from './pdf-sheet.ts';

/** What a coupon has taken off, in the prices the buyer reckons with; of one that gave free shipping nothing stands here. */
function discountOf(order: Order): { readonly code: string; readonly cents: number }[] {
  const { discount } = order;
  const cents = discount === undefined ? 0 : reckonedSide(discount, order);
  return discount === undefined || cents === 0 ? [] : [{ code: discount.code, cents }];
}

/**
 * What an order comes to, as mail and PDF show it: net with the taxes added, or gross with the taxes contained (PAngV);
 * without any tax for who pays none, which is said below the total in the words of the shop where it has some.
 */
export function orderSums(
  order: Order,
  language: 'de' | 'en',
  { taxExemptDisplayText: exemptText }: Pick<ShopSettings, 'taxExemptDisplayText'>,
): readonly SheetSum[] {
  const { order: texts, basket, vocabulary } = textsOf(language);
  const sum = (label: string, cents: number, isTotal = false): SheetSum => ({
    label,
    amount: formatMoney(cents, language),
    isTotal,
  });
  const shipping = reckonedSide({ net: order.shippingNet, gross: order.shippingGross }, order);
  const fee = reckonedSide({ net: order.paymentFeeNet, gross: order.paymentFeeGross }, order);
  const charges = [
    sum(texts.parts.goods, reckonedSide({ net: order.goodsNet, gross: order.goodsGross }, order)),
    ...discountOf(order).map(({ code, cents }) => sum(basket.totals.discount({ code }), -cents)),
    shipping === 0
      ? { label: texts.parts.shippingCosts, amount: basket.totals.shippingFree, isTotal: false }
      : sum(texts.parts.shippingCosts, shipping),
    ...(fee === 0 ? [] : [sum(texts.parts.paymentFee, fee)]),
  ];
  const total = sum(texts.parts.totalGross, order.totalGross, true);
  if (order.isTaxExempt)
    return [...charges, total, { label: exemptText || vocabulary.taxExempt, amount: '', isTotal: false }];
  const isNet = reckonsNet(order);
  const taxes = order.taxes.map(({ rate, tax }) => {
    const shown = { rate: formatNumber(rate, language) };
    return sum(isNet ? texts.parts.tax(shown) : texts.parts.taxIncluded(shown), tax);
  });
  return isNet
    ? [...charges, sum(texts.parts.totalNet, order.totalNet), ...taxes, total]
    : [...charges, total, ...taxes];
}
