import { pictureVersion, tiersArray } from '#server/article/article.sql.ts';
import { pairsOf } from '#server/database/columns.ts';
import { tileColumns } from './tile-row.ts';

/** JSON of the article `a` as a tile shows it; joins: `tileJoins`. */
export const tileObject = `json_build_object(${pairsOf(tileColumns, 'a')}, 'brandName', b.name, 'fromShopDepot', depot.name,
  'tiers', ${tiersArray},
  'stock', coalesce(s.stock, 0), 'isUnbounded', coalesce(s.is_unbounded, false), 'pictureVersion', ${pictureVersion})`;

export const tileJoins = `join brand b on b.id = a.brand_id join depot on depot.id = a.shop_depot_id
  left join article_stock s on s.article_id = a.id`;
