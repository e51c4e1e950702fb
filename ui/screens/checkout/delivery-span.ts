import type { PaymentMethod, ShippingMethod } from '#contract/method.ts';
import { useTexts } from '#ui/bindings/texts.ts';

type Span = Pick<ShippingMethod, 'minimumDays' | 'maximumDays'>;

/** Writes a span of working days (Art. 246a EGBGB); words for no date when the server can promise none. */
export function useSpan(): (span: Span) => string {
  const { checkout, vocabulary } = useTexts();
  return ({ minimumDays, maximumDays }) =>
    maximumDays === 0
      ? checkout.methods.dateOnRequest
      : vocabulary.workingDays({ minimum: minimumDays, maximum: maximumDays });
}

/** The same as a sentence of the review; with prepayment the span starts with the transfer order. */
export function useDeliverySentence(): (
  span: Span,
  payment: Pick<PaymentMethod, 'isPrepaid'> | null,
) => string {
  const { checkout } = useTexts();
  const words = checkout.review;
  return ({ minimumDays: minimum, maximumDays: maximum }, payment) => {
    if (maximum === 0) return checkout.methods.dateOnRequest;
    return payment?.isPrepaid === true
      ? words.deliveryAfterTransfer({ minimum, maximum })
      : words.deliveryIn({ minimum, maximum });
  };
}
