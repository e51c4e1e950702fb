/** The way from an article to a shopping list. */
export const listAdding = {
  add: 'Auf die Liste',
  addNamed: (given: { name: string }) => `${given.name} auf die Einkaufsliste`,
  adding: 'Wird auf die Liste gesetzt …',
  which: 'Auf welche Liste?',
  confirm: 'Hinzufügen',
  failed: 'Ihre Listen konnten nicht geladen werden. Bitte versuchen Sie es noch einmal.',
};
