import type { Order } from '#contract/order.ts';
import { formatDate, formatMoney } from '#domain/money-format.ts';
import { textsOf } from '#texts/catalogues.ts';

/** When the goods come, or that no date can be promised (Art. 246a § 1 (1) no. 10 EGBGB). */
export function deliverySentence(
  { minimumDays, maximumDays, prepayment }: Pick<Order, 'minimumDays' | 'maximumDays' | 'prepayment'>,
  language: 'de' | 'en',
): string {
  return textsOf(language).vocabulary.deliveryPromise({
    minimum: minimumDays,
    maximum: maximumDays,
    isPrepaid: prepayment !== null,
  });
}

/** The mandate of a direct debit; nothing for the others. */
export function debitLines({ debit }: Pick<Order, 'debit'>, language: 'de' | 'en'): string[] {
  return debit === undefined ? [] : [textsOf(language).order.debit(debit)];
}

/** To whom, how much and what for a prepaid order is paid; nothing for the others. */
export function prepaymentLines({ prepayment }: Pick<Order, 'prepayment'>, language: 'de' | 'en'): string[] {
  if (prepayment === null) return [];
  const words = textsOf(language).order.prepayment;
  const facts: readonly (readonly [string, string])[] = [
    [words.accountHolder, prepayment.accountHolder],
    [words.iban, prepayment.iban],
    [words.bankName, prepayment.bankName],
    [words.amount, formatMoney(prepayment.amount, language)],
    [words.purpose, prepayment.purpose],
  ];
  return [
    `${words.title}:`,
    ...facts.filter(([, value]) => value !== '').map(([label, value]) => `${label}: ${value}`),
    words.hint,
    ...(prepayment.reservedUntil === undefined
      ? []
      : [words.reserved({ date: formatDate(prepayment.reservedUntil, language) })]),
  ];
}
