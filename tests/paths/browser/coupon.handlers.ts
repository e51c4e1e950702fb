import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import type { CouponMachine } from '#machines/coupon/coupon.machine.ts';
import type { CouponContext } from '#machines/coupon/coupon.types.ts';
import type { Handlers } from '#paths/drive/handlers.ts';
import { texts } from '#texts/de.ts';
import { coupon as words } from '#texts/de/coupon.ts';
import { openCheckoutAt } from '#tests/e2e/models/checkout-page.ts';
import { connect, disconnect } from '#tests/e2e/models/connection.ts';
import { changeInShop } from '#tests/e2e/models/shop-database.ts';
import { holdCalls, type HeldCalls } from './held-calls.ts';

/** A buyer at the review with a coupon of their own, whose use waits for the path. */
export interface CouponBrowser {
  readonly page: Page;
  readonly shopFolder: string | undefined;
  calls?: HeldCalls;
  code?: string;
}

const part = (page: Page): Locator => page.locator('[data-machine="coupon"]');
const field = (page: Page): Locator => part(page).getByRole('textbox', { name: words.code });
const discount = ({ page, code = '' }: CouponBrowser): Locator =>
  page
    .getByRole('main')
    .getByRole('term')
    .filter({ hasText: texts.basket.totals.discount({ code }) });

/** From now on the coupon is used up, or is not. */
const useUp = ({ code, shopFolder }: CouponBrowser, isUsedUp: boolean): Promise<void> =>
  changeInShop(
    'update coupon set used_count = case when $2 then most_uses else 0 end where code = $1',
    [code, isUsedUp],
    shopFolder,
  );

const answer =
  (name: string) =>
  async (world: CouponBrowser, _answer: unknown, sample: string): Promise<void> => {
    const { page, calls } = world;
    if (sample === 'noAnswer') await disconnect(page);
    if (sample === 'notValid') await useUp(world, true);
    await calls?.release(name);
    if (sample === 'noAnswer') {
      await expect(part(page)).toHaveAttribute('data-state', 'unanswered');
      await connect(page);
    }
    if (sample === 'notValid') {
      await expect(part(page)).toHaveAttribute('data-state', 'refused');
      await useUp(world, false);
    }
  };

/** The part in a state: what it says of the last try, and whether the order costs less. */
async function see(
  world: CouponBrowser,
  state: string,
  { problem }: CouponContext,
  isUsed?: boolean,
): Promise<void> {
  const { page } = world;
  await expect(part(page)).toHaveAttribute('data-state', state);
  await expect(part(page).getByText(words.missing)).toHaveCount(state === 'missing' ? 1 : 0);
  if (problem !== null)
    await expect(part(page)).toContainText(
      state === 'unanswered' ? words.failed : 'Dieser Gutschein ist schon aufgebraucht.',
    );
  if (isUsed !== undefined) await expect(discount(world)).toHaveCount(isUsed ? 1 : 0);
}

/** The coupon in the review of a built shop. */
export const couponBrowserHandlers: Handlers<CouponMachine, CouponBrowser> = {
  open: async (world) => {
    const { page, shopFolder } = world;
    world.code = `WEG-${randomUUID()}`.toUpperCase();
    await changeInShop(
      `insert into coupon (code, kind, value, most_uses) values ($1, 'percent', 20, 5)`,
      [world.code],
      shopFolder,
    );
    await openCheckoutAt(page, 'review');
    await part(page).getByText(words.title).click();
    world.calls = await holdCalls(page, ['coupon.add', 'coupon.remove']);
  },
  events: {
    'code.apply': async ({ page, code = '' }, _event, sample) => {
      if (!(await field(page).isVisible())) await part(page).getByText(words.title).click();
      await field(page).fill(sample === 'nothing' ? ' ' : ` ${code.toLowerCase()}`);
      await part(page).getByRole('button', { name: words.use }).click();
    },
    'coupon.remove': ({ page, code = '' }) =>
      part(page)
        .getByRole('button', { name: words.removeNamed({ code }) })
        .click(),
    'basket.changed': () => {
      throw new Error('The basket is not changed here.');
    },
  },
  calls: { addCoupon: answer('coupon.add'), removeCoupon: answer('coupon.remove') },
  delays: {},
  states: {
    'resting.idle': (world, context) => see(world, 'idle', context, false),
    'resting.missing': (world, context) => see(world, 'missing', context, false),
    'resting.refused': (world, context) => see(world, 'refused', context, false),
    'resting.unanswered': (world, context) => see(world, 'unanswered', context),
    'resting.used': async (world, context) => {
      await see(world, 'used', context, true);
      await expect(part(world.page)).toContainText(words.counts({ code: world.code ?? '' }));
    },
    adding: (world, context) => see(world, 'adding', context, false),
    removing: (world, context) => see(world, 'removing', context, true),
  },
  expectedErrors: [/net::ERR_INTERNET_DISCONNECTED/],
};
