import type { APIResponse, Page } from '@playwright/test';

/** Whether the parts whose code comes on its own have come to life: until then a link in one loads its page as a document. */
function arePartsLive(): boolean {
  const comments = document.createTreeWalker(document.body, NodeFilter.SHOW_COMMENT);
  while (comments.nextNode() !== null) {
    const { data, nextSibling } = comments.currentNode as Comment;
    // React begins a part with this comment, and leaves a name of its own on what it has taken over.
    if (!data.startsWith('$') || !(nextSibling instanceof Element)) continue;
    if (!Object.keys(nextSibling).some((name) => name.startsWith('__react'))) return false;
  }
  return true;
}

/** Waits until the page has been hydrated and its actors run; late parts of it may be on their way. */
export const waitUntilFirstLive = (page: Page): Promise<void> => page.locator('html[data-live]').waitFor();

/** Waits until the whole page is live. */
export async function waitUntilLive(page: Page): Promise<void> {
  await waitUntilFirstLive(page);
  await page.waitForFunction(arePartsLive);
}

/** Opens a page and waits until it is live. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitUntilLive(page);
}

/** Sends one POST of the contract with the page's own session and token, as the shop itself would. */
export async function post(page: Page, path: string, body: unknown): Promise<APIResponse> {
  const token = await page.locator('meta[name="csrf-token"]').getAttribute('content');
  return page.request.post(`/rest${path}`, {
    data: body,
    headers: { 'X-CSRF-TOKEN': token ?? '', 'X-Requested-With': 'XMLHttpRequest' },
  });
}

/** Chooses English for the rest of the session; tests of literal English sentences need it (docs/decisions/0021). */
export async function speakEnglish(page: Page): Promise<void> {
  await page.goto('/page/impressum');
  const answer = await post(page, '/systems/set-language', { language: 'en' });
  if (!answer.ok()) throw new Error(`set-language answered ${answer.status()}`);
}

/** An article that can be ordered, read from the list as a visitor would find it. */
export interface FoundArticle {
  readonly articleNumber: string;
  readonly shopDepotId: number;
  readonly displayName: string;
  readonly path: string;
}

export async function findArticle(page: Page, search: string): Promise<FoundArticle> {
  const answer = await page.request.get(`/rest/shop?search=${encodeURIComponent(search)}`, {
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
  });
  const { items } = (await answer.json()) as {
    items: {
      articleNumber: string;
      shopDepotId: number;
      displayName: string;
      slug: string;
      stock: number;
      sap_delivery_state: number;
      price: { net_price: number | null };
    }[];
  };
  const found = items.find(
    ({ stock, sap_delivery_state: state, price }) => stock > 20 && state === 1 && price.net_price !== null,
  );
  if (found === undefined) throw new Error(`No orderable article for ${search}`);
  const { articleNumber, shopDepotId, displayName, slug } = found;
  return {
    articleNumber,
    shopDepotId,
    displayName,
    path: `/shop/article/${articleNumber}-${shopDepotId}/${slug}`,
  };
}

/** Puts an article into the basket of the page's session. */
export async function fillBasket(page: Page, search = 'toner', quantity = 2): Promise<FoundArticle> {
  await page.goto('/page/impressum');
  const article = await findArticle(page, search);
  const answer = await post(page, '/shop/basket/add', {
    articleNumber: article.articleNumber,
    shopDepotId: article.shopDepotId,
    quantity,
  });
  const reply = (await answer.json()) as { success: boolean };
  if (!reply.success) throw new Error(`add was refused: ${JSON.stringify(reply)}`);
  return article;
}

/** Puts many articles, one piece each, into the basket of the page's session; gives their names in the basket's order. */
export async function fillBasketWithMany(page: Page, count: number): Promise<string[]> {
  await page.goto('/page/impressum');
  const found: string[] = [];
  for (let listPage = 1; found.length < count; listPage += 1) {
    const answer = await page.request.get(`/rest/shop?limit=96&page=${listPage}`, {
      headers: { 'X-Requested-With': 'XMLHttpRequest' },
    });
    const { items } = (await answer.json()) as {
      items: {
        articleNumber: string;
        stock: number;
        sap_delivery_state: number;
        min_order_price_unit: number;
        step_order_price_unit: number;
        price: { net_price: number | null };
      }[];
    };
    if (items.length === 0) throw new Error(`The catalogue has fewer than ${count} orderable articles`);
    for (const item of items) {
      const isByThePiece = item.min_order_price_unit === 1 && item.step_order_price_unit === 1;
      const isInStock = item.stock > 20 && item.sap_delivery_state === 1 && item.price.net_price !== null;
      if (isByThePiece && isInStock) found.push(item.articleNumber);
    }
  }
  const items = found
    .slice(0, count)
    .map((articleNumber) => ({ articleNumber, shopDepotId: 1, quantity: 1 }));
  const answer = await post(page, '/shop/basket/additems', { items });
  const { basket } = (await answer.json()) as { basket: { items: { displayName: string }[] } };
  return basket.items.map(({ displayName }) => displayName);
}
