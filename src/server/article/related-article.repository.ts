import * as z from 'zod/mini';
import type { Database } from '#server/database/pool.ts';
import { isGone } from '#server/catalogue/gone.sql.ts';
import { question } from '#server/database/statement.ts';
import { relations } from './related-article.ts';
import type { RelatedArticle } from './related-article.ts';

/** What is made for a printer: beside it stands only what fits one of the same printers, or no printer's part at all. */
const printerKinds = [
  'ink',
  'bottle',
  'toner',
  'drum',
  'ribbon',
  'waste-toner',
  'maintenance',
  'label-tape',
  'label-roll',
];
/** Of these the printer holds its own paper, which fits it. */
const withoutSheets = ['label-tape', 'label-roll'];
/** What every printer needs, beside an article made for one. */
const sheetCategories = ['kopierpapier', 'recyclingpapier', 'farbpapier'];
/** What is printed on with ink alone: photo paper, and rolls for plotters. */
const specialCategory = 'spezialpapier';

const related = question({
  name: 'article_related',
  text: `with self as (select * from article where id = $1),
     unlabelled as (
       select * from self where begreen_label is null or not coalesce($5::date is null or begreen_valid_until >= $5, false)
     ),
     neighbour as (
       select f.article_id as id, count(*) as shared
       from (select device_id from article_device where article_id = $1 order by device_id limit 40) own
       join article_device f on f.device_id = own.device_id
       where f.article_id <> $1 group by f.article_id
     ),
     printed as (
       select coalesce(bool_and(d.kind = 'large-format'), false) as is_large,
         coalesce(bool_and(d.kind in ('inkjet', 'large-format')), false) as is_ink
       from article_device f join device d on d.id = f.device_id where f.article_id = $1
     ),
     candidate as (
       select 'variant' as relation, o.id, (case when o.basisfarbe is not distinct from s.basisfarbe then 1 else 2 end) as place, o.popularity
       from self s join article o on o.series_key = s.series_key and o.id <> s.id and o.is_visible
       union all
       select case when o.brand_id = s.brand_id and o.make = s.make then 'variant' else 'alternative' end, o.id, 1, o.popularity
       from self s cross join neighbour n join article o on o.id = n.id and o.is_visible
       where o.category_id = s.category_id and o.colour is not distinct from s.colour
         and o.series_key is distinct from s.series_key
       union all
       select 'begreen', o.id, 1, o.popularity
       from unlabelled s cross join neighbour n join article o on o.id = n.id and o.is_visible
         and o.category_id = s.category_id and o.begreen_label is not null and o.basisfarbe is not distinct from s.basisfarbe
         and ($5::date is null or o.begreen_valid_until >= $5)
       union all
       select 'begreen', o.id, (case when o.basisfarbe is not distinct from s.basisfarbe then 1 else 2 end), o.popularity
       from unlabelled s cross join lateral (
         select id, popularity, basisfarbe from article other
         where other.category_id = s.category_id and other.is_online and not other.is_hidden
           and other.begreen_label is not null and ($5::date is null or other.begreen_valid_until >= $5) and other.id <> s.id
         order by other.popularity desc, other.id limit 40) o
       where s.kind <> all($3::text[]) and not exists (select from article_device where article_id = s.id)
       union all
       select 'accessory', o.id, (case when o.brand_id = s.brand_id then 1 else 2 end), n.shared
       from self s cross join neighbour n join article o on o.id = n.id and o.is_visible and o.kind <> s.kind
       union all
       select 'crossSelling', o.id, 1, n.shared
       from self s cross join neighbour n join article o on o.id = n.id and o.is_visible and o.kind = s.kind
         and o.colour is distinct from s.colour and o.series_key is distinct from s.series_key
       union all
       select 'crossSelling', o.id, 2, o.popularity
       from self s cross join printed join category p
         on (p.slug = any($4::text[]) and not printed.is_large) or (p.slug = $6 and (printed.is_large or printed.is_ink))
       cross join lateral (
         select id, popularity from article other
         where other.category_id = p.id and other.is_online and not other.is_hidden and other.id <> s.id
           and other.unit <> 'Palette' and (other.unit = 'Rolle') = printed.is_large
           and (not printed.is_ink or other.name !~* 'laser')
         order by other.popularity desc, other.id limit $2) o
       where s.kind = any($3::text[]) and s.kind <> all($7::text[])
       union all
       select 'crossSelling', o.id, 1, o.popularity
       from self s cross join lateral (
         select id, popularity from article other
         where other.category_id = s.category_id and other.is_online and not other.is_hidden
           and other.id <> s.id and other.delivery_state = 1
         order by other.popularity desc, other.id limit $2) o
       where s.kind <> all($3::text[])
     ),
     ranked as (
       select relation, id, is_gone,
         row_number() over (partition by relation order by is_gone, place, once.popularity desc, id) as number
       from (select relation, id, min(place) as place, max(popularity) as popularity from candidate group by relation, id) as once
       join article a using (id) left join article_stock s on s.article_id = a.id
       cross join lateral (select ${isGone} as is_gone) as state
     )
     select relation, id, is_gone as "isGone" from ranked where number <= $2 order by relation, number`,
  values: (id: number, limit: number, provenOn: string | null) => [
    id,
    limit,
    printerKinds,
    sheetCategories,
    provenOn,
    specialCategory,
    withoutSheets,
  ],
  row: z.object({ relation: z.enum(relations), id: z.number(), isGone: z.boolean() }),
});

/**
 * Visible articles beside an article, in one statement: variants (colours and fills of its series), alternatives (same job by
 * another make), begreen alternatives where the article shows no eco label itself, accessories for the same devices, and what goes with it: for an article made for a
 * printer the other colours of its printers and paper that it takes, by the pack and not by the pallet, else what is popular in its category. What is not delivered comes last.
 *
 * @param provenOn day on which the licences of eco labels must stand; null for businesses, who see all labels
 */
export const readRelated = (
  database: Database,
  id: number,
  limit: number,
  provenOn: string | null,
): Promise<readonly RelatedArticle[]> => related.all(database, id, limit, provenOn);
