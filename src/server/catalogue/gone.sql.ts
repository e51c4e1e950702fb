/**
 * Whether an article cannot be had at the moment: sold out, discontinued, or of the warehouse with none there. Its stock is joined as
 * `s`, `left join`.
 */
export const isGone = `(a.delivery_state in (2, 5)
  or a.delivery_state = 1 and coalesce(s.stock, 0) <= 0 and not coalesce(s.is_unbounded, false))`;
