/** Sentences around toasts; the messages themselves come from the areas that send them. */
export const toasts = {
  region: 'Meldungen',
  close: 'Meldung schließen',
  kinds: {
    info: 'Hinweis',
    danger: 'Fehler',
    warning: 'Warnung',
    success: 'Erledigt',
    basketAdd: 'In den Warenkorb gelegt',
  },
  added: (given: { quantity: number; name: string }) => `${given.quantity} × ${given.name}`,
  toBasket: 'Zum Warenkorb',
  noAnswer: 'Der Shop antwortet nicht. Bitte versuchen Sie es noch einmal.',
  down: 'Der Shop wird gerade gewartet. Bitte versuchen Sie es später noch einmal.',
  failed: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
};
