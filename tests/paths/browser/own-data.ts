import type { Page } from '@playwright/test';
import { changeInShop } from '#tests/e2e/models/shop-database.ts';
import { post, type FoundArticle } from '#tests/e2e/models/visit.ts';

/** Puts an article into the basket that no other worker buys, so that risen prices and empty shelves trouble nobody else. */
export async function ownArticle(page: Page, worker: number): Promise<FoundArticle> {
  const answer = await page.request.get('/rest/shop?search=toner', {
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
  });
  const { items } = (await answer.json()) as {
    items: (FoundArticle & { slug: string; stock: number; sap_delivery_state: number })[];
  };
  const offered = items.filter(({ stock, sap_delivery_state: state }) => stock > 20 && state === 1);
  const found = offered[(worker + 1) % offered.length];
  if (found === undefined) throw new Error('The shop offers no toner.');
  const { articleNumber, shopDepotId } = found;
  const reply = (await (
    await post(page, '/shop/basket/add', { articleNumber, shopDepotId, quantity: 2 })
  ).json()) as { success: boolean };
  if (!reply.success) throw new Error(`add was refused: ${JSON.stringify(reply)}`);
  return { ...found, path: `/shop/article/${articleNumber}-${shopDepotId}/${found.slug}` };
}

/**
 * Mail address of a person only this worker signs in as, with the rights and the password of a demo account.
 *
 * @param worker its number, or the name of what has a person of its own
 */
export async function ownPerson(
  worker: number | string,
  like: string,
  shopFolder: string | undefined,
): Promise<string> {
  const email = `weg-${worker}@kontor.example`;
  await changeInShop(
    `insert into person (account_id, email, email_normalised, password_hash, firstname, lastname)
     select account_id, $1, $1, password_hash, 'Wanda', 'Weg' from person where email_normalised = $2
     on conflict (email_normalised) do update set may_order = true, password_hash = excluded.password_hash`,
    [email, like],
    shopFolder,
  );
  return email;
}
