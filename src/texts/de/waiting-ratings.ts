/** Ratings that wait, for the shop's own staff. */
export const waitingRatings = {
  title: 'Bewertungen',
  intro:
    'Was Kundinnen und Kunden über Artikel geschrieben haben und noch niemand gelesen hat; die älteste steht oben.',
  search: 'Bewertung suchen',
  searchHint: 'Artikel, Nummer oder Wort der Bewertung',
  submitSearch: 'Suchen',
  endSearch: 'Suche beenden',
  emptyTitle: 'Keine Bewertung wartet',
  emptyText: 'Alle Bewertungen sind entschieden.',
  notFoundTitle: 'Keine Bewertung gefunden',
  notFoundText: (p: { term: string }) => `Zu „${p.term}“ wartet keine Bewertung.`,
  previousPage: 'Vorherige Seite',
  nextPage: 'Nächste Seite',
  pageNumber: (p: { page: number }) => `Seite ${p.page}`,
  ratingOf: (p: { name: string }) => `Bewertung zu ${p.name}`,
  columns: {
    article: 'Artikel',
    articleNumber: 'Artikelnummer',
    order: 'Bestellung',
    stars: 'Sterne',
    title: 'Überschrift',
    createdAt: 'Geschrieben',
  },
  approve: 'Zeigen',
  approving: 'Wird gezeigt …',
  approved: 'Die Bewertung steht auf der Seite des Artikels.',
  approveHint:
    'Die Zahl der Sterne ist kein Grund: Gute wie schlechte Bewertungen werden gezeigt (§ 5b Abs. 3 UWG).',
  refuse: 'Ablehnen',
  refuseHint:
    'Die Bewertung wird nicht gezeigt. Der Grund steht in der E-Mail an die Person, die sie geschrieben hat; sie kann ihre Bewertung ändern.',
  reason: 'Grund',
  confirmRefuse: 'Bewertung ablehnen',
  refusing: 'Wird abgelehnt …',
  refused: 'Die Bewertung ist abgelehnt.',
  back: 'Alle Bewertungen',
};
