interface Named {
  readonly number: string;
  readonly name: string;
}

/** The cost centers of a firm, for its admins. */
export const adminCostCenters = {
  title: 'Kostenstellen',
  intro:
    'Auf Kostenstellen wird bestellt, und für sie gelten Budgets. Wo niemand genannt ist, dürfen alle Ihrer Firma bestellen.',
  isNeeded: 'In Ihrer Firma braucht jede Position einer Bestellung eine Kostenstelle.',
  need: 'Kostenstelle ist Pflicht',
  needHint: 'Jede Position einer Bestellung muss dann eine Kostenstelle haben.',
  saveNeed: 'Einstellung speichern',
  add: 'Kostenstelle anlegen',
  search: 'Kostenstelle suchen',
  searchHint: 'Nummer oder Name',
  submitSearch: 'Suchen',
  endSearch: 'Suche beenden',
  notFoundTitle: 'Keine Kostenstelle gefunden',
  notFoundText: (p: { term: string }) => `Zu „${p.term}“ gibt es in Ihrer Firma keine Kostenstelle.`,
  emptyTitle: 'Noch keine Kostenstelle',
  emptyText:
    'Legen Sie die erste an: Danach können Sie ihr ein Budget geben und festlegen, wer darauf bestellt.',
  columns: {
    name: 'Kostenstelle',
    owner: 'Verantwortlich',
    people: 'Wer darf bestellen',
    budgets: 'Budgets',
  },
  nameOf: (p: Named) => `${p.number} ${p.name}`,
  inactive: 'Stillgelegt',
  nobody: 'niemand',
  everybody: 'Alle',
  peopleCount: (p: { count: number }) => `${p.count} Personen`,
  noBudget: 'keines',
  budget: (p: { period: string; used: string; amount: string }) => `${p.period}: ${p.used} von ${p.amount}`,
  budgetOf: (p: { person: string }) => `für ${p.person}`,
  periods: { month: 'Monat', quarter: 'Quartal', year: 'Jahr' },
  previousPage: 'Vorherige Seite',
  nextPage: 'Nächste Seite',
  pageNumber: (p: { page: number }) => `Seite ${p.page}`,
  newTitle: 'Neue Kostenstelle',
  changeTitle: (p: Named) => `Kostenstelle ${p.number} ${p.name}`,
  facts: 'Angaben',
  number: 'Nummer',
  numberHint: 'Sie steht bei den Positionen der Bestellungen.',
  name: 'Bezeichnung',
  owner: 'Verantwortlich',
  noOwner: 'Niemand',
  state: 'Zustand',
  states: { active: 'In Gebrauch', inactive: 'Stillgelegt: niemand kann darauf bestellen' },
  save: 'Kostenstelle speichern',
  saving: 'Wird gespeichert …',
  peopleTitle: 'Wer darf darauf bestellen',
  peopleHint: 'Ist niemand angekreuzt, dürfen alle Ihrer Firma auf diese Kostenstelle bestellen.',
  savePeople: 'Auswahl speichern',
  remove: 'Kostenstelle löschen',
  removeHint:
    'Wurde schon auf sie bestellt, wird sie stillgelegt: Die Bestellungen behalten ihre Nummer. Sonst verschwindet sie mit ihren Budgets.',
  confirmRemove: 'Ja, löschen',
  removing: 'Wird gelöscht …',
  back: 'Alle Kostenstellen',
};
