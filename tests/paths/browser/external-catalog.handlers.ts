import { expect, type Locator, type Page } from '@playwright/test';
import { handOverPagePath } from '#contract/external-catalog-path.ts';
import type { ExternalCatalogMachine } from '#machines/external-catalog/external-catalog.machine.ts';
import type { ExternalCatalogContext } from '#machines/external-catalog/external-catalog.types.ts';
import type { Sample } from '#machines/path-ready.ts';
import type { Handlers } from '#paths/drive/handlers.ts';
import { texts } from '#texts/de.ts';
import { startProcurement, type Procurement } from '#tests/e2e/models/procurement.ts';
import { changeInShop, readInShop } from '#tests/e2e/models/shop-database.ts';
import { post, visit, waitUntilLive, type FoundArticle } from '#tests/e2e/models/visit.ts';
import { holdCalls, type HeldCalls } from './held-calls.ts';
import { ownArticle } from './own-data.ts';

const { externalCatalog: words } = texts;
/** How the system of the tests is called. */
const name = 'Einkauf 5';
const call = 'externalCatalog.handOver';

/** Somebody who has come from a procurement system, and whose hand-over waits for the path. */
export interface CatalogBrowser {
  readonly page: Page;
  /** Number of the test worker: an article of its own. */
  readonly worker: number;
  readonly shopFolder: string | undefined;
  procurement?: Procurement;
  article?: FoundArticle;
  calls?: HeldCalls;
  isEmpty?: boolean;
}

const root = (page: Page): Locator => page.locator('[data-machine="external-catalog"]');
const button = ({ page, isEmpty }: CatalogBrowser): Locator =>
  root(page).getByRole('button', { name: isEmpty ? words.backWithoutBasket : words.handOver({ name }) });

/** Changes the basket of the visit as another window of the browser would. */
async function inAnotherWindow(page: Page, path: string, body: object): Promise<void> {
  const answer = await post(page, path, body);
  expect(((await answer.json()) as { success: boolean }).success).toBe(true);
}

/** The article of this worker is sold out while something is done. */
async function whileSoldOut(
  { article, shopFolder }: CatalogBrowser,
  work: () => Promise<void>,
): Promise<void> {
  const ofArticle = 'article_id = (select id from article where article_number = $1)';
  const values = [article?.articleNumber];
  const [former] = await readInShop(`select stock from article_stock where ${ofArticle}`, values, shopFolder);
  const setStock = (stock: unknown): Promise<void> =>
    changeInShop(
      `update article_stock set stock = $2 where ${ofArticle}`,
      [article?.articleNumber, stock],
      shopFolder,
    );
  await setStock(0);
  await work();
  await setStock(former?.['stock']);
}

async function handOver(world: CatalogBrowser, { server }: Sample, sample: string): Promise<void> {
  const { page, article, calls } = world;
  const { articleNumber, shopDepotId } = article ?? {};
  if (sample === 'changed')
    await inAnotherWindow(page, '/shop/basket/add', { articleNumber, shopDepotId, quantity: 1 });
  if (sample === 'emptied') {
    await inAnotherWindow(page, '/shop/basket/removeall', {});
    world.isEmpty = true;
  }
  const release = async () => calls?.releaseAs(call, server);
  if (sample !== 'soldOut') return release();
  await whileSoldOut(world, async () => {
    await release();
    await expect(root(page)).toHaveAttribute('data-state', 'refused');
  });
}

/** What is handed over, and why it was not. */
async function see(
  world: CatalogBrowser,
  state: string,
  { problem }: ExternalCatalogContext,
  isBusy = false,
): Promise<void> {
  const { page, article, isEmpty } = world;
  await expect(root(page)).toHaveAttribute('data-state', state);
  await expect(root(page)).toHaveAttribute('aria-busy', String(isBusy));
  await expect(root(page).getByRole('heading', { level: 1 })).toHaveText(
    isEmpty ? words.empty : words.titleOf({ name }),
  );
  const line = root(page)
    .getByRole('row')
    .filter({ hasText: article?.displayName ?? '' });
  await expect(line).toHaveCount(isEmpty ? 0 : 1);
  await expect(button(world)).toBeVisible();
  const told = root(page).getByRole('alert');
  if (isBusy) return;
  await expect(told).toHaveCount(problem === null ? 0 : 1);
  if (problem !== null) await expect(told).toBeFocused();
}

/** The browser is back at the system, with the basket or without. */
async function seeReceived({ page, procurement }: CatalogBrowser): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Warenkorb empfangen');
  expect(procurement?.received).toHaveLength(1);
}

const linesIn = ({ procurement }: CatalogBrowser): readonly string[] =>
  (procurement?.received[0] ?? []).flatMap(([field, value]) =>
    field.startsWith('NEW_ITEM-VENDORMAT') ? [value] : [],
  );

/** Handing a basket over to a procurement system, in a browser on a built shop. */
export const externalCatalogBrowserHandlers: Handlers<ExternalCatalogMachine, CatalogBrowser> = {
  open: async (world) => {
    const { page, worker, shopFolder } = world;
    // The first page tells where this shop stands.
    await page.goto('/page/impressum');
    world.procurement = await startProcurement(new URL(page.url()).origin, shopFolder);
    await page.goto(world.procurement.ociPage);
    await page.getByRole('button', { name: 'Katalog öffnen' }).click();
    await expect(page).toHaveURL(/\/$/);
    await waitUntilLive(page);
    world.article = await ownArticle(page, worker);
    await visit(page, handOverPagePath);
    world.calls = await holdCalls(page, [call]);
  },
  events: { 'basket.handOver': (world) => button(world).click() },
  calls: { handOver },
  delays: {},
  states: {
    'review.idle': (world, context) => see(world, 'idle', context),
    'review.refused': (world, context) => see(world, 'refused', context),
    'review.changed': (world, context) => see(world, 'changed', context),
    'review.unanswered': async (world, context) => {
      await see(world, 'unanswered', context);
      await expect(root(world.page).getByRole('alert')).toContainText(words.failed);
    },
    handingOver: (world, context) => see(world, 'handingOver', context, true),
    handedOver: async (world) => {
      await seeReceived(world);
      expect(linesIn(world)).toEqual([world.article?.articleNumber]);
    },
    backWithout: async (world) => {
      await seeReceived(world);
      expect(linesIn(world)).toEqual([]);
    },
  },
  close: async ({ procurement }) => procurement?.stop(),
};
