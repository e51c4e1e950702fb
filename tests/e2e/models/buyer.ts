import type { Page } from '@playwright/test';
import { placeOrder } from './checkout-page.ts';
import { enter } from './enter.ts';
import { ownFirm } from './firm.ts';
import { changeInShop } from './shop-database.ts';
import { fillBasket } from './visit.ts';
import type { FoundArticle } from './visit.ts';

/**
 * Signs in a buyer of a firm of this test alone, who orders a toner that nobody has to release.
 *
 * @returns the order's number
 */
export async function buyerWithOrder(page: Page): Promise<string> {
  const { buyer } = await ownFirm(1_000_000);
  await enter(page, buyer);
  await fillBasket(page, 'toner', 1);
  return placeOrder(page, null);
}

/** Whoever is signed in orders a toner, and then folders, which have been sent since. */
export async function placeTwoOrders(
  page: Page,
): Promise<{ readonly toner: FoundArticle; readonly first: string; readonly second: string }> {
  const toner = await fillBasket(page, 'toner', 1);
  const first = await placeOrder(page, null);
  await fillBasket(page, 'ordner', 10);
  const second = await placeOrder(page, null);
  await changeInShop(`update shop_order set state = 'shipped' where order_number = $1`, [second]);
  return { toner, first, second };
}
