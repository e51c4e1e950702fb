import type { boughtArticles as German } from '../de/bought-articles.ts';

export const boughtArticles: typeof German = {
  title: 'Articles bought',
  intro: 'Each article of your orders is listed once, the one ordered last first.',
  emptyTitle: 'Nothing ordered yet',
  emptyText: 'Once you have ordered something, you order it again here with one click.',
  toFinder: 'To the printer finder',
  columns: {
    name: 'Article',
    last: 'Ordered last',
    quantity: 'Last quantity',
    orders: 'Orders',
    again: 'Order again',
  },
  articleNumber: (p) => `Item no. ${p.number}`,
  manufacturerNumber: (p) => `Manufacturer no. ${p.number}`,
  again: 'Order again',
  againNamed: (p) => `Order ${p.quantity} × ${p.name} again`,
  gone: 'No longer in the range',
  alternativesTo: (p) => `Alternatives to ${p.name}`,
  previousPage: 'Previous page',
  nextPage: 'Next page',
  pageNumber: (p) => `Page ${p.page}`,
};
