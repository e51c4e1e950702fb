import { offerRequestFields } from '#contract/forms/offer-request.ts';
import { oneSpace } from './address-check.ts';
import { textHash } from './text-hash.ts';

const names = Object.keys(offerRequestFields) as (keyof typeof offerRequestFields)[];

/**
 * Marks the words of a request for an offer: the same words have the same mark, however they are spaced. A page that got no answer
 * tells by it whether its own words were sent.
 */
export function offerWordsMark(typed: Readonly<Record<keyof typeof offerRequestFields, string>>): string {
  const words = JSON.stringify(names.map((name) => oneSpace(typed[name])));
  return `${textHash(words, 1)}${textHash(words, 2)}`;
}
