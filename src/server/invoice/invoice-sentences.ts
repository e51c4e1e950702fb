import { formatDate } from '#domain/money-format.ts';
import { formatIban } from '#domain/iban.ts';
import { textsOf } from '#texts/catalogues.ts';
import { invoiceTexts } from './invoice-texts.ts';
import type { InvoiceContent } from './stored-invoice.ts';

/** Days after goods and invoice have come, as the method of payment says. */
export const termDays = 14;

/** When and how an invoice is paid (BT-20). */
export function termsOf({ language, payment, paid, paidOn, payable, reversed }: InvoiceContent): string {
  const { terms } = invoiceTexts(language);
  if (reversed !== null) return terms.reversed;
  const day = (date: string): string => formatDate(date, language);
  if (paid === payable) return paidOn === '' ? terms.paid : terms.paidOn({ date: day(paidOn) });
  if (payment.kind === 'debit') return terms.debit(payment);
  if (payment.dueOn !== '') return terms.until({ date: day(payment.dueOn) });
  if (payment.dueFrom === '') return terms.atOnce;
  return terms.afterReceipt({ days: termDays, date: day(payment.dueFrom) });
}

/** Where the money goes; nothing where none is owed, or it is collected. */
export function accountOf({
  language,
  payment,
  paid,
  payable,
  reversed,
  orderNumber,
}: InvoiceContent): string[] {
  if (reversed !== null || paid === payable || payment.kind === 'debit') return [];
  const { iban, bankName } = payment;
  return [invoiceTexts(language).account({ iban: formatIban(iban), bankName, purpose: orderNumber })];
}

/** That an invoice comes before its goods, and where their day will stand (§ 14 (5) UStG, § 31 (1) UStDV). */
function supplyOf({ language, delivery, payment, reversed, orderNumber }: InvoiceContent): string[] {
  const { expected } = delivery;
  if (expected === null || reversed !== null) return [];
  const promise = textsOf(language).vocabulary.deliveryPromise({
    minimum: expected.minimumDays,
    maximum: expected.maximumDays,
    isPrepaid: payment.kind === 'prepaid',
  });
  const date = formatDate(expected.from, language);
  return [invoiceTexts(language).notSent({ date, promise, order: orderNumber })];
}

/** What else an invoice says (BT-22). */
export function notesOf(content: InvoiceContent): string[] {
  const { language, isDemo, reversed, taxes } = content;
  const words = invoiceTexts(language);
  const exemptions = new Set(taxes.map(({ category }) => words.exemptions[category]));
  return [
    ...(reversed === null
      ? []
      : [words.reverses({ number: reversed.number, date: formatDate(reversed.issuedOn, language) })]),
    ...supplyOf(content),
    ...[...exemptions].filter((sentence) => sentence !== ''),
    ...(isDemo ? [words.demo] : []),
  ];
}
