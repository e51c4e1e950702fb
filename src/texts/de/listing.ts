/** Sentences of article lists. */
export const listing = {
  metaTitle: (given: { title: string }) => given.title,
  resultCount: (given: { total: number }) =>
    given.total === 1 ? '1 Artikel' : `${given.total.toLocaleString('de-DE')} Artikel`,
  filters: 'Filter',
  showFilters: (given: { count: number }) => (given.count === 0 ? 'Filter' : `Filter (${given.count})`),
  activeFilters: 'Aktive Filter',
  removeFilter: (given: { label: string }) => `Filter ${given.label} entfernen`,
  removeAllFilters: 'Alle Filter entfernen',
  facetCount: (given: { count: number }) => `${given.count} Artikel`,
  showMoreValues: 'Mehr anzeigen',
  sortLabel: 'Sortieren nach',
  sortAscending: 'aufsteigend',
  sortDescending: 'absteigend',
  pageSizeLabel: 'Artikel pro Seite',
  apply: 'Anwenden',
  pagination: 'Seiten',
  previousPage: 'Vorherige Seite',
  nextPage: 'Nächste Seite',
  pageOf: (given: { page: number; pages: number }) => `Seite ${given.page} von ${given.pages}`,
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
  fitsDevice: (given: { device: string }) => `Verbrauchsmaterial für ${given.device}`,
};
