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
    nothingLoaded: 'Davon ließ sich nichts in den Warenkorb legen. Er bleibt, wie er ist.',
    removed: 'Der gespeicherte Warenkorb ist gelöscht.',
  },
  loadedInPart: 'Im Warenkorb liegt nur ein Teil davon. Was fehlt, steht gleich darunter.',
  merged: (p: { added: number; changed: number; refused: number }) =>
    p.added + p.changed === 0
      ? 'Aus Ihrem Gast-Warenkorb konnte nichts übernommen werden.'
      : `Aus Ihrem Gast-Warenkorb: ${[
          ...(p.added === 0 ? [] : [`${p.added} Artikel dazu`]),
          ...(p.changed === 0 ? [] : [p.changed === 1 ? '1 Menge geändert' : `${p.changed} Mengen geändert`]),
          ...(p.refused === 0 ? [] : [`${p.refused} nicht übernommen`]),
        ].join(', ')}.`,
  formerTitle: 'Das lag schon in Ihrem Konto',
  together: (p: { total: string }) => `Alles zusammen: ${p.total}`,
  changedTitle: 'Menge geändert',
  notTakenTitle: 'Nicht übernommen',
  undo: 'Rückgängig',
  undoing: 'Wird rückgängig gemacht …',
  undoHint:
    '„Rückgängig“ stellt Ihren Warenkorb von vor der Anmeldung wieder her. Der jetzige liegt dann unter „Gespeicherte Warenkörbe“.',
  undone:
    'Rückgängig gemacht: Ihr Warenkorb ist wieder wie vor der Anmeldung. Der andere liegt unter „Gespeicherte Warenkörbe“.',
  undoneInPart:
    'Rückgängig gemacht, aber nicht ganz. Der andere Warenkorb liegt unter „Gespeicherte Warenkörbe“.',
  notUndone: 'Das ließ sich nicht rückgängig machen. Ihr Warenkorb bleibt, wie er ist.',
  refusedTitle: 'Das ging nicht (ganz) hinein',
  notOrderable: 'Zurzeit nicht bestellbar',
  gone: 'Nicht mehr im Sortiment',
  none: 'Noch ist kein Warenkorb gespeichert.',
  failed: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
  busy: 'Einen Moment …',
};
