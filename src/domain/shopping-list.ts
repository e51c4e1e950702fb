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

/** What two names that people take for the same have in common: capitals and blanks around tell no lists apart. */
const folded = (name: string): string => name.trim().toLocaleLowerCase('de');

interface Named {
  readonly displayName: string;
}

/** Whether one of the lists is called so. */
export const isNameTaken = (name: string, lists: readonly Named[]): boolean =>
  lists.some((list) => folded(list.displayName) === folded(name));

/**
 * A name none of the lists has: the wanted one, else with the first number from 2 that is free.
 *
 * @param longest characters of a name; the wanted one is cut for its number
 */
export function freeName(wanted: string, lists: readonly Named[], longest: number): string {
  for (let number = 1; ; number += 1) {
    const end = number === 1 ? '' : ` (${number})`;
    const name = `${wanted.slice(0, longest - end.length).trimEnd()}${end}`;
    if (!isNameTaken(name, lists)) return name;
  }
}

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
