import { fullName } from '#domain/address.ts';
import { formatDate } from '#domain/money-format.ts';
import { unlinkedText } from '#domain/unlinked-text.ts';
import type { StoredOrder } from './stored-order.ts';
import type { ShopSettings } from '#server/settings/settings.service.ts';
import { letter } from '#server/mail/letter.ts';
import type { Letter } from '#server/mail/letter.ts';
import { mailTexts } from '#server/mail/mail-texts.ts';

/**
 * Tells the buyer that an order is cancelled: a prepaid one that nobody paid for in time, or by the shop.
 *
 * @param reason what the shop says to it; empty when it says nothing
 */
export function cancellationMail(
  order: Pick<
    StoredOrder,
    'orderNumber' | 'email' | 'language' | 'placedAt' | 'reservedUntil' | 'billingAddress' | 'cancelReason'
  >,
  { address }: Pick<ShopSettings, 'address'>,
  reason: string,
): Letter {
  const { orderNumber: number, language } = order;
  const { confirmation, cancellation } = mailTexts(language);
  const subject = cancellation.subject({ number });
  const placed = formatDate(order.placedAt.toISOString(), language);
  const until = formatDate((order.reservedUntil ?? order.placedAt).toISOString(), language);
  const { phone, email } = address;
  const why =
    order.cancelReason === 'notPaid'
      ? [cancellation.intro({ number, placed, until }), cancellation.late({ phone, email })]
      : [
          cancellation.byShop({ number, placed }),
          ...(reason === '' ? [] : [cancellation.reason({ reason: unlinkedText(reason) })]),
        ];
  return letter({
    to: order.email,
    language,
    subject,
    paragraphs: [
      confirmation.greeting({ name: unlinkedText(fullName(order.billingAddress)) }),
      ...why,
      cancellation.again,
      confirmation.closing,
    ],
    settings: { address },
  });
}
