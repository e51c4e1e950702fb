export const ownOrders: typeof import('../de/own-orders.ts').ownOrders = {
  intro: 'What you have ordered, newest first.',
  search: 'Search orders',
  searchHint: 'Number, reference, article',
  submitSearch: 'Search',
  endSearch: 'Show all orders',
  byState: 'By status',
  progress: (p) => `Step ${p.reached} of ${p.of}`,
  anyState: 'All',
  notFoundTitle: 'No order found',
  notFoundText: (p) =>
    p.term === ''
      ? 'You have no orders with this status.'
      : `We find none of your orders here for “${p.term}”.`,
};
