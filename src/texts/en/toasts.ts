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
  toBasket: 'Go to basket',
  noAnswer: 'The shop does not answer. Please try again.',
  down: 'The shop is under maintenance. Please try again later.',
  failed: 'That did not work. Please try again.',
};
