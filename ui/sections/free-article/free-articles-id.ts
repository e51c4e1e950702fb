/** The heading of the free articles of an order, to which the coupon that gives one leads. */
export const freeArticlesId = 'gratisartikel';
