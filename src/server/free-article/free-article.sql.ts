/** SQL of the lowest value of goods from which the gift that is position `p` is given. @param whose SQL of which free articles `f` count */
const lowest = (whose: string): string => `(select min(f.value_of_goods_from) from free_article f
  where f.article_number = p.article_number and ${whose})::float8`;

/** With any order, in cents of the prices the buyer reckons with; null where the shop says nothing about that. */
export const giftFrom = lowest('f.coupon_id is null');

/** With the coupon of the order `o`. */
export const couponGiftFrom = lowest('f.coupon_id = o.coupon_id');
