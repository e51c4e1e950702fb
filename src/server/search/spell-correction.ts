import { foldedNameOf } from './folded-names.ts';
import type { LookedUp } from '#server/listing/list-subject.ts';
import { apartFromPack } from './query-facets.ts';
import { gluedUnit } from './query-words.ts';
import type { SearchHits } from './search-rows.ts';
import { foldWords } from '#server/catalogue/vocabulary.ts';

/** The same for every page of a search. */
const kept = new WeakMap<SearchHits, string>();

/** What was searched for in place of a typing error, as the catalogue writes it: `buerostuehle` becomes `Bürostühle`. */
export function spellCorrection(
  { view, hits, search: typed }: LookedUp,
  shown: readonly { readonly name: string }[],
): string | null {
  if (hits === null || hits.corrected === null) return null;
  const known = kept.get(hits);
  if (known !== undefined) return known;
  const { categories, brands } = view.index;
  const wanted = hits.corrected.split(' ');
  const spellings = new Map<string, string>();
  const learn = (name: string): void => {
    for (const word of name.split(/[^\p{L}]+/u)) {
      const [own] = foldWords(word);
      if (own !== undefined && wanted.includes(own) && !spellings.has(own)) spellings.set(own, word);
    }
  };
  for (const { name } of shown) learn(name);
  for (const thing of [...categories, ...brands]) {
    if (foldedNameOf(thing).words.some((word) => wanted.includes(word))) learn(thing.name);
  }
  const own = new Set(foldWords(typed));
  // Numbers are written in capitals; whoever typed one has written it.
  const unlearnt = (word: string): string =>
    own.has(word) || !/^[a-z]+\d{2}/.test(word) ? word : word.toUpperCase();
  const spelled = wanted.map((word) => spellings.get(word) ?? unlearnt(word)).join(' ');
  kept.set(hits, spelled);
  return spelled;
}

/** '8cm' is read as '8 cm'. */
function isAmountOf(word: string, wanted: ReadonlySet<string>): boolean {
  const [, amount, unit] = gluedUnit.exec(word) ?? [];
  return amount !== undefined && unit !== undefined && wanted.has(amount) && wanted.has(unit);
}

/** Parts of a word that nothing sets off: two of 'Tonerset'. */
function gluedParts(word: string, index: number): { readonly index: number; readonly part: string }[] {
  const [, pack] = foldWords(word).flatMap(apartFromPack);
  if (pack === undefined) return [{ index, part: word }];
  const cut = word.length - pack.length;
  return [
    { index, part: word.slice(0, cut) },
    { index: index + cut, part: word.slice(cut) },
  ];
}

/** What of a word of several parts was meant: 'Set' of 'Toner-Set', neighbours with what stands between them. */
function piecesOf(word: string, isWanted: (own: string) => boolean): string[] {
  const pieces: string[] = [];
  let start = -1;
  let end = -1;
  const parts = [...word.matchAll(/[\p{L}\p{N}]+/gu)].flatMap(({ 0: own, index }) => gluedParts(own, index));
  for (const { part, index } of parts) {
    if (foldWords(part).some(isWanted)) {
      if (start === -1) start = index;
      end = index + part.length;
    } else if (start !== -1) {
      pieces.push(word.slice(start, end));
      start = -1;
    }
  }
  return start === -1 ? pieces : [...pieces, word.slice(start, end)];
}

/**
 * The words of a search that folded ones came from, in the spelling they were typed in; of a word whose other parts mean
 * something else only what was meant (docs/decisions/0091).
 */
export function wordsAsTyped(typed: string, folded: readonly string[]): string[] {
  const wanted = new Set(folded);
  const isWanted = (own: string): boolean => wanted.has(own) || isAmountOf(own, wanted);
  const words = typed.split(/\s+/).flatMap((word) => {
    const own = foldWords(word).flatMap(apartFromPack);
    if (own.length > 0 && own.every(isWanted)) return [word];
    const pieces = piecesOf(word, isWanted);
    return pieces.length > 0 || !own.some(isWanted) ? pieces : [word];
  });
  return [...new Set(words)];
}

/** Words of a search in the spelling that was searched for in their place; the same ones when nothing was corrected. */
export function wordsAsCorrected(
  words: readonly string[],
  typed: string,
  corrected: string | null,
): string[] {
  const own = typed.trim().split(/\s+/);
  const shown = corrected?.split(' ') ?? [];
  // Joined or split words have no counterpart.
  if (own.length !== shown.length) return [...words];
  return words.map((word) => shown[own.indexOf(word)] ?? word);
}
