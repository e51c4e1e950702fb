import type { Understood } from '#contract/listing.ts';
import type { DeviceSuggestion } from './suggestion.repository.ts';
import type { Language } from '#server/session/visitor.ts';
import type { CatalogueIndex } from '#server/catalogue/catalogue-index.ts';
import { catalogueTexts, choicesOf, facetLabels } from '#server/catalogue/facet-labels.ts';
import type { FacetWords } from './query-facets.ts';
import { narrowingChoices } from './query-words.ts';
import { wordsAsTyped } from './spell-correction.ts';
import type { UnderstoodSearch } from './understood-search.ts';
import { foldWords } from '#server/catalogue/vocabulary.ts';

type Part = Understood['parts'][number];

const size = /^x+l$/;
/** More values than this are a whole facet's worth. */
const mostValues = 4;

const linkTo = ({ name, slug, brandSlug }: DeviceSuggestion): Understood['devices'][number] => ({
  name,
  path: `/shop/supply/brand/${brandSlug}/device/${slug}`,
});

function facetPart(facet: FacetWords, typed: string, index: CatalogueIndex, language: Language): Part {
  const labels = choicesOf(facet.name, index, null, language)
    .filter(({ value }) => facet.values.includes(value))
    .map(({ label }) => label);
  const lead = facetLabels(catalogueTexts(language))[facet.name];
  return {
    label: labels.length > mostValues ? lead : `${lead}: ${labels.join(', ')}`,
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

interface Described {
  readonly typed: string;
  readonly correctedSearch: string | null;
  readonly omittedWords: readonly string[];
  readonly instead: Understood['instead'];
}

/** Says what a search was understood to mean, for the list it found. */
export function describeUnderstood(
  { facets, devices, articleWords, words, missingDevice }: UnderstoodSearch,
  { typed, correctedSearch, omittedWords, instead }: Described,
  index: CatalogueIndex,
  language: Language,
): Understood {
  const texts = catalogueTexts(language);
  const folded = foldWords(typed);
  // That a printer is not known is said beside the models next to it.
  const given = omittedWords.filter(
    (word) => missingDevice === null || !foldWords(word).includes(missingDevice.number),
  );
  const choices = folded.filter((word) => narrowingChoices.has(word) && words.includes(word));
  const elsewhere = new Set([
    ...facets.flatMap((facet) => facet.words),
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
                : texts.fittingTyped({ typed: ofDevice.join(' ') }),
            words: ofDevice,
            facet: null,
            values: [],
          },
        ];
  return {
    notices: [
      ...(correctedSearch === null ? [] : [texts.corrected({ asked: typed, shown: correctedSearch })]),
      ...(given.length === 0 ? [] : [texts.omitted({ words: given })]),
    ],
    parts: [
      ...device,
      ...joined(facets).map((facet) => facetPart(facet, typed, index, language)),
      ...[...new Set(choices)].map((word) => {
        const own = wordsAsTyped(typed, [word]);
        return {
          label: size.test(word) ? word.toUpperCase() : own.join(' '),
          words: own,
          facet: null,
          values: [],
        };
      }),
    ],
    devices: (missingDevice?.alike ?? devices).map(linkTo),
    lead:
      missingDevice !== null
        ? texts.missingDevice({ name: missingDevice.name })
        : devices.length === 1
          ? texts.devicePage
          : texts.whichDevice,
    instead,
  };
}
