import { expect, type Locator, type Page } from '@playwright/test';
import type { StoredBasketMachine } from '#machines/stored-basket/stored-basket.machine.ts';
import type { StoredBasketContext } from '#machines/stored-basket/stored-basket.types.ts';
import { storedBasketEndpoints } from '#contract/stored-basket.ts';
import type { Handlers } from '#paths/drive/handlers.ts';
import { texts } from '#texts/de.ts';
import { storedBaskets as words } from '#texts/de/stored-baskets.ts';
import { basketPage } from '#tests/e2e/models/basket-page.ts';
import { enter } from '#tests/e2e/models/enter.ts';
import { ownFirm } from '#tests/e2e/models/firm.ts';
import { changeInShop } from '#tests/e2e/models/shop-database.ts';
import { fillBasket, post, visit, type FoundArticle } from '#tests/e2e/models/visit.ts';
import { answerOf, holdCalls, type HeldCalls } from './held-calls.ts';

/** A customer with two kept baskets and one article in the basket, whose calls wait for the path. */
export interface StoredBasketBrowser {
  readonly page: Page;
  readonly shopFolder: string | undefined;
  calls?: HeldCalls;
  article?: FoundArticle;
  email?: string;
  /** Name of the kept basket that is viewed, loaded or removed. */
  meant?: string;
}

const names: Readonly<Record<number, string>> = { 7: 'Quartal', 8: 'Werkstatt' };
const nameOf = (id: number): string => names[id] ?? '';

const part = (page: Page): Locator => page.locator('[data-machine="stored-basket"]');
const button = (page: Page, name: string): Locator => part(page).getByRole('button', { name, exact: true });

/** Presses the button of a kept basket, which is meant from then on. */
const pressAt =
  (label: (named: { readonly name: string }) => string) =>
  async (world: StoredBasketBrowser, { id }: { readonly id: number }): Promise<void> => {
    world.meant = nameOf(id);
    await button(world.page, label({ name: world.meant })).click();
  };

/** Somebody has deleted the kept basket elsewhere. */
const deleteElsewhere = ({ email, meant, shopFolder }: StoredBasketBrowser): Promise<void> =>
  changeInShop(
    'delete from stored_basket where name = $2 and person_id = (select id from person where email = $1)',
    [email, meant],
    shopFolder,
  );

/** Something lies in the basket again, which this page does not know. */
async function fillElsewhere({ page, article }: StoredBasketBrowser): Promise<void> {
  const { articleNumber, shopDepotId } = article ?? {};
  const answer = await post(page, '/shop/basket/add', { articleNumber, shopDepotId, quantity: 1 });
  expect(((await answer.json()) as { success: boolean }).success).toBe(true);
}

async function emptyBasket(page: Page): Promise<void> {
  const basket = basketPage(page);
  if ((await basket.lines.count()) === 0) return;
  await basket.removeAll.click();
  await basket.question.getByRole('button', { name: texts.basket.removeAllConfirm }).click();
  await expect(basket.empty).toBeVisible();
  await expect(part(page).getByRole('textbox', { name: words.name })).toHaveCount(0);
}

async function see(
  { page }: StoredBasketBrowser,
  state: string,
  { deed, problem, shown }: StoredBasketContext,
): Promise<void> {
  await expect(part(page)).toHaveAttribute('data-state', state);
  const isBusy = ['saving', 'viewing', 'loading', 'removing'].includes(state);
  await expect(part(page)).toHaveAttribute('aria-busy', String(isBusy));
  if (!isBusy)
    await expect(part(page).getByRole('status')).toHaveText(deed === null ? '' : words.deeds[deed]);
  if (problem !== null) await expect(part(page)).toContainText(/schon gespeichert|gibt es nicht/);
  await expect(button(page, words.close)).toHaveCount(shown === null ? 0 : 1);
  await expect(part(page).getByRole('button', { name: words.merge })).toHaveCount(state === 'asking' ? 1 : 0);
}

/** Kept baskets beside the basket of a built shop. */
export const storedBasketBrowserHandlers: Handlers<StoredBasketMachine, StoredBasketBrowser> = {
  open: async (world) => {
    const { page, shopFolder } = world;
    const { buyer } = await ownFirm(100_000_000, shopFolder);
    world.email = buyer;
    await enter(page, buyer);
    world.article = await fillBasket(page, 'toner', 1);
    for (const name of Object.values(names)) {
      const kept = await post(page, storedBasketEndpoints.save.path, { name });
      expect(((await kept.json()) as { success: boolean }).success).toBe(true);
    }
    await visit(page, '/shop/basket');
    await part(page).locator('summary').click();
    world.calls = await holdCalls(page, [
      'storedBasket.save',
      'storedBasket.view',
      'storedBasket.load',
      'storedBasket.remove',
    ]);
  },
  events: {
    'basket.save': async ({ page }, { name }) => {
      await part(page).getByRole('textbox', { name: words.name }).fill(name);
      await button(page, words.save).click();
    },
    'stored.view': pressAt(words.viewNamed),
    'stored.close': ({ page }) => button(page, words.close).click(),
    'stored.load': async (world, event) => {
      if (event.isBasketEmpty) await emptyBasket(world.page);
      await pressAt(words.loadNamed)(world, event);
    },
    'load.merge': ({ page }) => button(page, words.merge).click(),
    'load.replace': ({ page }) => button(page, words.replace).click(),
    'load.cancel': ({ page }) => button(page, words.cancel).click(),
    'stored.remove': pressAt(words.removeNamed),
  },
  calls: {
    saveBasket: answerOf('storedBasket.save'),
    viewBasket: answerOf('storedBasket.view', { refused: deleteElsewhere }),
    loadBasket: answerOf('storedBasket.load', { refused: deleteElsewhere, filled: fillElsewhere }),
    removeBasket: answerOf('storedBasket.remove', { refused: deleteElsewhere }),
  },
  delays: {},
  states: {
    'listing.idle': (world, context) => see(world, 'idle', context),
    'listing.told': async (world, context) => {
      await see(world, 'told', context);
      if (context.deed === 'saved') await expect(part(world.page)).toContainText(context.name);
      if (context.deed === 'loaded') await expect(basketPage(world.page).lines).toHaveCount(1);
      if (context.deed === 'removed')
        await expect(button(world.page, words.viewNamed({ name: nameOf(context.id) }))).toHaveCount(0);
    },
    'listing.refused': (world, context) => see(world, 'refused', context),
    'listing.unanswered': () => {
      throw new Error('Whatever gets no answer is told by the whole page.');
    },
    asking: async (world, context) => {
      await see(world, 'asking', context);
      await expect(part(world.page)).toContainText(words.question({ name: nameOf(context.id) }));
    },
    saving: (world, context) => see(world, 'saving', context),
    viewing: (world, context) => see(world, 'viewing', context),
    loading: (world, context) => see(world, 'loading', context),
    removing: (world, context) => see(world, 'removing', context),
  },
};
