import { foldedNameOf } from './folded-names.ts';
import type { LookedUp } from '#server/listing/list-subject.ts';
import { gluedUnit } from './query-words.ts';
import type { SearchHits } from './search-rows.ts';
import { foldWords } from '#server/catalogue/vocabulary.ts';

/** The same for every page of a search. */
const kept = new WeakMap<SearchHits, string>();

/** What was searched for in place of a typing error, as the catalogue writes it: `buerostuehle` becomes `Bürostühle`. */
export function spellCorrection(
  { view, hits }: LookedUp,
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
  const spelled = wanted.map((word) => spellings.get(word) ?? word).join(' ');
  kept.set(hits, spelled);
  return spelled;
}

/** '8cm' is read as '8 cm'. */
function isAmountOf(word: string, wanted: ReadonlySet<string>): boolean {
  const [, amount, unit] = gluedUnit.exec(word) ?? [];
  return amount !== undefined && unit !== undefined && wanted.has(amount) && wanted.has(unit);
}

/** The words of a search that folded ones came from, in the spelling they were typed in. */
export function wordsAsTyped(typed: string, folded: readonly string[]): string[] {
  const wanted = new Set(folded);
  const words = typed
    .split(/\s+/)
    .filter((word) => foldWords(word).some((own) => wanted.has(own) || isAmountOf(own, wanted)));
  return [...new Set(words)];
}
