import { isGiftLine } from '#domain/free-article.ts';
import { formatDate, formatMoney, formatPercent } from '#domain/money-format.ts';
import { makersNumber } from '#domain/makers-number.ts';
import { formatQuantity } from '#domain/unit.ts';
import { accountOf, notesOf, termsOf } from '#server/invoice/invoice-sentences.ts';
import { invoiceTexts } from '#server/invoice/invoice-texts.ts';
import type { InvoiceContent, InvoiceHead } from '#server/invoice/stored-invoice.ts';
import { textsOf } from '#texts/catalogues.ts';
import { facturXMetadata } from './factur-x-metadata.ts';
import { startSheet } from './pdf-sheet.ts';
import type { Sheet } from './pdf-sheet.ts';
import { invoiceSums, signOf } from './invoice-sums.ts';
import { positionColumns, positionName } from './position-columns.ts';

/** An invoice to draw. */
export interface InvoiceToDraw {
  readonly head: InvoiceHead;
  readonly content: InvoiceContent;
  readonly xml: string;
}

/** Name of the data inside, by the specification of Factur-X 1.0 / ZUGFeRD 2. */
const attachedName = 'factur-x.xml';

type Facts = readonly (readonly [label: string, value: string])[];

function factsOf({ number, issuedAt }: InvoiceHead, content: InvoiceContent): Facts {
  const { facts, withTheGoods } = invoiceTexts(content.language);
  const { buyer, delivery, reversed } = content;
  const toCome = reversed === null ? withTheGoods : '';
  const all: Facts = [
    [facts.number, number],
    [facts.date, formatDate(issuedAt.toISOString(), content.language)],
    [facts.delivery, delivery.day === '' ? toCome : formatDate(delivery.day, content.language)],
    [facts.order, content.orderNumber],
    [facts.customer, buyer.customerNumber],
    [facts.reference, content.orderReference],
    [facts.buyerReference, buyer.reference],
    [facts.vatId, buyer.vatId],
  ];
  return all.filter(([, value]) => value !== '');
}

function attach({ document }: Sheet, { xml, head }: InvoiceToDraw): void {
  document.file(Buffer.from(xml), {
    name: attachedName,
    type: 'text/xml',
    relationship: 'Alternative',
    creationDate: head.issuedAt,
    modifiedDate: head.issuedAt,
  });
  document.appendXML(facturXMetadata(attachedName));
}

/**
 * An invoice as PDF/A-3, made from what was written and nothing else; one for ZUGFeRD holds its data.
 */
export function invoicePdf(invoice: InvoiceToDraw): Promise<Buffer> {
  const { head, content } = invoice;
  const { language, seller, buyer, delivery, lines } = content;
  const { forms, order: orderWords, vocabulary } = textsOf(language);
  const words = invoiceTexts(language);
  const title = `${words.titles[head.kind]} ${head.number}`;
  const registered = [
    ...(seller.vatId === '' ? [] : [words.sellerVatId({ id: seller.vatId })]),
    ...(seller.taxNumber === '' ? [] : [words.sellerTaxNumber({ number: seller.taxNumber })]),
  ];
  const sheet = startSheet({
    title,
    language,
    sender: seller,
    createdAt: head.issuedAt,
    isArchive: true,
    footNote: registered.join(' · '),
  });
  const linesOf = (place: InvoiceContent['delivery'] | InvoiceContent['buyer']): string[] =>
    [
      place.name,
      place.contact,
      place.addition,
      place.street,
      `${place.zip} ${place.city}`,
      place.country === 'DE' ? '' : forms.countries[place.country],
    ].filter((part) => part !== '');
  sheet.head(linesOf(buyer), factsOf(head, content));
  sheet.title(title);
  sheet.paragraphs([
    ...notesOf(content),
    ...(head.format === 'xrechnung' ? [words.isXRechnung] : []),
    `${orderWords.parts.shippingAddress}: ${linesOf(delivery).join(', ')}`,
  ]);
  const signed = signOf(content);
  const money = (cents: number): string => formatMoney(cents, language);
  sheet.table(
    positionColumns(language),
    lines.map((line) => [
      line.articleNumber,
      positionName(
        {
          name: line.name,
          makersNumber: makersNumber(line) ?? '',
          note: line.note,
          isGift: isGiftLine({ unitNet: line.shownUnit, unitGross: line.shownUnit }),
          costCenter: line.costCenter,
          offerNumber: line.offerNumber,
        },
        language,
      ),
      formatQuantity(line.quantity, line.unit, vocabulary.units, language),
      money(line.shownUnit),
      formatPercent(line.rate, language),
      money(signed(line.shownLine)),
    ]),
  );
  sheet.sums(invoiceSums(content));
  sheet.paragraphs(['', termsOf(content), ...accountOf(content)]);
  if (head.format === 'zugferd') attach(sheet, invoice);
  return sheet.finish();
}
