import { changeInShop } from './shop-database.ts';

/** No article of the shop has this number. */
export const unknownArticle = 'X999999';

/** Articles of the demo that lie in the baskets of these tests, with how many of them. */
export const handedOverLines = [
  { articleNumber: 'K10104', quantity: 10 },
  { articleNumber: 'K10205', quantity: 2 },
] as const;

/** A basket of a livebook as another program would have made it; `more` lines stand before. */
export async function handedOverBasket(
  uuid: string,
  shopFolder: string | undefined = process.env['E2E_DATA_DIR'],
  more: readonly { readonly articleNumber: string; readonly quantity: number }[] = [],
): Promise<void> {
  await changeInShop(
    `with made as (
      insert into handed_over_basket (uuid, kind, made_at) values ($1, 'livebook', now()) returning id)
    insert into handed_over_position (handed_over_basket_id, place, article_number, shop_depot_id, quantity)
    select made.id, x.place, x.line ->> 'articleNumber', 1, (x.line ->> 'quantity')::int
    from made, json_array_elements($2::json) with ordinality as x (line, place)`,
    [uuid, JSON.stringify([...more, ...handedOverLines])],
    shopFolder,
  );
}
