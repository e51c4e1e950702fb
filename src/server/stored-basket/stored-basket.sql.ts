/**
 * JSON of the baskets a person keeps, the latest first.
 *
 * @param person SQL of the person's id; null = nobody's
 */
export const savedBaskets = (person: string): string => `coalesce((
  select json_agg(json_build_object('id', k.id, 'name', k.name,
      'savedAt', (extract(epoch from k.saved_at) * 1000)::bigint, 'position_count', (
        select count(*) from stored_basket_position kp where kp.stored_basket_id = k.id))
    order by k.saved_at desc, k.id desc)
  from stored_basket k where k.person_id = ${person}), '[]'::json)`;
