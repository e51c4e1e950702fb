import { formatDate } from '#domain/money-format.ts';
import { unlinkedText } from '#domain/unlinked-text.ts';
import { letter } from '#server/mail/letter.ts';
import { mailTexts } from '#server/mail/mail-texts.ts';
import type { Mail } from '#server/mail/outbox.ts';
import type { ShopSettings } from '#server/settings/settings.service.ts';
import { invoiceTexts } from './invoice-texts.ts';
import type { StoredInvoice } from './invoice.repository.ts';

/** Brings an invoice: with the goods, or as soon as one is taken back. Its data come along where they are the invoice. */
export function invoiceMail(
  { number, kind, format, content, xml }: StoredInvoice,
  pdf: Buffer,
  {
    address,
    link,
    sentAt,
  }: Pick<ShopSettings, 'address'> & {
    /** Page of the order; null leaves it out. */
    readonly link: string | null;
    /** When the goods left: invoices are written before and leave it open (docs/decisions/0123). */
    readonly sentAt: Date;
  },
): Mail {
  const { language, buyer, orderNumber: order } = content;
  const words = invoiceTexts(language);
  const { confirmation } = mailTexts(language);
  const isReversal = kind === 'reversal';
  const { mail } = words;
  const name = buyer.contact === '' ? buyer.name : buyer.contact;
  const told = letter({
    to: buyer.email,
    language,
    subject: (isReversal ? mail.reversalSubject : mail.subject)({ number, order }),
    paragraphs: [
      confirmation.greeting({ name: unlinkedText(name) }),
      (isReversal ? mail.reversalIntro : mail.intro)({ order }),
      ...(isReversal ? [] : [mail.supplied({ number, date: formatDate(sentAt.toISOString(), language) })]),
      ...(link === null ? [] : [{ words: mail.see, address: link }]),
      confirmation.closing,
    ],
    settings: { address },
  });
  const data = {
    filename: words.fileName({ kind, number, file: 'xml' }),
    contentType: 'application/xml',
    content: Buffer.from(xml),
  };
  return {
    ...told,
    attachments: [
      ...(format === 'xrechnung' ? [data] : []),
      {
        filename: words.fileName({ kind, number, file: 'pdf' }),
        contentType: 'application/pdf',
        content: pdf,
      },
    ],
    occasion: `invoice-${number}`,
  };
}
