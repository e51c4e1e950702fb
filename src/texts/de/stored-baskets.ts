/** Baskets that are kept for later, in basket and account. */
export const storedBaskets = {
  title: (p: { count: number }) => `Gespeicherte Warenkörbe (${p.count})`,
  name: 'Name des Warenkorbs',
  save: 'Warenkorb speichern',
  saving: 'Wird gespeichert …',
  replacedName: 'Ihr Warenkorb von davor',
  facts: (p: { count: number; date: string }) =>
    p.count === 1
      ? `1 Position, gespeichert am ${p.date}`
      : `${p.count} Positionen, gespeichert am ${p.date}`,
  view: 'Ansehen',
  viewNamed: (p: { name: string }) => `${p.name} ansehen`,
  load: 'Laden',
  loadNamed: (p: { name: string }) => `${p.name} laden`,
  remove: 'Löschen',
  removeNamed: (p: { name: string }) => `${p.name} löschen`,
  close: 'Schließen',
  question: (p: { name: string }) =>
    `In Ihrem Warenkorb liegt schon etwas. Was soll mit „${p.name}“ geschehen?`,
  questionHint: 'Ersetzen legt Ihren jetzigen Warenkorb zu den gespeicherten.',
  merge: 'Hinzufügen',
  replace: 'Ersetzen',
  cancel: 'Abbrechen',
  deeds: {
    saved: 'Der Warenkorb ist gespeichert.',
    loaded: 'Die Artikel liegen im Warenkorb.',
    removed: 'Der gespeicherte Warenkorb ist gelöscht.',
  },
  refusedTitle: 'Das ging nicht (ganz) hinein:',
  notOrderable: 'Zurzeit nicht bestellbar',
  none: 'Noch ist kein Warenkorb gespeichert.',
  failed: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
  busy: 'Einen Moment …',
};
