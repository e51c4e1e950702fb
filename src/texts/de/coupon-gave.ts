/** What a coupon gave that took nothing off an order. */
export const couponGave = { gift: 'Gratisartikel', shipping: 'kostenloser Versand', counted: 'eingelöst' };
