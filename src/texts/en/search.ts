export const search: typeof import('../de/search.ts').search = {
  label: 'Search by model, OEM number or keyword',
  placeholder: 'Model/OEM no.',
  example: 'e.g. HP M404dn or CF259X',
  submit: 'Search',
  suggestions: 'Suggestions',
  kinds: {
    number: 'Numbers',
    device: 'Printers',
    page: 'Pages',
    article: 'Articles',
    category: 'Categories',
    brand: 'Brands',
  },
  showAll: (given) => (given.count === 1 ? 'Show 1 hit' : `All ${given.count} hits`),
  found: (given) =>
    given.count === 1 ? '1 suggestion' : `${given.count} suggestions, use the arrow keys to reach them`,
  none: 'No suggestion for this term. Press Enter to search the whole shop.',
  failed: 'Suggestions are not available right now. Press Enter to search anyway.',
  failedNoAnswer: 'No connection to the shop. Please check your network and try again.',
  failedDown: 'The shop is under maintenance. Please try again later.',
};
