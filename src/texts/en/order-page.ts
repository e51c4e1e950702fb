/** English sentences around orders that were placed. */
export const orderPage: typeof import('../de/order-page.ts').orderPage = {
  again: 'Order again',
  againNamed: (given) => `Order again: order ${given.number}`,
  adding: 'Putting it into the basket …',
  added: (given) =>
    given.count === 0
      ? 'None of it can be had at the moment.'
      : given.count === 1
        ? '1 position is in the basket.'
        : `${given.count} positions are in the basket.`,
  left: 'This is missing:',
  gone: (given) => `${given.name} has left the catalogue.`,
  soldNoMore: 'No longer available for a new order.',
  dearerTitle: 'The price has risen:',
  cheaperTitle: 'The price has fallen:',
  otherPrice: (given) => `${given.name} costs ${given.now} now instead of ${given.before}.`,
  instead: {
    title: 'Successor:',
    price: (given) => `for ${given.price}`,
    take: 'Into the basket instead',
    takeNamed: (given) => `${given.name} into the basket instead`,
    taken: 'It is in the basket.',
  },
  toBasket: 'Go to basket',
  steps: {
    title: 'Where the order stands',
    open: 'still to come',
    by: (given) => `by ${given.name}`,
    names: {
      ordered: 'Ordered',
      requested: 'Release requested',
      released: 'Released',
      paid: 'Paid',
      processing: 'In progress',
      shipped: 'Shipped',
      delivered: 'Completed',
      denied: 'Release denied',
      expired: 'Not released in time',
      withdrawn: 'Withdrawn',
      cancelled: 'Cancelled',
      notPaid: 'Cancelled, not paid',
    },
  },
  withdrawn: {
    received: (given) => `Withdrawal received on ${given.date}, reference ${given.reference}`,
    whole: 'For the whole order.',
    part: 'For these articles:',
    next: 'We look at your withdrawal and tell you what comes next.',
    nothingToPay: 'Until then you need not transfer anything.',
    lessToPay:
      'Until then you need not transfer anything for these articles; the amount below is that of the whole order.',
  },
  failed: 'That could not be put into the basket. Please try again.',
  unanswered: 'The shop has not answered. Please look into the basket first: all of it may be there already.',
  last: {
    title: 'Your last orders',
    all: 'All orders',
    number: (given) => `Order ${given.number}`,
    more: (given) => (given.count === 1 ? 'and 1 more position' : `and ${given.count} more positions`),
  },
  join: {
    title: 'Ordered as a guest?',
    hint: 'Here you take orders into your account that you have placed with your mail address without one.',
    submit: 'Take into my account',
    sending: 'Searching …',
    toConfirmation: 'Request a link',
  },
  lookup: {
    title: 'See an order',
    intro:
      'You ordered without an account? Enter the order number and the e-mail address of your order. Both stand in the confirmation, which also has a link to this page.',
    number: 'Order number',
    numberHint: 'e.g. 2026-100042',
    email: 'E-mail address',
    submit: 'Show the order',
    sending: 'Looking for it …',
    errorTitle: 'Please check your details',
    needsScript: 'Seeing your order needs JavaScript.',
    withAccount: 'With an account:',
    signIn: 'See all orders',
  },
};
