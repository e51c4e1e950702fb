/** Sentences of the printer finder's overviews; the two titles are given by the spec (2.7). */
export const supply = {
  brandsTitle: 'Alle Druckerhersteller',
  devicesTitle: 'Alle Drucker',
  metaDescription: 'Verbrauchsmaterial nach Druckerhersteller und Gerät finden.',
  searchLabel: 'Druckermodell suchen',
  searchBrandLabel: (given: { brand: string }) => `Modell von ${given.brand} suchen`,
  devices: (given: { count: number; formatted: string }) =>
    given.count === 1 ? '1 Gerät' : `${given.formatted} Geräte`,
  otherDevices: 'Weitere Geräte',
  found: (given: { count: number; term: string }) =>
    given.count === 1 ? `1 Drucker zu „${given.term}“` : `${given.count} Drucker zu „${given.term}“`,
  searchAction: 'Suchen',
  deviceCount: (given: { count: number }) => (given.count === 1 ? '1 Gerät' : `${given.count} Geräte`),
  articleCount: (given: { count: number }) => (given.count === 1 ? '1 Artikel' : `${given.count} Artikel`),
  chooseDevice: (given: { brand: string }) => `Welches ${given.brand}-Gerät haben Sie?`,
  emptyTitle: 'Kein Drucker gefunden',
  emptyText: 'Prüfen Sie die Schreibweise oder wählen Sie zuerst den Hersteller.',
  trail: 'Druckerfinder',
};
