/** Heads of the tables that admins save and read in again: the same words both ways. */
export const firmTables = {
  people: {
    name: 'Name',
    email: 'E-Mail',
    isAdmin: 'Verwaltung',
    isDeputy: 'Vertretung',
    mayOrder: 'Darf bestellen',
    state: 'Zustand',
    signedInAt: 'Zuletzt angemeldet',
    invitedUntil: 'Eingeladen bis',
  },
  costCenters: {
    number: 'Nummer',
    name: 'Bezeichnung',
    owner: 'Verantwortlich (E-Mail)',
    state: 'Zustand',
    people: 'Darf buchen (E-Mails)',
  },
  budgets: {
    person: 'Person (E-Mail)',
    costCenter: 'Kostenstelle (Nummer)',
    period: 'Zeitraum',
    amount: 'Betrag netto',
    used: 'Verbraucht netto',
  },
  yes: 'ja',
  no: 'nein',
  active: 'aktiv',
  inactive: 'inaktiv',
  periods: { month: 'Monat', quarter: 'Quartal', year: 'Jahr' },
};
