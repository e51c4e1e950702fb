/** English beside ../de/basket-page.ts. */
export const basketPage: typeof import('../de/basket-page.ts').basketPage = {
  noticeHint: 'Saved by Enter, or when you leave the field.',
  removeAllQuestion: 'Really remove all positions?',
  removeAllCount: (p) => (p.count === 1 ? 'One position is removed.' : `${p.count} positions are removed.`),
  tooFew: 'No longer available in this quantity.',
  priceFallen: (p) => `The price has fallen: now ${p.newPrice} instead of ${p.oldPrice}.`,
  missingToFreeShipping: (p) => `${p.amount} more, then shipping is free of charge.`,
  frozen: 'Your order is being sent. The basket cannot be changed until then.',
  stale: 'The basket could not be refreshed. You see the last known state.',
  quickOrder: 'Quick order',
};
