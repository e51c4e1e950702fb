import { fullName } from '#domain/address.ts';
import { formatDate } from '#domain/money-format.ts';
import { unlinkedText } from '#domain/unlinked-text.ts';
import type { StoredOrder } from './stored-order.ts';
import type { ShopSettings } from '#server/settings/settings.service.ts';
import { htmlMail, htmlParagraph } from '#server/mail/html-mail.ts';
import { mailTexts } from '#server/mail/mail-texts.ts';

/** Tells the buyer of a prepaid order that nobody paid for it in time and that it is cancelled. */
export function cancellationMail(
  order: Pick<
    StoredOrder,
    'orderNumber' | 'email' | 'language' | 'placedAt' | 'reservedUntil' | 'billingAddress'
  >,
  { address }: Pick<ShopSettings, 'address'>,
): { readonly to: string; readonly subject: string; readonly text: string; readonly html: string } {
  const { orderNumber, language } = order;
  const { confirmation, cancellation } = mailTexts(language);
  const subject = cancellation.subject({ number: orderNumber });
  const lines = [
    confirmation.greeting({ name: unlinkedText(fullName(order.billingAddress)) }),
    cancellation.intro({
      number: orderNumber,
      placed: formatDate(order.placedAt.toISOString(), language),
      until: formatDate((order.reservedUntil ?? order.placedAt).toISOString(), language),
    }),
    cancellation.late({ phone: address.phone, email: address.email }),
    cancellation.again,
    confirmation.closing,
    `${address.company}, ${address.street}, ${address.zip} ${address.city}, ${address.phone}, ${address.email}`,
  ];
  return {
    to: order.email,
    subject,
    text: `${lines.join('\n\n')}\n`,
    html: htmlMail({ language, title: subject, body: lines.map(htmlParagraph) }),
  };
}
