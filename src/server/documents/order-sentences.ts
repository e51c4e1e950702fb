import type { Order } from '#contract/order.ts';
import { textsOf } from '#texts/catalogues.ts';

/** When the goods come, or that no date can be promised (Art. 246a § 1 (1) no. 10 EGBGB). */
export function deliverySentence(
  order: Pick<Order, 'minimumDays' | 'maximumDays'>,
  isPrepaid: boolean,
  language: 'de' | 'en',
): string {
  const { order: texts, vocabulary } = textsOf(language);
  const span = { minimum: order.minimumDays, maximum: order.maximumDays };
  if (span.maximum === 0) return `${vocabulary.deliveryTime}: ${vocabulary.deliveryStates.onRequest}`;
  return isPrepaid ? texts.mail.deliveryAfterTransfer(span) : texts.mail.delivery(span);
}
