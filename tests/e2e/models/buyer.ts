import type { Page } from '@playwright/test';
import { placeOrder } from './checkout-page.ts';
import { enter } from './enter.ts';
import { ownFirm } from './firm.ts';
import { fillBasket } from './visit.ts';

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
