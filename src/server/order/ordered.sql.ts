import { successorObject } from '#server/article/article.sql.ts';

/** SQL of whether a position of an alias was given with the order, as `isGiftLine` says of a line (docs/decisions/0106). */
export const isGift = (alias: string): string =>
  `(${alias}.unit_net_cents = 0 and ${alias}.unit_gross_cents = 0)`;

/**
 * SQL of whether the order of an alias counts as ordered: it neither waits for a release, nor was denied or cancelled. Statistics sum
 * these up, and the list of releases shows them where a statistic leads there (docs/decisions/0108).
 */
export const isOrdered = (alias: string): string =>
  `${alias}.state not in ('awaitingRelease', 'denied', 'cancelled')`;

/** SQL that joins the article group, as `g`, a category of an alias lies in: the one of the first level above it, or itself. */
export const groupJoin = (own: string): string =>
  `join category g on g.parent_id is null and ${own}.position between g.position and g.last_position`;

/**
 * SQL of whether the article of an alias is the one a position of an alias was ordered as: a catalogue that is loaded anew gives ids
 * anew, and what was the id of one article may be that of another.
 */
export const isArticleOf = (position: string, article = 'a'): string =>
  `${article}.id = ${position}.article_id and ${article}.article_number = ${position}.article_number`;

/** SQL of where the article `a`, with its stock `s`, stands today; both are joined from the left, and may be no more. */
export const articleToday = `case when a.is_visible then a.slug end as slug, a.shop_depot_id as "shopDepotId",
      a.delivery_state as "deliveryState", coalesce(s.is_unbounded, false) as "isUnbounded",
      ${successorObject('a')} as successor`;
