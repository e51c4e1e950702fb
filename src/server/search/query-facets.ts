import type { FacetName } from '#contract/address-query.ts';
import type { CatalogueIndex } from '#server/catalogue/catalogue-index.ts';
import { slugOf } from '#server/catalogue/slug.ts';
import { foldWords } from '#server/catalogue/vocabulary.ts';
import { supplyWord } from './query-words.ts';

/** Words of a search that stand for values of a facet. */
export interface FacetWords {
  readonly name: FacetName;
  readonly values: readonly string[];
  /** In the spelling of `foldWords`. */
  readonly words: readonly string[];
}

/** What of a search are facets, and the words that are left to look up. */
export interface FacetReading {
  readonly facets: readonly FacetWords[];
  readonly rest: readonly string[];
}

interface FacetSense {
  readonly name: FacetName;
  readonly values: readonly string[];
  readonly pattern: RegExp;
  /** Of other goods the word says something else: 'Recycling' of paper. */
  readonly isOfSupplies?: boolean;
}

const ending = '(?:e|er|es|en|em)?';
const whole = (stems: string): RegExp => new RegExp(`^(?:${stems})${ending}$`);

/** What several pieces or colours together are called; before the last word of it may stand how many, or of which kind. */
const packWord =
  /^(?:doppel|mehrfach|multi|kombi|komplett|spar|value|vorteils?|vierer|dreier|zweier|\d{1,2}er)?(?:packs?|sets?|satz)$/;
/** The same in one piece with what it is a set of: 'Tonerset', 'Patronenmultipack'. */
const packCompound =
  /^([a-z]{4,}?)((?:doppel|mehrfach|multi|kombi|komplett|spar|value|vorteils)?(?:packs?|sets?))$/;
const packBeginning = /^(?:doppel|mehrfach|multi|kombi|komplett|spar|value|vorteils?|\d{1,2}er)$/;

/** How people say what an article is, which colour it has and how much of it; but for the make these may as well be words of a name. */
const senses: readonly FacetSense[] = [
  { name: 'make', values: ['original'], pattern: whole('original') },
  {
    name: 'make',
    values: ['compatible'],
    pattern: whole('kompatibel|kompatibl|compatible|alternativ|nachbau'),
  },
  {
    name: 'make',
    values: ['rebuilt'],
    pattern: whole(
      'wiederaufbereitet|aufbereitet|wiederbefuellt|nachgefuellt|rebuil[dt]|refill(?:s|ed)?|remanufactured|recycelt',
    ),
  },
  { name: 'make', values: ['rebuilt'], pattern: /^recycling$/, isOfSupplies: true },
  { name: 'basisfarbe', values: ['schwarz'], pattern: whole('schwarz|black') },
  { name: 'basisfarbe', values: ['cyan'], pattern: whole('cyan|zyan|blau') },
  { name: 'basisfarbe', values: ['magenta'], pattern: whole('magenta|rot') },
  { name: 'basisfarbe', values: ['gelb'], pattern: whole('gelb|yellow') },
  { name: 'basisfarbe', values: ['grau'], pattern: whole('grau') },
  {
    name: 'basisfarbe',
    values: ['cyan', 'magenta', 'gelb', 'farbig'],
    pattern: whole('farb|farbig|bunt|mehrfarbig|dreifarbig'),
  },
  { name: 'fill', values: ['xl'], pattern: /^xl$/ },
  { name: 'fill', values: ['xxl'], pattern: /^xxl$/ },
  { name: 'pack', values: ['set'], pattern: packWord },
];
const everyColour = ['schwarz', 'cyan', 'magenta', 'gelb', 'farbig'];
const anyEcoLabel = whole('umweltfreundlich|umweltschonend|nachhaltig|oekologisch');
/** A word put together with its make, as 'originaltoner'. */
const makeCompound = /^(original|recycling)([a-z]{4,})$/;

/** 'alle Farben': black is one of them, though 'Farben' alone stands for those beside it. */
const isEveryColour = (word: string, before: string | undefined): boolean =>
  word === 'farben' && before !== undefined && /^(?:alle[nr]?|saemtliche[nr]?|jede)$/.test(before);

/** Marks of environment by their own names; a name of several words must stand in one piece. */
function readLabels(words: readonly string[], index: CatalogueIndex): FacetReading {
  const facets: FacetWords[] = [];
  let rest = [...words];
  for (const label of index.begreenLabels) {
    const own = foldWords(label);
    const place = rest.findIndex((_word, start) => own.every((word, step) => rest[start + step] === word));
    if (place === -1) continue;
    facets.push({ name: 'begreen', values: [slugOf(label)], words: own });
    rest = rest.toSpliced(place, own.length);
  }
  const eco = rest.filter((word) => anyEcoLabel.test(word));
  if (eco.length === 0 || index.begreenLabels.length === 0) return { facets, rest };
  facets.push({ name: 'begreen', values: index.begreenLabels.map(slugOf), words: eco });
  return { facets, rest: rest.filter((word) => !eco.includes(word)) };
}

const wordsOf = (word: string): readonly string[] => {
  const [, make, thing] = makeCompound.exec(word) ?? [];
  if (make === undefined || thing === undefined) return [word];
  // 'Recyclingpapier' is a kind of paper.
  return make === 'original' || supplyWord.test(thing) ? [make, thing] : [word];
};

/** A word of a search, or the two of what supplies and a set are called in one piece: 'tonerset'. */
export function apartFromPack(word: string): readonly string[] {
  const [, thing, pack] = packCompound.exec(word) ?? [];
  return thing !== undefined && pack !== undefined && supplyWord.test(thing) ? [thing, pack] : [word];
}

/**
 * Takes the words out of a search that name values of facets: 'original', 'schwarz', 'XL', 'Set', 'Blauer Engel'.
 *
 * @param words as `foldWords` gives them
 * @param names facets to look for
 */
export function readFacets(
  words: readonly string[],
  index: CatalogueIndex,
  names: readonly FacetName[],
): FacetReading {
  const labelled = names.includes('begreen') ? readLabels(words, index) : { facets: [], rest: words };
  const facets: FacetWords[] = [...labelled.facets];
  const isSupplyAsked = labelled.rest.flatMap(wordsOf).some((word) => supplyWord.test(word));
  const senseOf = (word: string): FacetSense | undefined =>
    senses.find(
      ({ name, pattern, isOfSupplies = false }) =>
        names.includes(name) && pattern.test(word) && (!isOfSupplies || isSupplyAsked),
    );
  const rest: string[] = [];
  for (const [place, typed] of labelled.rest.entries()) {
    const before = labelled.rest[place - 1];
    if (names.includes('basisfarbe') && isEveryColour(typed, before)) {
      facets.push({ name: 'basisfarbe', values: everyColour, words: [rest.pop()!, typed] });
      continue;
    }
    if (
      names.includes('pack') &&
      packBeginning.test(typed) &&
      packWord.test(labelled.rest[place + 1] ?? '')
    ) {
      facets.push({ name: 'pack', values: ['set'], words: [typed] });
      continue;
    }
    for (const word of names.includes('make') ? wordsOf(typed) : [typed]) {
      const sense = senseOf(word);
      if (sense === undefined) rest.push(word);
      else facets.push({ name: sense.name, values: sense.values, words: [typed] });
    }
  }
  return { facets, rest };
}

/** The base colours that words name. @param words as `foldWords` gives them */
export const namedColours = (words: readonly string[]): ReadonlySet<string> =>
  new Set(
    words.flatMap(
      (word) => senses.find(({ name, pattern }) => name === 'basisfarbe' && pattern.test(word))?.values ?? [],
    ),
  );

/** Words that ask for all colours together: 'Set', 'Multipack', 'alle Farben'. */
export function wholeSetWords(words: readonly string[], index: CatalogueIndex): readonly string[] {
  const { facets } = readFacets(words, index, ['pack', 'basisfarbe']);
  return facets
    .filter(({ name, values }) => name === 'pack' || values === everyColour)
    .flatMap((facet) => facet.words);
}
