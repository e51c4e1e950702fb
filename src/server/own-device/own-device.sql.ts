/**
 * What somebody sees, as the condition on a device `o`: what belongs to them or to their firm.
 *
 * @param account SQL of the account they belong to
 * @param person SQL of their id
 */
export const isSeenBy = (account: string, person: string): string =>
  `o.account_id = ${account} and (o.person_id is null or o.person_id = ${person})`;

/** Devices `o` by room, those without one behind. */
export const byRoom = `o.room = '', lower(o.room), lower(o.name), o.id`;

/** Devices an article is said to fit by name; others are counted. */
const mostNamed = 2;

/**
 * JSON of what some articles fit among the devices somebody sees: of those made for printers, how many and the first of them by
 * room; null where no printer of these devices is known.
 *
 * @param person SQL of whose devices count
 * @param articles statement of the ids of the articles
 */
export const articleFits = (person: string, articles: string): string => `(
  with own as materialized (
    select d.id as device_id, o.name, o.room, row_number() over (order by ${byRoom}) as place
    from own_device o join device d on d.slug = o.slug
    where ${isSeenBy(`(select seer.account_id from person seer where seer.id = ${person})`, person)})
  select json_agg(fit) from (
    select f.article_id as "articleId", count(own.place)::int as count,
      coalesce(to_json((array_agg(json_build_object('name', own.name, 'room', own.room) order by own.place)
        filter (where own.place is not null))[1:${mostNamed}]), '[]'::json) as first
    from article_device f left join own on own.device_id = f.device_id
    where f.article_id in (${articles}) and exists (select from own)
    group by f.article_id) as fit)`;
