import type { coupon as german } from '../de/coupon.ts';

export const coupon: typeof german = {
  title: 'Use a coupon code',
  code: 'Coupon code',
  use: 'Use',
  using: 'Being used …',
  missing: 'Please enter a coupon code.',
  remove: 'Remove',
  removeNamed: (p) => `Remove coupon ${p.code}`,
  removing: 'Being removed …',
  named: (p) => `Coupon ${p.code}`,
  failed: 'That did not work. Please try again.',
  toGift: 'Choose the free article',
  counts: (p) => `The coupon ${p.code} counts.`,
};
