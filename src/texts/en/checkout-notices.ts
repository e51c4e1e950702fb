import type { checkoutNotices as german } from '../de/checkout-notices.ts';

/** What has to be known of the basket at each step of the checkout. */
export const checkoutNotices: typeof german = {
  blocked: 'It cannot be ordered like this yet. Please change or remove these articles in the basket',
  costCenter: 'Please choose a cost center for these articles in the basket',
  costCenterUnknown:
    'You can not order (any more) on the cost center of these articles. Please change it in the basket',
  /** Why there may be nothing to order. */
  empty: {
    text: 'Without articles there is nothing to order.',
    signedOut:
      'You are not signed in. What you have put into the basket as a customer is there again once you sign in.',
    latestOrder: (p) => `Your latest order: ${p.number} of ${p.date}`,
  },
};
