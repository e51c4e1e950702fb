import type { SearchSuggestion } from '#contract/listing.ts';
import { roster } from '#machines/app/roster.ts';
import {
  abortedSample,
  failureSamples,
  httpErrorSample,
  inWords,
  type Catalog,
} from '#machines/path-ready.ts';
import { samplePage } from '#machines/sample-records.ts';
import type { SearchMachine } from './search.machine.ts';
import { searchWords } from './search.words.ts';

const suggestions = (count: number): SearchSuggestion[] =>
  Array.from({ length: count }, (_, index) => ({
    kind: 'article',
    label: `Toner ${index + 1}`,
    detail: `CF259X-${index + 1}`,
    path: `/shop/article/T${index + 1}-1/toner-${index + 1}`,
    article: {
      picture: `/pictures/T${index + 1}.svg`,
      price: {
        net_price: 1990,
        gross_price: 2368,
        tax_rate: 19,
        unit: 'Stück',
        quantity_lower_bound: 1,
        internal_price_type: 'standard',
        internal_price_type_id: 1,
      },
      basePrice: null,
    },
  }));

const pages: SearchSuggestion[] = [
  { kind: 'page', label: 'Widerruf', detail: 'Seite', path: '/page/widerruf', article: null },
];

const reply = (items: readonly SearchSuggestion[], total: number) => ({
  items: [...items],
  total,
  lead: null,
  request: { searchterm: 'cf259' },
});

export const searchCatalog: Catalog<SearchMachine> = {
  words: searchWords,
  inputs: {
    page: {
      input: roster.search.inputOf(samplePage()),
      ...inWords('Eine Seite ist offen.', 'A page is open.'),
    },
    hits: {
      input: roster.search.inputOf(samplePage({ path: '/shop?search=cf259' })),
      ...inWords('Die Trefferliste ist offen.', 'The list of hits is open.', 0.3),
    },
  },
  events: {
    'term.changed': {
      typed: {
        event: { type: 'term.changed', term: 'cf259' },
        ...inWords('„cf259“ tippen.', 'Type "cf259".', 2),
      },
      emptied: {
        event: { type: 'term.changed', term: ' ' },
        ...inWords('Das Suchfeld leeren.', 'Empty the search box.', 0.5),
      },
    },
    'address.changed': {
      withTerm: {
        event: { type: 'address.changed', term: 'lc3219' },
        ...inWords('Zu einer anderen Trefferliste gehen.', 'Go to another list of hits.', 0.2),
      },
      withoutTerm: {
        event: { type: 'address.changed', term: '' },
        ...inWords('Zu einer Seite ohne Suche gehen.', 'Go to a page without search.', 0.5),
      },
    },
    'search.submit': {
      submit: { event: { type: 'search.submit' }, ...inWords('Enter drücken.', 'Press Enter.') },
    },
    'suggestion.choose': {
      first: {
        event: { type: 'suggestion.choose', index: 0 },
        ...inWords('Den ersten Vorschlag anklicken.', 'Click the first suggestion.'),
      },
    },
    'hits.showAll': {
      showAll: {
        event: { type: 'hits.showAll' },
        ...inWords('„Alle 14 Treffer“ drücken.', 'Press "All 14 hits".', 0.3),
      },
    },
    'highlight.move': {
      down: {
        event: { type: 'highlight.move', direction: 'down' },
        ...inWords('Pfeil nach unten drücken.', 'Press the down arrow.', 0.5),
      },
      up: {
        event: { type: 'highlight.move', direction: 'up' },
        ...inWords('Pfeil nach oben drücken.', 'Press the up arrow.', 0.2),
      },
    },
    'search.close': {
      escape: { event: { type: 'search.close' }, ...inWords('Esc drücken.', 'Press Esc.', 0.3) },
    },
    'search.open': {
      focus: {
        event: { type: 'search.open' },
        ...inWords('In das Suchfeld klicken.', 'Click into the search box.', 0.5),
      },
    },
  },
  calls: {
    loadSuggestions: {
      ok: {
        output: reply(suggestions(2), 14),
        ...inWords('Zwei Vorschläge und 14 Treffer kommen.', 'Two suggestions and 14 hits arrive.'),
      },
      page: {
        output: reply(pages, 0),
        ...inWords('Nur eine Seite wird vorgeschlagen.', 'Only a page is suggested.', 0.3),
      },
      none: { output: reply([], 0), ...inWords('Es gibt keinen Vorschlag.', 'There is no suggestion.', 0.3) },
      ...failureSamples,
      httpError: httpErrorSample,
      aborted: abortedSample,
    },
  },
  delays: { typingPause: inWords('250 ms nichts tippen.', 'Type nothing for 250 ms.') },
  abstract: ({ term, suggestions: found, total, highlighted }) => ({
    hasTerm: term.trim() !== '',
    found: found.length,
    hasHits: total > 0,
    highlighted,
  }),
  invariants: {
    'no suggestions without a term': ({ context }) =>
      context.term.trim() !== '' || context.suggestions.length === 0,
    'the highlight stands on a suggestion': ({ context }) =>
      context.highlighted === null || context.highlighted in context.suggestions,
    'a failure is told only while it stands': (snapshot) =>
      snapshot.context.failure === null || snapshot.context.suggestions.length === 0,
  },
};
