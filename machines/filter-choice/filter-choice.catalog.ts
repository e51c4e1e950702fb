import { failureSamples, httpErrorSample, inWords, type Catalog } from '#machines/path-ready.ts';
import type { FilterChoiceMachine } from './filter-choice.machine.ts';
import type { FilterCount } from './filter-choice.types.ts';
import { filterChoiceWords } from './filter-choice.words.ts';

const shownAt = '/shop/catalog/toner';
const addressWith = (...brands: readonly string[]): string =>
  `${shownAt}?filter=${encodeURIComponent(JSON.stringify({ brand: brands }))}`;

const countOf = (total: number): FilterCount => ({
  total,
  filters: [
    {
      name: 'brand',
      label: 'Marke',
      values: [
        { value: 'hp', label: 'HP', count: 37, isSelected: true },
        { value: 'kontor', label: 'Kontor', count: 12, isSelected: total > 37 },
      ],
    },
  ],
});

export const filterChoiceCatalog: Catalog<FilterChoiceMachine> = {
  words: filterChoiceWords,
  inputs: {
    toner: {
      input: { shownAt },
      ...inWords('Das Filterblatt der Liste Toner ist offen.', 'The filter sheet of the list Toner is open.'),
    },
  },
  events: {
    'value.choose': {
      hp: {
        event: { type: 'value.choose', address: addressWith('hp') },
        ...inWords('HP wählen.', 'Choose HP.', 2),
      },
      both: {
        event: { type: 'value.choose', address: addressWith('hp', 'kontor') },
        ...inWords('Kontor dazu wählen.', 'Choose Kontor as well.'),
      },
      none: {
        event: { type: 'value.choose', address: shownAt },
        ...inWords('Alles wieder abwählen.', 'Take everything back.', 0.3),
      },
    },
    'choice.discard': {
      close: {
        event: { type: 'choice.discard' },
        ...inWords('Das Blatt schließen.', 'Close the sheet.', 0.5),
      },
    },
    'choice.retry': {
      retry: {
        event: { type: 'choice.retry' },
        ...inWords('„Erneut zählen“ drücken.', 'Press "Count again".'),
      },
    },
  },
  calls: {
    countArticles: {
      ok: { output: countOf(37), ...inWords('37 Artikel werden gezählt.', '37 articles are counted.', 3) },
      ...failureSamples,
      httpError: httpErrorSample,
    },
  },
  delays: {},
  abstract: ({ address, count }) => ({ address, isCounted: count !== null }),
  invariants: {
    'what is shown needs no count': (snapshot) =>
      snapshot.value !== 'asShown' ||
      (snapshot.context.address === snapshot.context.shownAt && snapshot.context.count === null),
    'a count belongs to a choice': ({ context }) =>
      context.count === null || context.address !== context.shownAt,
  },
};
