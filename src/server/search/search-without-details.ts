import { hasDigit } from '#server/catalogue/vocabulary.ts';
import { inOtherUnits, withoutAmounts } from './amounts.ts';
import { apart } from './number-spellings.ts';
import { colourWord, emptyWords } from './query-words.ts';
import { planSearch } from './search-plan.ts';
import { calledSo } from './search-rows.ts';
import { hitTier } from './hit.repository.ts';
import { lookUp } from './search-lookup.ts';
import type { Found, Searched } from './search-lookup.ts';

/**
 * The thing a search names, in another unit or without its amounts and colours, where what has them all only mentions it in
 * passing: for 'locher 30 blatt' a folder for 30 sheets 'ohne Lochen'. Null where something found is the thing.
 */
export async function withoutDetails(
  searched: Searched,
  folded: readonly string[],
  { hits }: Found,
): Promise<Found | null> {
  if (hits.tiers[0] !== hitTier.words && hits.tiers[0] !== hitTier.widened) return null;
  const { view, words, also } = searched;
  const telling = folded
    .filter((word) => !emptyWords.has(word))
    .flatMap((word) => apart(word, words.vocabulary));
  const things = withoutAmounts(telling).filter((word) => !hasDigit(word) && !colourWord.test(word));
  if (things.length === 0 || things.length === telling.length) return null;
  const plan = planSearch(things.join(' '), words.vocabulary, { also });
  const isCalledSo = plan === null ? null : calledSo(view.index, words, plan);
  if (isCalledSo === null || hits.rows.some(isCalledSo)) return null;
  for (const other of inOtherUnits(telling)) {
    const found = await lookUp(searched, other.join(' '));
    if (found === null || !found.hits.rows.some(isCalledSo)) continue;
    const readAs = { words: other, omitted: [], isRespelled: true };
    return { ...found, hits: { ...found.hits, corrected: other.join(' ') }, readAs };
  }
  const found = await lookUp(searched, things.join(' '));
  if (found === null || found.hits.rows.length === 0) return null;
  const omitted = telling.filter((word) => !things.includes(word));
  return { ...found, readAs: { words: things, omitted } };
}
