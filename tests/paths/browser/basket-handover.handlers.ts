import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { takeOverPath } from '#contract/handed-over-path.ts';
import type { BasketHandoverMachine } from '#machines/basket-handover/basket-handover.machine.ts';
import type { Handlers } from '#paths/drive/handlers.ts';
import { texts } from '#texts/de.ts';
import { changeInShop } from '#tests/e2e/models/shop-database.ts';
import { handedOverBasket, unknownArticle } from '#tests/e2e/models/handed-over.ts';
import { visit } from '#tests/e2e/models/visit.ts';
import { holdCalls, type HeldCalls } from './held-calls.ts';

const { basketHandover: words } = texts;
const call = 'handedOverBasket.take';

/** One visitor who opens the address of a basket, and whose call waits for the path. */
export interface HandoverBrowser {
  readonly page: Page;
  readonly shopFolder: string | undefined;
  calls?: HeldCalls;
  uuid?: string;
}

async function see(page: Page, state: string, title: string, text: string): Promise<void> {
  const root = page.locator('[data-machine="basket-handover"]');
  await expect(root).toHaveAttribute('data-state', state);
  await expect(root.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(root).toContainText(text);
}

/** What the shop has to be like for an answer, by its sample. */
const conditions: Readonly<Record<string, (world: HandoverBrowser) => Promise<unknown>>> = {
  // The same visitor has it already: a second page of the address asked first.
  repeated: async ({ page, uuid = '' }) => {
    const token = await page.locator('meta[name="csrf-token"]').getAttribute('content');
    const answer = await page.request.post('/rest/shop/basket/take-over', {
      data: { kind: 'livebook', uuid },
      headers: { 'X-CSRF-TOKEN': token ?? '', 'X-Requested-With': 'XMLHttpRequest' },
    });
    expect(answer.ok()).toBe(true);
  },
  partly: ({ uuid = '', shopFolder }) =>
    changeInShop(
      `update handed_over_position set article_number = $2 where place = 1 and handed_over_basket_id =
        (select id from handed_over_basket where uuid = $1)`,
      [uuid, unknownArticle],
      shopFolder,
    ),
  unknown: ({ uuid = '', shopFolder }) =>
    changeInShop('delete from handed_over_basket where uuid = $1', [uuid], shopFolder),
};

/** The take-over of a basket in a browser on a built shop. */
export const basketHandoverBrowserHandlers: Handlers<BasketHandoverMachine, HandoverBrowser> = {
  open: async (world, { kind }) => {
    const { page, shopFolder } = world;
    world.uuid = randomUUID();
    await handedOverBasket(world.uuid, shopFolder);
    world.calls = await holdCalls(page, [call]);
    await visit(page, takeOverPath(kind, world.uuid));
  },
  events: { 'handover.retry': ({ page }) => page.getByRole('button', { name: words.retry }).click() },
  calls: {
    takeOver: async (world, _answer, sample) => {
      await conditions[sample]?.(world);
      await world.calls?.release(call);
    },
  },
  delays: {},
  states: {
    importing: ({ page }) => see(page, 'importing', words.title, words.importing.livebook),
    imported: async ({ page }) => {
      await see(page, 'imported', words.importedTitle, '');
      await page.getByRole('main').getByRole('link', { name: words.toBasket }).click();
      await expect(page.getByRole('main').getByRole('spinbutton')).toHaveCount(2);
    },
    partly: ({ page }) => see(page, 'partly', words.partlyTitle, unknownArticle),
    unknownUuid: ({ page }) => see(page, 'unknownUuid', words.unknownTitle, words.unknown),
    signedOut: () => {
      throw new Error('The basket of a livebook needs nobody who is signed in.');
    },
    failed: () => {
      throw new Error('Whatever else goes wrong is told by the whole page.');
    },
  },
};
