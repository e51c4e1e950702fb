import { pictureVersion } from '#server/article/article.sql.ts';

/** JSON of the article `a` as a tile shows it; joins: `tileJoins`. */
export const tileObject = `json_build_object(
  'id', a.id, 'articleNumber', a.article_number, 'shopDepotId', a.shop_depot_id, 'fromShopDepot', a.from_shop_depot,
  'slug', a.slug, 'name', a.name, 'partnerName', a.partner_name, 'brandName', b.name,
  'manufacturerNumber', a.manufacturer_number, 'weeeNumber', a.weee_number, 'netPriceCents', a.net_price_cents,
  'taxRate', a.tax_rate, 'unit', a.unit,
  'tiers', coalesce((select json_agg(json_build_array(rung.quantity_lower_bound, rung.net_price_cents)
    order by rung.quantity_lower_bound) from article_price rung where rung.article_id = a.id), '[]'::json),
  'isBestPrice', a.is_best_price, 'content', a.content, 'contentUnit', a.content_unit, 'contentNet', a.content_net,
  'comparativePriceUnit', a.comparative_price_unit, 'orderMinimum', a.order_minimum, 'orderMaximum', a.order_maximum,
  'orderStep', a.order_step, 'stock', coalesce(s.stock, 0), 'deliveryState', a.delivery_state, 'isOnline', a.is_online,
  'isCollectable', a.is_collectable, 'videoCount', a.video_count, 'flags', a.flags, 'begreenLabel', a.begreen_label,
  'colour', a.colour, 'basisfarbe', a.basisfarbe, 'yieldPages', a.yield_pages, 'make', a.make,
  'popularity', a.popularity, 'boost', a.boost,
  'pictureVersion', ${pictureVersion})`;

export const tileJoins = 'join brand b on b.id = a.brand_id left join article_stock s on s.article_id = a.id';
