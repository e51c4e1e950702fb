export const toasts: typeof import('../de/toasts.ts').toasts = {
  region: 'Messages',
  close: 'Close message',
  kinds: {
    info: 'Note',
    danger: 'Error',
    warning: 'Warning',
    success: 'Done',
    basketAdd: 'Added to the basket',
  },
  added: (given) => `${given.quantity} × ${given.name}`,
  times: (p) => `(${p.count} times)`,
  toBasket: 'Go to basket',
  noAnswer: 'The shop does not answer. Please try again.',
  down: 'The shop is under maintenance. Please try again later.',
  sessionEnded: 'Your session has ended. Please sign in; your change of the basket is made afterwards.',
  failed: 'That did not work. Please try again.',
  addedToBasket: (p) => `${p.quantity.toLocaleString('en-GB')} × ${p.name} is in the basket.`,
  itemsAdded: (p) =>
    p.count === 1 ? '1 position is in the basket.' : `${p.count} positions are in the basket.`,
  basketMerged: 'What became of your basket as a guest is told in your basket.',
  logoutFailed: 'Signing out did not work. Please try again.',
};
