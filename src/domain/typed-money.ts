import type { Language } from '#contract/system.ts';
import { formatMoney } from './money-format.ts';

const groupsOfThree = /^[1-9]\d{0,2}(?:([.,' ])\d{3})(?:\1\d{3})*$/;
/** In German one digit too many, in English a thousand times as much: nobody can tell. */
const isUnclear = (typed: string): boolean => /^\d{1,3},\d{3}$/.test(typed);

/** Digits of a whole number, without what groups them; null for anything else. */
function wholeDigits(typed: string): string | null {
  if (/^\d+$/.test(typed)) return typed;
  return groupsOfThree.test(typed) ? typed.replace(/\D/g, '') : null;
}

/**
 * An amount as a person types it, in cents: "1500", "1.500,00 €", "1500,5", "€1,500.00". A sign before one or two last
 * digits separates the cents, one before three groups thousands, so that German and English amounts are told apart; '12,345' is not taken for either.
 *
 * @returns null for what is no amount, or is more than can be counted exactly
 */
export function centsOf(typed: string): number | null {
  const bare = typed
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^€ ?| ?(?:€|euro|eur)$/gi, '');
  if (isUnclear(bare)) return null;
  const [, whole = bare, sign = '', cents = ''] = /^(.*?)([.,])(\d{1,2})$/.exec(bare) ?? [];
  // The same sign cannot group thousands and separate cents.
  const digits = sign !== '' && whole.includes(sign) ? null : wholeDigits(whole);
  if (digits === null) return null;
  const amount = Number(digits) * 100 + Number(cents.padEnd(2, '0'));
  return Number.isSafeInteger(amount) ? amount : null;
}

/** An amount as it stands in a field at first: `1.500,00` or `1,500.00`. */
export const amountInField = (cents: number, language: Language): string =>
  formatMoney(cents, language).replace(/[€\s]/g, '');
