import type { BasketState } from '#contract/basket.ts';
import { reckonedSide } from '#domain/price.ts';
import { basketTotals, chargeAmount, noAmount } from '#domain/totals.ts';
import type { CheckoutView } from '#machines/checkout/checkout.selectors.ts';
import type { ChosenMethods } from './chosen-methods.ts';
import { CheckoutSummary } from './CheckoutSummary.tsx';

interface PricedSummaryProps {
  readonly basket: BasketState;
  readonly methods: CheckoutView['methods'];
  readonly chosen: ChosenMethods;
}

/** The summary with the ways that are ticked; its rules come with the first tick. */
export default function PricedSummary({ basket, methods, chosen }: PricedSummaryProps) {
  return <CheckoutSummary basket={pricedWith(basket, methods, chosen)} />;
}

/** The basket as it costs with these ways, by the rules the server reckons with; before anything was sent. */
function pricedWith(
  basket: BasketState,
  { payment, shipping }: Pick<CheckoutView['methods'], 'payment' | 'shipping'>,
  chosen: ChosenMethods,
): BasketState {
  const way = shipping.find(({ slug, isAvailable }) => isAvailable && slug === chosen.shipping);
  const means = payment.find(({ slug, isAvailable }) => isAvailable && slug === chosen.payment);
  const totals = basketTotals({
    mode: basket.mode,
    isTaxExempt: basket.isTaxExempt,
    lines: basket.items.map(({ price, quantity }) => ({
      unitNet: price.net_price,
      taxRate: price.tax_rate,
      quantity,
    })),
    shipping:
      way === undefined
        ? { net: basket.totals.shippingNet, gross: basket.totals.shippingGross }
        : { net: way.priceNet, gross: way.priceGross },
    paymentFee: means === undefined ? noAmount : chargeAmount(means.feeNet, basket),
    freeShippingFrom: null,
    discount: reckonedSide(basket.totals.discount ?? noAmount, basket),
  });
  const { checkoutData } = basket;
  return {
    ...basket,
    totals,
    checkoutData: { ...checkoutData, shippingMethod: way ?? checkoutData.shippingMethod },
  };
}
