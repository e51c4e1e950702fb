/** The orders of whoever reads them: finding one among them, and how far one is. */
export const ownOrders = {
  intro: 'Was Sie bestellt haben, das Neueste zuerst.',
  search: 'Bestellung suchen',
  searchHint: 'Nummer, Referenz, Artikel',
  submitSearch: 'Suchen',
  endSearch: 'Alle Bestellungen zeigen',
  byState: 'Nach Status',
  progress: (p: { reached: number; of: number }) => `Schritt ${p.reached} von ${p.of}`,
  anyState: 'Alle',
  notFoundTitle: 'Keine Bestellung gefunden',
  notFoundText: (p: { term: string }) =>
    p.term === ''
      ? 'Bestellungen mit diesem Status haben Sie nicht.'
      : `Zu „${p.term}“ finden wir hier keine Ihrer Bestellungen.`,
};
