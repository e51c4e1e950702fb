import type { remarks as german } from '../de/remarks.ts';

export const remarks: typeof german = {
  reference: 'Your order or reference number',
  referenceHint: 'Optional; printed on all papers of this order.',
  deliveryDay: 'Requested day of delivery',
  deliveryDayHint: (p) =>
    `Optional; a working day from ${p.first} to ${p.last}. We deliver then if all articles are there by that time.`,
  comment: 'Comment on the order',
  commentHint: 'For example where the parcel may be left.',
};
