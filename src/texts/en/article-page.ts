/** English sentences of the page of one article. */
export const articlePage: typeof import('../de/article-page.ts').articlePage = {
  soldOutTitle: 'This article is sold out at the moment.',
  discontinuedTitle: 'This article is no longer available.',
  toAlternatives: 'To the alternatives for the same printers',
  toPrinters: 'To the printers, with all that fits them',
  makerNumber: 'Maker’s no.',
  replaces: 'replaces ',
  comparison: {
    title: 'What does a page cost?',
    intro: 'Original, compatible or rebuilt, the cheapest page first.',
    article: 'Article',
    pages: 'Pages',
    cost: 'Cost per page',
    saving: 'Saving per page',
    price: 'Price',
    add: 'Add to basket',
    own: 'This article',
    less: (given) => `${given.percent} less`,
    more: (given) => `${given.percent} more`,
    same: 'the same',
    unknown: '–',
  },
};
