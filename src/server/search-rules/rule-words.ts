import type { SearchRuleKind } from '#contract/forms/search-rule.ts';
import type { SearchRule } from '#contract/search-steering.ts';
import { foldWords, keyOf } from '#server/catalogue/vocabulary.ts';

/** Words as the search compares them. */
export const foldedText = (typed: string): string => foldWords(typed).join(' ');

const raised: readonly SearchRuleKind[] = ['articleUp', 'brandUp'];
const ofArticles: readonly SearchRuleKind[] = ['articleUp', 'articleDown'];
const ofBrands: readonly SearchRuleKind[] = ['brandUp', 'brandDown'];

export const isOfArticle = (kind: SearchRuleKind): boolean => ofArticles.includes(kind);
export const isOfBrand = (kind: SearchRuleKind): boolean => ofBrands.includes(kind);
/** Whether it raises what it names; what is about a place in the list and does not lowers it. */
export const isRaising = (kind: SearchRuleKind): boolean => raised.includes(kind);
export const isOfPlace = (kind: SearchRuleKind): boolean => isOfArticle(kind) || isOfBrand(kind);

/** What a rule is about: of two with one key the later holds. */
export function ruleKey({ kind, word, target }: SearchRule): string {
  const words = foldedText(word);
  if (isOfArticle(kind)) return `article:${words}:${keyOf(target)}`;
  return isOfBrand(kind) ? `brand:${words}:${foldedText(target)}` : `${kind}:${words}`;
}

/** Where a synonym leads in the end; null where it comes back to a word it has been at. */
export function endOf(words: string, synonyms: ReadonlyMap<string, string>): string | null {
  const been = new Set<string>();
  let at = words;
  for (let next = synonyms.get(at); next !== undefined; next = synonyms.get(at)) {
    if (been.has(at)) return null;
    been.add(at);
    at = next;
  }
  return been.has(at) ? null : at;
}

/** Where each synonym among rules leads, folded. */
export const synonymsIn = (rules: readonly SearchRule[]): Map<string, string> =>
  new Map(
    rules
      .filter(({ kind }) => kind === 'synonym')
      .map(({ word, target }) => [foldedText(word), foldedText(target)]),
  );
