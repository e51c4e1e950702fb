import { expect } from 'vitest';
import { basketEndpoints } from '#contract/basket.ts';
import type { BasketState } from '#contract/basket.ts';
import { checkoutEndpoints } from '#contract/checkout.ts';
import { listingEndpoints } from '#contract/listing.ts';
import { orderEndpoints } from '#contract/order.ts';
import { CallError } from '#domain/failure.ts';
import { orderBody } from '#tests/server/basket/small-catalogue.ts';
import { createBrowser, walkCheckout } from './plain-browser.ts';
import type { Browser } from './plain-browser.ts';

/** Somebody who stands in the review and has only to press the button. */
export interface Buyer {
  readonly browser: Browser;
  readonly basket: BasketState;
}

export interface Attempt {
  /** Status of the answer; null = the connection was cut. */
  readonly status: number | null;
  readonly tookMs: number;
}

/** Time a request may take while the database is away: 3 s (case R75) and a little for a loaded machine. */
export const longestAnswerMs = 3200;

/** Buyers of one piece each of an article that there is enough of. */
export async function readyBuyers(
  url: string,
  count: number,
): Promise<{ article: string; buyers: readonly Buyer[] }> {
  const first = createBrowser(url);
  await first.open('/');
  const { items } = await first.ask(listingEndpoints.list, { query: { search: 'toner', limit: 24 } });
  const tile = items.find((item) => item.stock > 100 && item.step_order_price_unit === 1);
  if (tile === undefined) throw new Error('no article with enough stock');
  const buyers: Buyer[] = [];
  for (let index = 0; index < count; index += 1) {
    const browser = createBrowser(url);
    await browser.open('/');
    const { articleNumber, shopDepotId } = tile;
    await browser.ask(basketEndpoints.add, { body: { articleNumber, shopDepotId, quantity: 1 } });
    buyers.push({ browser, basket: await walkCheckout(browser) });
  }
  return { article: tile.articleNumber, buyers };
}

export async function stockOf(url: string, article: string): Promise<number> {
  const { items } = await createBrowser(url).ask(listingEndpoints.list, { query: { search: article } });
  return items.find(({ articleNumber }) => articleNumber === article)?.stock ?? -1;
}

/** Presses the button once. */
export async function order({ browser, basket }: Buyer): Promise<Attempt> {
  const startedAt = performance.now();
  const tookMs = (): number => performance.now() - startedAt;
  try {
    await browser.ask(checkoutEndpoints.saveOrder, { body: orderBody(basket) });
    return { status: 200, tookMs: tookMs() };
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    const { failure } = error;
    if (failure.kind === 'down') return { status: failure.status, tookMs: tookMs() };
    throw error;
  }
}

export const isBrowsable = async (url: string): Promise<boolean> =>
  (await fetch(`${url}/rest/shop?limit=1`, { headers: { 'x-requested-with': 'x' } })).status === 200;

/** Presses the button of each again and finds exactly one whole order and an empty basket; gives the orders' numbers. */
export async function expectOneWholeOrderEach(buyers: readonly Buyer[]): Promise<string[]> {
  const numbers: string[] = [];
  for (const { browser, basket } of buyers) {
    // The same token again: finds the order when the lost answer belonged to one, else places it now.
    const placed = await browser.ask(checkoutEndpoints.saveOrder, { body: orderBody(basket) });
    const { items, item } = await browser.ask(orderEndpoints.list, {
      query: { orderNumber: placed.orderNumber },
    });
    expect(items).toHaveLength(1);
    expect(item?.positions).toHaveLength(1);
    expect(item?.totalGross).toBe(basket.totals.totalGross);
    expect(item?.billingAddress.city).toBe('Berlin');
    const all = await browser.ask(orderEndpoints.list);
    expect(all.total).toBe(1);
    const after = await browser.ask(basketEndpoints.show);
    expect(after.basket.items).toEqual([]);
    numbers.push(placed.orderNumber);
  }
  expect(new Set(numbers).size).toBe(buyers.length);
  return numbers;
}
