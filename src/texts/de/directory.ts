/** Sentences of the pages that lead to lists. */
export const directory = {
  titles: {
    catalogs: 'Alle Kategorien',
    manufacturers: 'Alle Hersteller',
    brands: 'Alle Marken',
    assortments: 'Alle Sortimente',
    assortmentTypes: 'Sortimente nach Art',
    articleTypes: 'Alle Artikelarten',
    articleTypeGroups: 'Artikelarten nach Gruppe',
    productTypes: 'Alle Warenarten',
    productTypeGroups: 'Warenarten nach Gruppe',
    index: 'Von A bis Z',
  },
  metaDescription: (given: { title: string }) =>
    `${given.title} im Überblick, jeweils mit der Zahl der Artikel.`,
  kinds: {
    manufacturer: 'Hersteller',
    brand: 'Marke',
    assortment: 'Sortiment',
    articleType: 'Artikelart',
    productType: 'Warenart',
    category: 'Kategorie',
  },
  sections: 'Auf dieser Seite',
  empty: 'Hier steht zurzeit nichts.',
};
