import { correctQuantity } from './quantity.ts';
import type { QuantityRule } from './quantity.ts';

/** The list of a slug; the first one where none has it, null where there is none at all (S4.2-07). */
export const currentList = <List extends { readonly slug: string }>(
  lists: readonly List[],
  slug: string | undefined,
): List | null => lists.find((list) => list.slug === slug) ?? lists[0] ?? null;

/** Customer numbers in what was typed, each once; commas, semicolons and blanks stand between them. */
export const customerNumbersIn = (typed: string): string[] => [
  ...new Set(typed.split(/[\s,;]+/).filter((number) => number !== '')),
];

/** A slug nobody of the taken ones has: the wanted one, else the first number after it that is free. */
export function freeSlug(wanted: string, taken: ReadonlySet<string>): string {
  if (!taken.has(wanted)) return wanted;
  for (let number = 2; ; number += 1) {
    const numbered = `${wanted}-${number}`;
    if (!taken.has(numbered)) return numbered;
  }
}

/**
 * What a position holds after the same article was put on the list again; 0 before that where it is new. Never more than one order
 * may hold, and always a multiple of the step.
 *
 * @param asked number, or text as it was typed
 */
export const raisedQuantity = (before: number, asked: number | string, rule: QuantityRule): number =>
  correctQuantity(before + correctQuantity(asked, rule).quantity, rule).quantity;
