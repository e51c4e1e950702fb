interface OfPerson {
  readonly person: string;
}

const costCentersOf = (p: { readonly costCenters: string; readonly count: number }): string =>
  p.costCenters === ''
    ? `${p.count} Kostenstellen`
    : `${p.count === 1 ? 'die Kostenstelle' : 'die Kostenstellen'} ${p.costCenters}`;

/** The people of a firm, for its admins. */
export const adminUsers = {
  title: 'Personen',
  intro: 'Wer für Ihre Firma einkauft, freigibt und verwaltet.',
  add: 'Person einladen',
  search: 'Person suchen',
  searchHint: 'Name oder E-Mail-Adresse',
  submitSearch: 'Suchen',
  endSearch: 'Alle zeigen',
  byState: 'Nach Zustand',
  byRole: 'Nach Rolle',
  anyState: 'Jeder Zustand',
  anyRole: 'Jede Rolle',
  notFoundTitle: 'Niemand gefunden',
  notFoundText: (p: { term: string }) =>
    p.term === ''
      ? 'So jemanden gibt es in Ihrer Firma nicht.'
      : `Zu „${p.term}“ gibt es hier in Ihrer Firma niemanden.`,
  emptyTitle: 'Noch niemand',
  emptyText: 'Laden Sie die erste Person ein.',
  columns: { name: 'Person', roles: 'Rolle', state: 'Zustand', signedInAt: 'Letzte Anmeldung' },
  roles: { member: 'Einkauf', deputy: 'Vertretung', admin: 'Verwaltung' },
  mayNotOrder: 'darf nicht bestellen',
  states: { active: 'Aktiv', inactive: 'Gesperrt', invited: 'Eingeladen', expired: 'Einladung abgelaufen' },
  invitedUntil: (p: { at: string }) => `Einladung gilt bis ${p.at}`,
  never: 'noch nie',
  neverSignedIn: 'noch nie angemeldet',
  signedInAt: (p: { at: string }) => `zuletzt angemeldet ${p.at}`,
  previousPage: 'Vorherige Seite',
  nextPage: 'Nächste Seite',
  pageNumber: (p: { page: number }) => `Seite ${p.page}`,
  newTitle: 'Person einladen',
  inviteHint:
    'Wir schicken einen Link an die E-Mail-Adresse. Er gilt sieben Tage und nur einmal; damit legt die Person ihr Passwort fest.',
  firstname: 'Vorname',
  lastname: 'Nachname',
  email: 'E-Mail-Adresse',
  role: 'Rolle',
  roleWords: {
    member: 'Einkauf: bestellt, was die Firma erlaubt',
    deputy: 'Vertretung: gibt Bestellungen frei, wenn es die Verwaltung nicht tut; davon gibt es eine',
    admin: 'Verwaltung: gibt Bestellungen frei und richtet die Firma ein',
  },
  ordering: 'Bestellen',
  orderingWords: { allowed: 'Darf bestellen', forbidden: 'Darf nichts bestellen, nur Listen führen' },
  invite: 'Einladung senden',
  inviting: 'Wird gesendet …',
  invited: 'Die Einladung ist per E-Mail unterwegs.',
  inviteAgain: 'Einladung noch einmal senden',
  inviteAgainHint: 'Wir senden einen neuen Link. Er gilt dann sieben Tage, der alte nicht mehr.',
  withdraw: 'Einladung zurückziehen',
  withdrawHint: 'Der Link, den wir geschickt haben, gilt dann nicht mehr.',
  confirmWithdraw: 'Ja, zurückziehen',
  withdrawing: 'Wird zurückgezogen …',
  rights: 'Rolle und Rechte',
  ownRole: 'Ihre eigene Verwaltung kann Ihnen nur eine andere Person mit dieser Rolle nehmen.',
  save: 'Rechte speichern',
  saving: 'Wird gespeichert …',
  saved: 'Die Rechte sind gespeichert.',
  deactivate: 'Person sperren',
  deactivateHint:
    'Sie wird sofort überall abgemeldet und kann sich nicht mehr anmelden. Bestellungen, Listen und Budgets bleiben.',
  /** What the firm loses with whoever is locked out: said before, and when it has happened. */
  lost: {
    admin: 'Bestellungen gibt die Person dann nicht mehr frei.',
    deputy: 'Die Person ist die Vertretung: Danach gibt es keine, bis Sie jemand anderem diese Rolle geben.',
    owner: (p: { costCenters: string; count: number }) =>
      `Verantwortlich bleibt die Person für ${costCentersOf(p)}, bis Sie dort jemand anderen wählen.`,
  },
  wasLost: {
    admin: 'Bestellungen gibt die Person nicht mehr frei.',
    deputy: 'Eine Vertretung gibt es jetzt nicht mehr.',
    owner: (p: { costCenters: string; count: number }) =>
      `Bitte wählen Sie für ${costCentersOf(p)} jemand anderen als Verantwortlichen.`,
  },
  responsible: (p: { costCenters: string; count: number }) => `Verantwortlich für ${costCentersOf(p)}`,
  responsibleFor: 'Verantwortlich für:',
  confirmDeactivate: 'Ja, sperren',
  deactivating: 'Wird gesperrt …',
  reactivate: 'Sperre aufheben',
  reactivateHint: 'Die Person kann sich danach mit ihrem Passwort wieder anmelden.',
  changes: 'Letzte Änderungen',
  changedBy: (p: { at: string; by: string }) => `${p.at}, ${p.by}`,
  change: {
    invited: (p: OfPerson) => `${p.person} wurde eingeladen.`,
    invitedAgain: (p: OfPerson) => `${p.person} wurde noch einmal eingeladen.`,
    withdrawn: (p: OfPerson) => `Die Einladung an ${p.person} wurde zurückgezogen.`,
    joined: (p: OfPerson) => `${p.person} hat die Einladung angenommen.`,
    adminGiven: (p: OfPerson) => `${p.person} verwaltet jetzt die Firma.`,
    adminTaken: (p: OfPerson) => `${p.person} verwaltet die Firma nicht mehr.`,
    deputyNamed: (p: OfPerson) => `${p.person} ist jetzt die Vertretung.`,
    deputyEnded: (p: OfPerson) => `${p.person} ist nicht mehr die Vertretung.`,
    orderingAllowed: (p: OfPerson) => `${p.person} darf bestellen.`,
    orderingForbidden: (p: OfPerson) => `${p.person} darf nicht mehr bestellen.`,
    deactivated: (p: OfPerson) => `${p.person} wurde gesperrt.`,
    reactivated: (p: OfPerson) => `Die Sperre von ${p.person} wurde aufgehoben.`,
  },
  back: 'Alle Personen',
};
