import { formatDate } from '#domain/money-format.ts';
import { formatIban } from '#domain/iban.ts';
import { invoiceTexts } from './invoice-texts.ts';
import type { InvoiceContent } from './stored-invoice.ts';

/** When and how an invoice is paid (BT-20). */
export function termsOf({ language, payment, paid, payable, reversed }: InvoiceContent): string {
  const { terms } = invoiceTexts(language);
  if (reversed !== null) return terms.reversed;
  if (paid === payable) return terms.paid;
  if (payment.kind === 'debit') return terms.debit(payment);
  return payment.dueOn === '' ? terms.atOnce : terms.until({ date: formatDate(payment.dueOn, language) });
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

/** What else an invoice says (BT-22). */
export function notesOf({ language, isDemo, reversed, taxes }: InvoiceContent): string[] {
  const words = invoiceTexts(language);
  const exemptions = new Set(taxes.map(({ category }) => words.exemptions[category]));
  return [
    ...(reversed === null
      ? []
      : [words.reverses({ number: reversed.number, date: formatDate(reversed.issuedOn, language) })]),
    ...[...exemptions].filter((sentence) => sentence !== ''),
    ...(isDemo ? [words.demo] : []),
  ];
}
