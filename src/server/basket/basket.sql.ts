import { shownName, tiersArray } from '#server/article/article.sql.ts';
import { couponObject } from '#server/coupon/coupon.sql.ts';
import { pairsOf } from '#server/database/columns.ts';
import { articleFits } from '#server/own-device/own-device.sql.ts';
import { savedBaskets } from '#server/stored-basket/stored-basket.sql.ts';
import { freeArticleColumns, freeArticleCoupon } from '#server/free-article/stored-free-article.ts';
import { articleColumns } from './stored-article.ts';
import { basketColumns, positionColumns } from './stored-basket.ts';
import type { BasketOwner } from './stored-basket.ts';

/** The column that names whose a basket, or an order, is. */
export const ownerColumn = { session: 'session_id', user: 'person_id' } as const satisfies Record<
  BasketOwner['kind'],
  string
>;

/** A statement for each kind of owner, whose column it names. */
export const forOwners = <Statement>(
  declare: (kind: BasketOwner['kind'], column: string) => Statement,
): Readonly<Record<BasketOwner['kind'], Statement>> => ({
  session: declare('session', ownerColumn.session),
  user: declare('user', ownerColumn.user),
});

/** JSON of the article `a` as a basket needs it; joins: `articleJoins`. */
export const articleObject = `json_build_object(${pairsOf(articleColumns, 'a')}, 'name', ${shownName('a')}, 'brandName', br.name,
  'tiers', ${tiersArray},
  'pictureVersion', left(md5(concat_ws('|', a.kind, a.basisfarbe, a.colour, br.name, a.manufacturer_number,
    a.is_high_yield)), 8),
  'stock', coalesce(s.stock, 0), 'isUnbounded', coalesce(s.is_unbounded, false))`;

export const articleJoins = `join brand br on br.id = a.brand_id left join article_stock s on s.article_id = a.id`;

/** JSON of the free articles the shop gives, in its order. @param whose SQL of which of them `f` */
export const freeArticleObjects = (whose = 'true'): string => `coalesce((
  select json_agg(json_build_object(${pairsOf({ ...freeArticleColumns, ...freeArticleCoupon }, 'f')},
      'article', (select ${articleObject} from article a ${articleJoins}
        where a.article_number = f.article_number and a.shop_depot_id = f.shop_depot_id))
    order by f.position, f.id)
  from free_article f where f.is_active and ${whose}), '[]'::json)`;

/** Articles in the basket `b`. */
const articleIds = `select a.id from basket_position p
  join article a on a.article_number = p.article_number and a.shop_depot_id = p.shop_depot_id where p.basket_id = b.id`;

/** Who has kept baskets, used coupons before and has devices; undefined where there is nobody to ask that about. */
const personOf = { session: undefined, user: 'b.person_id' } as const;

/** JSON of the basket `b` with its positions and their articles; a guest's asks for nothing that only a person has. */
export function basketObject(kind: BasketOwner['kind']): string {
  const person = personOf[kind];
  return `json_build_object(${pairsOf(basketColumns, 'b')},
  'savedBaskets', ${person === undefined ? `'[]'::json` : savedBaskets(person)},
  'fits', ${person === undefined ? 'null' : articleFits(person, articleIds)},
  'coupon', (select ${couponObject(person)} from coupon c where c.code = b.coupon_code),
  'positions', coalesce((
    select json_agg(json_build_object(${pairsOf(positionColumns, 'p')}, 'id', p.id,
      'timestamp', (extract(epoch from p.added_at) * 1000)::bigint,
      'article', (select ${articleObject} from article a ${articleJoins}
        where a.article_number = p.article_number and a.shop_depot_id = p.shop_depot_id))
      order by p.added_at, p.article_number, p.id)
    from basket_position p where p.basket_id = b.id), '[]'::json))`;
}
