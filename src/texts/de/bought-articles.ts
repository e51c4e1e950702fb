/** Articles of own orders. */
export const boughtArticles = {
  title: 'Gekaufte Artikel',
  intro: 'Jeder Artikel Ihrer Bestellungen steht hier einmal, der zuletzt bestellte zuerst.',
  emptyTitle: 'Noch nichts bestellt',
  emptyText: 'Sobald Sie etwas bestellt haben, bestellen Sie es hier mit einem Klick nach.',
  toFinder: 'Zum Druckerfinder',
  columns: {
    name: 'Artikel',
    last: 'Zuletzt bestellt',
    quantity: 'Menge zuletzt',
    orders: 'Bestellungen',
    again: 'Nachbestellen',
  },
  articleNumber: (p: { number: string }) => `Art.-Nr. ${p.number}`,
  manufacturerNumber: (p: { number: string }) => `Hersteller-Nr. ${p.number}`,
  again: 'Nachbestellen',
  againNamed: (p: { name: string; quantity: number }) => `${p.quantity} × ${p.name} nachbestellen`,
  gone: 'Nicht mehr im Sortiment',
  alternativesTo: (p: { name: string }) => `Alternativen zu ${p.name}`,
  previousPage: 'Vorherige Seite',
  nextPage: 'Nächste Seite',
  pageNumber: (p: { page: number }) => `Seite ${p.page}`,
};
