/** English beside ../de/directory.ts. */
export const directory: typeof import('../de/directory.ts').directory = {
  titles: {
    catalogs: 'All categories',
    manufacturers: 'All manufacturers',
    brands: 'All brands',
    assortments: 'All assortments',
    assortmentTypes: 'Assortments by type',
    articleTypes: 'All types of articles',
    articleTypeGroups: 'Types of articles by group',
    productTypes: 'All sorts of goods',
    productTypeGroups: 'Sorts of goods by group',
    index: 'From A to Z',
  },
  metaDescription: (given) => `${given.title} at a glance, each with its number of articles.`,
  kinds: {
    manufacturer: 'Manufacturer',
    brand: 'Brand',
    assortment: 'Assortment',
    articleType: 'Type of article',
    productType: 'Sort of goods',
    category: 'Category',
  },
  sections: 'On this page',
  empty: 'There is nothing here at present.',
};
