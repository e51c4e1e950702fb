import type { BasketOwner } from './stored-basket.ts';

/** The column that names whose a basket, or an order, is. */
export const ownerColumn = { session: 'session_id', user: 'person_id' } as const satisfies Record<
  BasketOwner['kind'],
  string
>;

/** JSON of the article `a` as a basket needs it; joins: `articleJoins`. */
export const articleObject = `json_build_object(
  'id', a.id, 'articleNumber', a.article_number, 'shopDepotId', a.shop_depot_id, 'slug', a.slug, 'name', a.name,
  'excerpt', a.excerpt, 'brandName', br.name, 'manufacturerNumber', a.manufacturer_number, 
  'unit', a.unit, 'netPrice', a.net_price_cents, 'taxRate', a.tax_rate,
  'tiers', coalesce((select json_agg(json_build_array(rung.quantity_lower_bound, rung.net_price_cents)
    order by rung.quantity_lower_bound) from article_price rung where rung.article_id = a.id), '[]'::json),
  'minimum', a.order_minimum, 'maximum', a.order_maximum, 'step', a.order_step, 'deliveryState', a.delivery_state,
  'isVisible', a.is_visible, 'isCollectable', a.is_collectable, 'weightGrams', a.weight_grams,
  'pictureVersion', left(md5(concat_ws('|', a.kind, a.basisfarbe, a.colour, br.name, a.manufacturer_number,
    a.is_high_yield)), 8),
  'stock', coalesce(s.stock, 0), 'isUnbounded', coalesce(s.is_unbounded, false))`;

export const articleJoins = `join brand br on br.id = a.brand_id left join article_stock s on s.article_id = a.id`;

/** JSON of the basket `b` with its positions and their articles. */
export const basketObject = `json_build_object(
  'id', b.id, 'version', b.version, 'guestEmail', b.guest_email, 'billing', b.billing_address,
  'shipping', b.shipping_address, 'isShippingSame', b.is_shipping_same, 'paymentSlug', b.payment_slug,
  'shippingSlug', b.shipping_slug, 'iban', b.iban, 'accountHolder', b.account_holder,
  'positions', coalesce((
    select json_agg(json_build_object(
      'id', p.id, 'timestamp', (extract(epoch from p.added_at) * 1000)::bigint, 'articleNumber', p.article_number,
      'shopDepotId', p.shop_depot_id, 'unit', p.unit, 'costCenter', p.cost_center, 'offerNumber', p.offer_number,
      'hint', p.hint, 'quantity', p.quantity, 'agreedNet', p.agreed_net_cents, 'agreedGross', p.agreed_gross_cents,
      'article', (select ${articleObject} from article a ${articleJoins}
        where a.article_number = p.article_number and a.shop_depot_id = p.shop_depot_id))
      order by p.added_at, p.article_number, p.id)
    from basket_position p where p.basket_id = b.id), '[]'::json))`;
