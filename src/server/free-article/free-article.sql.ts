/**
 * SQL of the value of goods from which the gift that is position `p` of the order `o` is given, in cents of the prices the buyer
 * reckons with; null where the shop says nothing about it any more.
 */
export const giftFrom = `(select min(f.value_of_goods_from) from free_article f
  where f.article_number = p.article_number and (f.coupon_id is null or f.coupon_id = o.coupon_id))::float8`;

/** SQL of whether that gift goes with the order's coupon alone. */
export const isCouponGift = `(exists (select from free_article f
    where f.article_number = p.article_number and f.coupon_id = o.coupon_id)
  and not exists (select from free_article f
    where f.article_number = p.article_number and f.coupon_id is null))`;
