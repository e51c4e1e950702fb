/** Sentences of the printer finder's overviews; the two titles are given by the spec (2.7). */
export const supply = {
  brandsTitle: 'Alle Druckerhersteller',
  devicesTitle: 'Alle Drucker',
  metaDescription: 'Verbrauchsmaterial nach Hersteller und Drucker finden.',
  searchLabel: 'Druckermodell suchen',
  devices: (given: { formatted: string }) => `${given.formatted} Drucker`,
  articleCount: (given: { count: number }) => (given.count === 1 ? '1 Artikel' : `${given.count} Artikel`),
};
