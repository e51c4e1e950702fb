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
  times: (p: { count: number }) => `(${p.count}-mal)`,
  toBasket: 'Zum Warenkorb',
  noAnswer: 'Der Shop antwortet nicht. Bitte versuchen Sie es noch einmal.',
  down: 'Der Shop wird gerade gewartet. Bitte versuchen Sie es später noch einmal.',
  sessionEnded:
    'Ihre Sitzung ist abgelaufen. Bitte melden Sie sich an; Ihre Änderung am Warenkorb wird danach nachgeholt.',
  failed: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
  addedToBasket: (p: { quantity: number; name: string }) =>
    `${p.quantity.toLocaleString('de-DE')} × ${p.name} liegt im Warenkorb.`,
  itemsAdded: (p: { count: number }) =>
    p.count === 1 ? '1 Position liegt im Warenkorb.' : `${p.count} Positionen liegen im Warenkorb.`,
  basketMerged: 'Was mit Ihrem Gast-Warenkorb geschehen ist, steht in Ihrem Warenkorb.',
  logoutFailed: 'Die Abmeldung hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
};
