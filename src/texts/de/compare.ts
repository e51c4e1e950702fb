/** Sentences of the page that has articles side by side. */
export const compare = {
  title: 'Artikel vergleichen',
  emptyTitle: 'Hier steht noch kein Artikel',
  emptyText: 'Geben Sie Nummern ein, oder vergleichen Sie von der Seite eines Artikels aus.',
  caption: (given: { count: number }) =>
    given.count === 1 ? '1 Artikel' : `${given.count} Artikel nebeneinander`,
  property: 'Eigenschaft',
  article: 'Artikel',
  price: 'Preis',
  delivery: 'Lieferung',
  costPerPage: 'Kosten je Seite',
  fits: 'Passt zu',
  fitsCount: (given: { count: number }) => (given.count === 1 ? '1 Drucker' : `${given.count} Druckern`),
  order: 'In den Warenkorb',
  none: '–',
  different: 'verschieden',
  remove: 'Herausnehmen',
  removeNamed: (given: { name: string }) => `${given.name} aus dem Vergleich nehmen`,
  onlyDifferent: 'Nur Unterschiede zeigen',
  everything: 'Alle Angaben zeigen',
  add: 'Artikel dazunehmen',
  addLabel: 'Artikel-, Hersteller- oder OEM-Nummer',
  addButton: 'Dazunehmen',
  full: (given: { most: number }) =>
    `Mehr als ${given.most} Artikel stehen nicht nebeneinander. Nehmen Sie einen heraus, um einen anderen zu sehen.`,
  unknown: (given: { names: string; count: number }) =>
    `${given.count === 1 ? 'Diese Nummer' : 'Diese Nummern'} kennen wir nicht: ${given.names}. Prüfen Sie die Schreibweise, oder suchen Sie danach.`,
  search: 'Danach suchen',
  surplus: (given: { names: string; most: number }) =>
    `Es stehen höchstens ${given.most} Artikel nebeneinander. Nicht gezeigt: ${given.names}.`,
};
