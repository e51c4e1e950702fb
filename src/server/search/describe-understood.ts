import type { Understood } from '#contract/listing.ts';
import { colourSetsPlace } from '#domain/printer-table.ts';
import { searchWithout } from '#domain/search-words.ts';
import type { DeviceSuggestion } from './suggestion.repository.ts';
import type { Language } from '#server/session/visitor.ts';
import type { CatalogueIndex } from '#server/catalogue/catalogue-index.ts';
import type { CatalogueTexts } from '#server/catalogue/facet-labels.ts';
import { catalogueTexts, choicesOf, facetLabels } from '#server/catalogue/facet-labels.ts';
import { apartFromPack } from './query-facets.ts';
import type { FacetWords } from './query-facets.ts';
import { emptyWords, narrowingChoices, printerWords } from './query-words.ts';
import { wordsAsCorrected, wordsAsTyped } from './spell-correction.ts';
import type { MissingDevice, UnderstoodSearch } from './understood-search.ts';
import { foldWords } from '#server/catalogue/vocabulary.ts';

type Part = Omit<Understood['parts'][number], 'searchWithout'>;

const size = /^x+l$/;
/** More values than this are a whole facet's worth. */
const mostValues = 4;

type Linked = Understood['devices'][number];

const linkTo = ({ name, slug, brandSlug }: DeviceSuggestion): Linked => ({
  name,
  path: `/shop/supply/brand/${brandSlug}/device/${slug}`,
});

/** All colours of a printer, where its page offers them at one press. */
const linkToSet = (device: DeviceSuggestion, texts: CatalogueTexts): Linked => ({
  name: texts.wholeSet({ device: device.name }),
  path: `${linkTo(device).path}#${colourSetsPlace}`,
});

function facetPart(facet: FacetWords, typed: string, index: CatalogueIndex, language: Language): Part {
  const labels = choicesOf(facet.name, index, null, language)
    .filter(({ value }) => facet.values.includes(value))
    .map(({ label }) => label);
  const texts = catalogueTexts(language);
  const lead = facetLabels(texts)[facet.name];
  const whole = facet.name === 'basisfarbe' ? texts.wholeSetPart : lead;
  return {
    label: labels.length > mostValues ? whole : `${lead}: ${labels.join(', ')}`,
    words: wordsAsTyped(typed, facet.words),
    facet: facet.name,
    values: [...facet.values],
  };
}

/** Facets of one name and the same values are one part, however often they were said. */
function joined(facets: readonly FacetWords[]): FacetWords[] {
  const byValues = new Map<string, FacetWords>();
  for (const facet of facets) {
    const key = `${facet.name} ${facet.values.join(' ')}`;
    const known = byValues.get(key);
    byValues.set(key, known === undefined ? facet : { ...known, words: [...known.words, ...facet.words] });
  }
  return [...byValues.values()];
}

/** What is said above the printers next to one that is not carried. */
export const leadToAlike = (missing: MissingDevice | null, language: Language): string | null =>
  missing === null ? null : catalogueTexts(language).missingDevice({ name: missing.name });

/** Words that name printers, without those that say nothing: 'für' goes with its chip, but is none of what was read. */
function namingWords(words: readonly string[]): readonly string[] {
  const naming = words.filter((word) => !foldWords(word).every((own) => emptyWords.has(own)));
  return naming.length === 0 ? words : naming;
}

interface Described {
  readonly typed: string;
  readonly correctedSearch: string | null;
  readonly omittedWords: readonly string[];
  readonly instead: Understood['instead'];
}

/** Says what a search was understood to mean, for the list it found. */
export function describeUnderstood(
  { facets, devices, wholeSet, articleWords, words, missingDevice }: UnderstoodSearch,
  { typed, correctedSearch, omittedWords, instead }: Described,
  index: CatalogueIndex,
  language: Language,
): Understood {
  const texts = catalogueTexts(language);
  const folded = foldWords(typed).flatMap(apartFromPack);
  const ofSet = wholeSet?.words ?? [];
  const ofFacets = new Set(facets.flatMap((facet) => facet.words));
  // That a printer is not known is said beside the models next to it, what is a set of its colours at their link, and
  // what chooses a value of a facet at its chip, though no name has the word; 'drucker' beside a printer is its chip, too.
  const given = omittedWords.filter((word) => {
    const own = foldWords(word).flatMap(apartFromPack);
    const isTold =
      own.some((one) => ofSet.includes(one)) ||
      own.every((one) => ofFacets.has(one) || (devices.length > 0 && printerWords.has(one)));
    return !isTold && !own.some((one) => one === missingDevice?.number);
  });
  const choices = folded.filter(
    (word) =>
      narrowingChoices.has(word) && words.includes(word) && !ofFacets.has(word) && !ofSet.includes(word),
  );
  const elsewhere = new Set([
    ...ofFacets,
    ...ofSet,
    ...articleWords,
    ...choices,
    ...omittedWords.flatMap((word) => foldWords(word)),
  ]);
  const ofDevice = wordsAsTyped(
    typed,
    folded.filter((word) => !elsewhere.has(word)),
  );
  const [only] = devices;
  const device: Part[] =
    only === undefined
      ? []
      : [
          {
            label:
              devices.length === 1
                ? texts.fitting({ device: only.name })
                : texts.fittingTyped({
                    typed: namingWords(wordsAsCorrected(ofDevice, typed, correctedSearch)).join(' '),
                  }),
            words: ofDevice,
            facet: null,
            values: [],
          },
        ];
  const partOfSet: Part[] =
    ofSet.length === 0 || ofSet.some((word) => ofFacets.has(word))
      ? []
      : [{ label: texts.wholeSetPart, words: wordsAsTyped(typed, ofSet), facet: null, values: [] }];
  const links = (missingDevice?.alike ?? devices).map((one) =>
    wholeSet?.deviceIds.includes(one.id) ? linkToSet(one, texts) : linkTo(one),
  );
  return {
    notices: [
      ...(correctedSearch === null ? [] : [texts.corrected({ asked: typed, shown: correctedSearch })]),
      ...(given.length === 0 ? [] : [texts.omitted({ words: given })]),
    ],
    parts: [
      ...device,
      ...joined(facets).map((facet) => facetPart(facet, typed, index, language)),
      ...partOfSet,
      ...[...new Set(choices)].map((word) => {
        const own = wordsAsTyped(typed, [word]);
        return {
          label: size.test(word) ? word.toUpperCase() : own.join(' '),
          words: own,
          facet: null,
          values: [],
        };
      }),
    ].map((part) => ({ ...part, searchWithout: searchWithout(typed, part.words) })),
    devices: links,
    lead:
      leadToAlike(missingDevice, language) ?? (devices.length === 1 ? texts.devicePage : texts.whichDevice),
    instead,
  };
}
