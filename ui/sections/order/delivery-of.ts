import type { Order } from '#contract/order.ts';
import type { Texts } from '#texts/texts.ts';

/** When the goods of a placed order come. */
export const deliveryOf = (
  { minimumDays, maximumDays, prepayment }: Pick<Order, 'minimumDays' | 'maximumDays' | 'prepayment'>,
  vocabulary: Texts['vocabulary'],
): string =>
  vocabulary.deliveryPromise({
    minimum: minimumDays,
    maximum: maximumDays,
    isPrepaid: prepayment !== null,
  });
