import type { Mutant } from './mutant.ts';

const facts = 'src/app/live/facts-to-analytics.ts';
const pages = 'src/app/live/track-page.ts';
const basketSuite = 'tests/unit/app/told-of-basket.test.tsx';
const pageSuite = 'tests/unit/app/analytics.test.ts';
const searchSuite = 'tests/unit/app/searches-of-visit.test.tsx';

/** What is told of purchases and searches, to the visitor and to the counting host. */
export const measureMutants: readonly Mutant[] = [
  {
    id: 'added-message',
    breaks: 'What was added is told by a message.',
    file: 'machines/app/facts.ts',
    original: "'basket.positionAdded': { toasts: positionAdded },",
    replacement: "'basket.positionAdded': {},",
    suite: basketSuite,
    test: '[S7.2-33] what the server has added is told',
  },
  {
    id: 'added-tracked',
    breaks: 'What was added is tracked.',
    file: facts,
    original: "system.basket.on('basket.positionAdded', ({ added }) => trackAdded(added));",
    replacement: 'void trackAdded;',
    suite: basketSuite,
    test: '[S7.2-33] what the server has added is told',
  },
  {
    id: 'brought-back-tracked',
    breaks: 'What is brought back counts as added.',
    file: facts,
    original: 'if (quantity !== 0) trackAdded({ ...item, quantity });',
    replacement: 'void quantity;',
    suite: basketSuite,
    test: '[S7.3-09] what is removed is tracked',
  },
  {
    id: 'removed-tracked',
    breaks: 'A position that is removed is tracked.',
    file: facts,
    original: "analytics.track({ kind: 'cartRemove', item: trackedPosition(position) }),",
    replacement: 'void trackedPosition(position),',
    suite: basketSuite,
    test: '[S7.3-09] what is removed is tracked',
  },
  {
    id: 'emptied-tracked',
    breaks: 'A basket that is emptied is tracked as removals.',
    file: facts,
    original: "for (const item of undo) analytics.track({ kind: 'cartRemove', item: trackedItem(item) });",
    replacement: 'void undo;',
    suite: basketSuite,
    test: '[S7.3-09] what is removed is tracked',
  },
  {
    id: 'article-tracked',
    breaks: 'The article of a page is tracked.',
    file: pages,
    original: 'if (holdsArticle(data)) {',
    replacement: "if (holdsArticle(data) && data.item.articleNumber === '') {",
    suite: pageSuite,
    test: '[S7.3-09] tracks the article of an article page',
  },
  {
    id: 'order-tracked',
    breaks: 'An order is tracked.',
    file: pages,
    original: 'track(trackedOrder(data.order));',
    replacement: 'void trackedOrder(data.order);',
    suite: pageSuite,
    test: '[S7.3-09] tracks an order where it was placed',
  },
  {
    id: 'order-tracked-once',
    breaks: 'An order that is looked at again is not tracked again.',
    file: pages,
    original: "'isNew' in data && data.isNew === true",
    replacement: "'isNew' in data",
    suite: pageSuite,
    test: '[S7.3-09] tracks an order where it was placed',
  },
  {
    id: 'search-tracked',
    breaks: 'The words of a search are tracked with its page.',
    file: pages,
    original: "track({ kind: 'siteSearch', term: searched, resultCount: resultCountOf(pages) });",
    replacement: 'void resultCountOf(pages);',
    suite: pageSuite,
    test: '[S2.11-09] tracks the search text of a result page',
  },
  {
    id: 'submitted-tracked',
    breaks: 'A search that leads straight to an article counts.',
    file: facts,
    original: "system.search.on('search.submitted', ({ term }) => (submitted = term));",
    replacement: "system.search.on('search.submitted', () => undefined);",
    suite: searchSuite,
    test: '[S2.11-09] a search counts once',
  },
  {
    id: 'search-counted-once',
    breaks: 'Further pages of a search are no further searches.',
    file: facts,
    original: "if (named !== '') counted = named;",
    replacement: '',
    suite: searchSuite,
    test: '[S2.11-09] a search counts once',
  },
  {
    id: 'finder-tracked',
    breaks: 'A printer that the finder found counts as a search.',
    file: 'src/app/live/wire-widgets.ts',
    original: '= { printerSearch: followFinder };',
    replacement: '= {};',
    suite: searchSuite,
    test: '[S2.11-09] a printer chosen in the finder',
  },
];
