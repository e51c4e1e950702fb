/** What a firm orders, summed up for its admins. */
export const adminStatistics = {
  titles: {
    period: 'Statistik',
    person: 'Bestellungen nach Person',
    costCenter: 'Bestellungen nach Kostenstelle',
    articleGroup: 'Bestellungen nach Warengruppe',
  },
  groupBy: 'Zusammenfassen nach',
  groups: { period: 'Zeitraum', person: 'Person', costCenter: 'Kostenstelle', articleGroup: 'Warengruppe' },
  spanType: 'Länge des Zeitraums',
  types: { year: 'Jahr', quarter: 'Quartal', month: 'Monat', week: 'Woche', day: 'Tag' },
  span: 'Zeitraum',
  without: {
    person: 'Ohne Person',
    costCenter: 'Ohne Kostenstelle',
    articleGroup: 'Nicht mehr im Sortiment',
  },
  emptyTitle: 'Keine Bestellungen',
  emptyText: 'In diesem Zeitraum und im selben Zeitraum des Vorjahres hat Ihre Firma nichts bestellt.',
  plot: 'Warenwert netto, daneben der des Vorjahres; die Zahlen stehen in der Tabelle',
  euros: (p: { amount: string }) => `${p.amount}\u00a0€`,
  now: 'Dieser Zeitraum',
  before: 'Vorjahr',
  sum: (p: { net: string; count: number | null }) => {
    if (p.count === null) return `${p.net} Warenwert netto.`;
    return `${p.net} Warenwert netto in ${p.count === 1 ? 'einer Bestellung' : `${p.count} Bestellungen`}.`;
  },
  nothingBefore: 'Im Vorjahr keine Bestellung.',
  compared: (p: { net: string; change: string }) => `Im Vorjahr ${p.net} (${p.change}).`,
  wholeBefore: (p: { net: string }) => `Im ganzen Zeitraum des Vorjahres ${p.net}.`,
  leftOut: 'Wo weder dieses Mal noch im Vorjahr etwas bestellt wurde, ist hier ausgelassen.',
  columns: {
    orders: 'Bestellungen',
    net: 'Warenwert netto',
    ordersBefore: 'Bestellungen im Vorjahr',
    netBefore: 'Warenwert im Vorjahr',
  },
  search: 'In der Tabelle suchen',
  searchHint: 'Name oder Nummer',
  submitSearch: 'Suchen',
  endSearch: 'Suche beenden',
  notFoundTitle: 'Nichts gefunden',
  notFoundText: (p: { term: string }) => `Zu „${p.term}“ gibt es in dieser Tabelle nichts.`,
  previousPage: 'Vorherige Seite',
  nextPage: 'Nächste Seite',
  pageNumber: (p: { page: number }) => `Seite ${p.page}`,
  print: 'Drucken',
};
