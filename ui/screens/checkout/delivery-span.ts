import type { ShippingMethod } from '#contract/method.ts';
import { useTexts } from '#ui/bindings/texts.ts';

type Span = Pick<ShippingMethod, 'minimumDays' | 'maximumDays'>;

/** Writes a span of working days; words for no date when the server can promise none. */
export function useSpan(): (span: Span) => string {
  const { checkout, vocabulary } = useTexts();
  return ({ minimumDays, maximumDays }) =>
    maximumDays === 0
      ? checkout.methods.dateOnRequest
      : vocabulary.workingDays({ minimum: minimumDays, maximum: maximumDays });
}
