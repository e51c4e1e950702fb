import { formatMoney, formatNumber } from '#domain/money-format.ts';
import { invoiceTexts } from '#server/invoice/invoice-texts.ts';
import type { InvoiceContent } from '#server/invoice/stored-invoice.ts';
import type { SheetSum } from './pdf-sheet.ts';

/** Amounts as they are, or taken back: who reads a reversal must not book it once more. Its data say the same by their type (381). */
export const signOf =
  ({ reversed }: Pick<InvoiceContent, 'reversed'>) =>
  (cents: number): number =>
    reversed === null || cents === 0 ? cents : -cents;

/** Sums in the prices the buyer reckons with, then what is taxed at which rate, and what is left to pay. */
export function invoiceSums(content: InvoiceContent): SheetSum[] {
  const { language, shown, taxes, rounding, payable, paid, couponCode, reversed } = content;
  const words = invoiceTexts(language);
  const signed = signOf(content);
  const sum = (label: string, cents: number, isTotal = false): SheetSum => ({
    label,
    amount: formatMoney(signed(cents), language),
    isTotal,
  });
  const unless = (isNone: boolean, ...lines: SheetSum[]): SheetSum[] => (isNone ? [] : lines);
  const code = { code: couponCode };
  return [
    sum(words.goods, shown.goods),
    ...unless(shown.discount === 0, sum(words.parts.discount(code), -shown.discount)),
    ...unless(shown.shipping === 0, sum(words.parts.shipping(code), shown.shipping)),
    ...unless(shown.fee === 0, sum(words.parts.fee(code), shown.fee)),
    ...taxes.flatMap(({ rate, net, tax }) => {
      const at = { rate: formatNumber(rate, language) };
      return [sum(words.basis(at), net), ...unless(rate === 0, sum(words.tax(at), tax))];
    }),
    ...unless(rounding === 0, sum(words.rounding, rounding)),
    sum(reversed === null ? words.total : words.reversedTotal, payable, true),
    ...unless(paid === 0 || reversed !== null, sum(words.paid, -paid), sum(words.due, payable - paid, true)),
  ];
}
