import type { remarks as german } from '../de/remarks.ts';

export const remarks: typeof german = {
  reference: 'Your order or reference number',
  referenceHint: 'Optional; printed on all papers of this order.',
  deliveryDay: 'Requested day of delivery',
  deliveryDayHint: (p) =>
    `Optional; Monday to Friday, from ${p.first} to ${p.last}. We go by it where we can; what is promised is the delivery time.`,
  privatePrices: {
    text: 'You see net prices for businesses. Private customers order at prices incl. VAT.',
    change: 'Show prices for private customers',
    changing: 'Being changed …',
    changed: 'You now see prices incl. VAT.',
  },
  comment: 'Comment on the order',
  commentHint: 'For example where the parcel may be left.',
};
