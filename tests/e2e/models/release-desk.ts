import type { Browser, Locator, Page } from '@playwright/test';
import { expect } from '#tests/support/shop-test.ts';
import { texts } from '#texts/de.ts';
import { checkoutPage } from './checkout-page.ts';
import { enter } from './enter.ts';
import { loginForm } from './login-page.ts';
import { visit, waitUntilLive } from './visit.ts';

const { adminOrders: words, checkout: checkoutWords, release } = texts;

type Decision = keyof typeof words.decisions;

/** The pages where those who decide for a firm release its orders. */
export interface ReleaseDesk {
  /** An order in the list. */
  readonly row: (number: string) => Locator;
  /** The button that begins a decision about an order. */
  readonly begin: (decision: Decision, number: string) => Locator;
  /** The button that says that what was begun is meant. */
  readonly confirm: (asked: keyof typeof words.confirm) => Locator;
  /** What is told of the last decision. */
  readonly outcomes: Locator;
}

export function releaseDesk(page: Page): ReleaseDesk {
  const main = page.getByRole('main');
  return {
    row: (number) =>
      main.getByRole('row').filter({ has: page.getByRole('link', { name: number, exact: true }) }),
    begin: (decision, number) =>
      main.getByRole('button', { name: words.decisionOf({ decision: words.decisions[decision], number }) }),
    confirm: (asked) => main.getByRole('button', { name: words.confirm[asked] }),
    outcomes: page.getByLabel(words.outcomesTitle),
  };
}

/** Somebody in a browser of their own, signed in, on a page. */
export async function inOwnBrowser(browser: Browser, email: string, path: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await enter(page, email, path);
  return page;
}

/** Somebody in a browser of their own who opens the link of a mail and signs in on the way. */
export async function followFromMail(browser: Browser, email: string, address: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await visit(page, address);
  await loginForm(page).signIn(email);
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  await waitUntilLive(page);
  return page;
}

/** Agrees to the terms and asks the firm for its release; gives the order's number. */
export async function requestRelease(page: Page): Promise<string> {
  const { terms, main } = checkoutPage(page);
  await terms.check();
  await main.getByRole('button', { name: checkoutWords.review.submitRelease }).click();
  await expect(page.getByRole('heading', { level: 1, name: release.confirmation.title })).toBeVisible();
  return /\/confirmation\/(\d{4}-\d+)/.exec(page.url())?.[1] ?? '';
}
