/** The coupon of an order, in basket and review. */
export const coupon = {
  title: 'Gutscheincode einlösen',
  code: 'Gutscheincode',
  use: 'Einlösen',
  using: 'Wird eingelöst …',
  missing: 'Bitte geben Sie einen Gutscheincode ein.',
  remove: 'Entfernen',
  removeNamed: (p: { code: string }) => `Gutschein ${p.code} entfernen`,
  removing: 'Wird entfernt …',
  named: (p: { code: string }) => `Gutschein ${p.code}`,
  failed: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
  toGift: 'Gratisartikel wählen',
  counts: (p: { code: string }) => `Der Gutschein ${p.code} zählt.`,
};
