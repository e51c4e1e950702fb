/** SQL of the mark that changes when the picture of article `a` of brand `b` would be drawn differently. */
export const pictureVersion = `left(md5(concat_ws('|', a.kind, a.basisfarbe, a.colour, b.name, a.manufacturer_number,
    a.is_high_yield)), 8)`;

/** SQL of what the shop calls the article of an alias: as its partner does, where there is one. */
export const shownName = (alias: string): string => `coalesce(${alias}.partner_name, ${alias}.name)`;

/** The price ladder of the article `a` as JSON: lower bounds and net cents above the first, ascending. */
export const tiersArray = `coalesce((select json_agg(json_build_array(rung.quantity_lower_bound, rung.net_price_cents)
    order by rung.quantity_lower_bound) from article_price rung where rung.article_id = a.id), '[]'::json)`;

/** SQL of the article that follows the one of an alias, where the shop shows it, in the shape of `SuccessorRow`; else null. */
export const successorObject = (alias: string): string =>
  `(select json_build_object('name', ${shownName('n')}, 'articleNumber', n.article_number, 'shopDepotId', n.shop_depot_id, 'slug', n.slug)
    from article n where n.id = ${alias}.successor_id and n.is_visible)`;

/** SQL of what has taken the place of the article of an alias, as above; null while the shop shows the article itself. */
export const successorOfGone = (alias: string): string =>
  `case when not ${alias}.is_visible then ${successorObject(alias)} end`;
