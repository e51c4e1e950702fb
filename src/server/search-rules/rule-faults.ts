import type { searchDraftFields } from '#contract/forms/search-rule.ts';
import type { SearchRule } from '#contract/search-steering.ts';
import { sameOriginPath } from '#domain/redirect.ts';
import { foldWords } from '#server/catalogue/vocabulary.ts';
import type { serverTexts } from '#server/calls/server-texts.ts';
import { longestRulePhrase } from '#server/search/steering.ts';
import { endOf, foldedText, isOfArticle, isOfBrand, isOfPlace, synonymsIn } from './rule-words.ts';

type Words = ReturnType<typeof serverTexts>['searchRules'];
export type RuleFaults = Readonly<Partial<Record<keyof typeof searchDraftFields, string>>>;

/** What a rule may name, as the shop is now. */
export interface Known {
  readonly isArticle: (articleNumber: string) => Promise<boolean>;
  readonly isBrand: (name: string) => Promise<boolean>;
  /** Whether somebody finds a page there. @param path of this shop */
  readonly isPage: (path: string) => Promise<boolean>;
}

const shortestWord = 2;

function wordFault({ kind, word }: SearchRule, words: Words): string | null {
  const folded = foldWords(word);
  if (isOfPlace(kind) && word === '') return null;
  if (word === '') return words.wordMissing;
  if (folded.join('').length < shortestWord) return words.wordTooShort;
  if (kind === 'blocked' && folded.length > 1) return words.oneWord;
  return folded.length > longestRulePhrase ? words.wordTooLong({ most: longestRulePhrase }) : null;
}

/** @param others rules beside the one that is checked */
function synonymFault(
  { word, target }: SearchRule,
  others: readonly SearchRule[],
  words: Words,
): string | null {
  const [from, to] = [foldedText(word), foldedText(target)];
  if (target === '') return words.synonymMissing;
  if (to.length < shortestWord) return words.wordTooShort;
  if (to.split(' ').length > longestRulePhrase) return words.wordTooLong({ most: longestRulePhrase });
  if (from === to) return words.sameWord;
  const all = synonymsIn(others).set(from, to);
  if (endOf(from, all) !== null) return null;
  const circle = [from];
  for (let at = all.get(from); at !== undefined && !circle.includes(at); at = all.get(at)) circle.push(at);
  return words.circle({ words: [...circle, from].join(' → ') });
}

async function redirectFault(
  { target }: SearchRule,
  words: Words,
  { isPage }: Known,
): Promise<string | null> {
  if (target === '') return words.addressMissing;
  const path = sameOriginPath(target);
  if (path === null) return words.addressForeign;
  // It would lead to itself, or to a search that is led elsewhere.
  if (new URL(path, 'https://shop.invalid').searchParams.has('search')) return words.addressIsSearch;
  return (await isPage(path)) ? null : words.addressUnknown;
}

async function targetFault(
  rule: SearchRule,
  others: readonly SearchRule[],
  words: Words,
  known: Known,
): Promise<string | null> {
  const { kind, target } = rule;
  if (kind === 'synonym') return synonymFault(rule, others, words);
  if (kind === 'redirect') return redirectFault(rule, words, known);
  if (isOfArticle(kind) && target === '') return words.articleMissing;
  if (isOfArticle(kind)) return (await known.isArticle(target)) ? null : words.articleUnknown;
  if (isOfBrand(kind) && target === '') return words.brandMissing;
  if (isOfBrand(kind)) return (await known.isBrand(target)) ? null : words.brandUnknown;
  return target === '' ? null : words.nothingToDrop;
}

/**
 * What is wrong with a rule, by field, in words.
 *
 * @param others rules beside it
 */
export async function ruleFaults(
  rule: SearchRule,
  others: readonly SearchRule[],
  words: Words,
  known: Known,
): Promise<RuleFaults> {
  const word = wordFault(rule, words);
  const target = word === null ? await targetFault(rule, others, words, known) : null;
  return { ...(word === null ? {} : { word }), ...(target === null ? {} : { target }) };
}
