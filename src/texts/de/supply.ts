/** Sentences of the printer finder's overviews; the two titles are given by the spec (2.7). */
export const supply = {
  brandsTitle: 'Alle Druckerhersteller',
  devicesTitle: 'Alle Drucker',
  metaDescription: 'Verbrauchsmaterial nach Hersteller und Modell Ihres Druckers finden.',
  searchLabel: 'Druckermodell suchen',
  searchBrandLabel: (given: { brand: string }) => `Modell von ${given.brand} suchen`,
  devices: (given: { count: number; formatted: string }) =>
    given.count === 1 ? '1 Drucker' : `${given.formatted} Drucker`,
  otherDevices: 'Weitere Drucker',
  found: (given: { count: number; term: string }) =>
    given.count === 1 ? `1 Drucker zu „${given.term}“` : `${given.count} Drucker zu „${given.term}“`,
  searchAction: 'Suchen',
  deviceCount: (given: { count: number }) => (given.count === 1 ? '1 Drucker' : `${given.count} Drucker`),
  articleCount: (given: { count: number }) => (given.count === 1 ? '1 Artikel' : `${given.count} Artikel`),
  chooseDevice: (given: { brand: string }) => `Welchen Drucker von ${given.brand} haben Sie?`,
  emptyTitle: 'Kein Drucker gefunden',
  emptyText: 'Prüfen Sie die Schreibweise oder wählen Sie zuerst den Hersteller.',
  trail: 'Druckerfinder',
};
