/** Sentences of article lists. */
export const listing = {
  metaTitle: (given: { title: string }) => given.title,
  resultCount: (given: { total: number }) =>
    given.total === 1 ? '1 Artikel' : `${given.total.toLocaleString('de-DE')} Artikel`,
  resultTotal: (given: { total: number; formatted: string }) =>
    given.total === 1 ? '1 Artikel' : `${given.formatted} Artikel`,
  showResults: (given: { total: number; formatted: string }) =>
    given.total === 1 ? '1 Artikel zeigen' : `${given.formatted} Artikel zeigen`,
  results: 'Artikel',
  start: 'Start',
  trail: 'Sie sind hier',
  viewLabel: 'Ansicht',
  viewTiles: 'Als Kacheln',
  viewRows: 'Als Zeilen',
  nowAscending: 'Aufsteigend sortiert, umkehren',
  nowDescending: 'Absteigend sortiert, umkehren',
  chosenCount: (given: { count: number }) => `${given.count} gewählt`,
  removeFilterLead: 'Filter entfernen:',
  showMoreValuesOf: (given: { count: number; facet: string }) => `${given.count} weitere (${given.facet})`,
  emptyPlain: 'In dieser Liste steht zurzeit kein Artikel.',
  toWholeShop: 'Alle Artikel',
  filters: 'Filter',
  showFilters: (given: { count: number }) => (given.count === 0 ? 'Filter' : `Filter (${given.count})`),
  activeFilters: 'Aktive Filter',
  removeFilter: (given: { label: string }) => `Filter ${given.label} entfernen`,
  removeAllFilters: 'Alle Filter entfernen',
  sortLabel: 'Sortieren nach',
  pageSizeLabel: 'Artikel pro Seite',
  apply: 'Anwenden',
  pagination: 'Seiten',
  previousPage: 'Vorherige Seite',
  nextPage: 'Nächste Seite',
  goToPage: (given: { page: number }) => `Seite ${given.page}`,
  subcategories: 'Kategorien',
  corrected: (given: { asked: string; shown: string }) =>
    `Für „${given.asked}“ gibt es keine Treffer. Gezeigt wird das Ergebnis für „${given.shown}“.`,
  emptyTitle: 'Keine Artikel gefunden',
  emptySearch: (given: { term: string }) =>
    `Zu „${given.term}“ haben wir nichts gefunden. Versuchen Sie die OEM-Nummer auf der alten Patrone oder das Druckermodell.`,
  emptyFilters: 'Mit diesen Filtern bleibt kein Artikel übrig.',
  emptyAction: 'Alle Filter entfernen',
  toFinder: 'Zum Druckerfinder',
};
