const hours = (count: number): string =>
  count < 48
    ? `${count} Stunden`
    : count % 168 === 0 && count > 168
      ? `${count / 168} Wochen`
      : `${count / 24} Tagen`;

/** Which orders of a firm need a release, and who gives it. */
export const adminReleaseRules = {
  title: 'Freigaberegeln',
  intro:
    'Was hier steht, gilt für Bestellungen, die von jetzt an aufgegeben werden. Was schon wartet, behält seine Fristen.',
  whichTitle: 'Diese Bestellungen brauchen eine Freigabe',
  releaseAbove: 'Über diesem Betrag (netto, mit Versand)',
  releaseAboveHint: 'Leer lassen, wenn der Betrag keine Rolle spielt. 0 heißt: jede Bestellung.',
  budgets: 'Was ein Budget überschreitet, braucht immer eine Freigabe.',
  categories: 'Mit Artikeln aus diesen Warengruppen',
  isOwnerlessReleased: 'Auf Kostenstellen, für die niemand verantwortlich ist',
  lockedOwners: (p: { count: number }) =>
    p.count === 1
      ? 'Bei einer Kostenstelle ist die verantwortliche Person gesperrt; sie gilt weiter als verantwortlich.'
      : `Bei ${p.count} Kostenstellen ist die verantwortliche Person gesperrt; sie gilt weiter als verantwortlich.`,
  toCostCenters: 'Zu den Kostenstellen',
  whoTitle: 'Wer freigibt',
  who: (p: { deputy: string }) =>
    `Wer die Rolle Verwaltung hat. Entscheidet dort niemand rechtzeitig, auch die Vertretung: ${p.deputy}.`,
  whoWithoutDeputy: 'Wer die Rolle Verwaltung hat; eine Vertretung gibt es nicht.',
  nameDeputy: 'Vertretung bei den Personen festlegen',
  mayReleaseOwn: 'Wer freigeben darf, darf auch eigene Bestellungen freigeben',
  reminder: 'Erinnerung an die Verwaltung nach',
  deputyTurn: 'Vertretung entscheidet mit nach',
  expiry: 'Ohne Entscheidung abgelehnt nach',
  hours: (p: { count: number }) => hours(p.count),
  save: 'Regeln speichern',
  saving: 'Wird gespeichert …',
  saved: 'Die Regeln sind gespeichert.',
  again: 'Regeln ändern',
};
