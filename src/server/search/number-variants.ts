import { hasDigit } from '#server/catalogue/vocabulary.ts';

/** Signs that are taken for each other when a number is read or typed. */
const lookAlikes: readonly string[] = ['0O', '1IL', '2Z', '5S', '6G', '8B'];

/** Fewer characters are near too much. */
const shortestMistyped = 4;
/** Longer ones have more neighbours than a call may cost; the longest number of a maker has 18. */
const longestMistyped = 20;

const insteadOf = (sign: string): readonly string[] =>
  lookAlikes
    .filter((alike) => alike.includes(sign))
    .flatMap((alike) => [...alike].filter((one) => one !== sign));

/**
 * Numbers that somebody may have meant who typed one that nobody knows: two neighbours changed places, one too many, or one taken for
 * another that looks like it. A wrong digit is none of these: with it another article is as likely.
 *
 * @param key as `keyOf` gives it
 */
export function mistypedKeys(key: string): readonly string[] {
  if (key.length < shortestMistyped || key.length > longestMistyped) return [];
  const signs = [...key];
  const places = signs.map((_sign, place) => place);
  const variants = [
    ...places
      .slice(1)
      .map((place) => key.slice(0, place - 1) + signs[place]! + signs[place - 1]! + key.slice(place + 1)),
    ...places.map((place) => key.slice(0, place) + key.slice(place + 1)),
    ...places.flatMap((place) =>
      insteadOf(signs[place]!).map((sign) => key.slice(0, place) + sign + key.slice(place + 1)),
    ),
  ];
  return [...new Set(variants)].filter((variant) => variant !== key && hasDigit(variant));
}
