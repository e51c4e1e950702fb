import { expect, type Page } from '@playwright/test';
import type { ConsentMachine } from '#machines/consent/consent.machine.ts';
import { sampleBootRecord } from '#machines/sample-records.ts';
import type { Handlers } from '#paths/drive/handlers.ts';
import { visit } from '#tests/e2e/models/visit.ts';

const storageKey = 'cookie:accepted';
const { cookieNoticeDelayMs } = sampleBootRecord.config.basic_system_configs;

export interface ConsentBrowser {
  readonly page: Page;
}

const bar = (page: Page) => page.getByRole('region', { name: 'Cookies' });
const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name }).click();

/** Time stands still on the page, so that the bar appears when a path says so and not when the machine is slow. */
async function stopTheClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 500);
}

const write = (page: Page, stored: unknown): Promise<void> =>
  page.evaluate(
    ([key, value]) => {
      if (typeof value === 'string') localStorage.setItem(key as string, value);
      else localStorage.removeItem(key as string);
    },
    [storageKey, stored],
  );

const read = (page: Page): Promise<string | null> =>
  page.evaluate((key) => localStorage.getItem(key), storageKey);

/** Follows a link to a page that is not open yet. */
async function follow(page: Page): Promise<void> {
  const isOnPaper = new URL(page.url()).pathname.endsWith('/papier');
  const name = isOnPaper ? 'Impressum' : 'Papier';
  await page.getByRole('link', { name, exact: true }).first().click();
  await expect(page).toHaveURL(isOnPaper ? /\/page\/impressum$/ : /\/papier$/);
}

/** What one visitor sees of the consent chart, on the product as it is built. */
export const consentBrowserHandlers: Handlers<ConsentMachine, ConsentBrowser> = {
  open: async ({ page }) => {
    // Of the whole browser: another tab reports, too, and this one until it is gone.
    await page.context().route('https://analytics.example/**', (route) => route.fulfill({ status: 204 }));
    await page.clock.install();
    await visit(page, '/');
    await stopTheClock(page);
  },
  events: {
    'consent.accept': ({ page }) => press(page, 'Alle Cookies akzeptieren'),
    'consent.decline': ({ page }) => press(page, 'Ablehnen'),
    'consent.readMore': async ({ page }) => {
      await press(page, 'Mehr erfahren');
      await expect(page).toHaveURL(/\/page\/datenschutz$/);
    },
    'consent.reset': async ({ page }) => {
      await page.getByRole('link', { name: 'Cookie-Einstellungen' }).first().click();
      await expect(page).toHaveURL(/\/cookie-config$/);
      await press(page, 'Entscheidung zurücksetzen');
    },
    'route.changed': async ({ page }, { stored }) => {
      await write(page, stored);
      await follow(page);
    },
    'storage.changed': async ({ page }, { stored }) => {
      const otherTab = await page.context().newPage();
      await otherTab.goto('/page/impressum');
      await write(otherTab, stored);
      await otherTab.close();
    },
  },
  calls: {},
  delays: { noticeDelay: ({ page }) => page.clock.runFor(cookieNoticeDelayMs) },
  states: {
    checking: () => {
      throw new Error('Nobody ever sees the answer being read.');
    },
    'asking.waiting': async ({ page }) => {
      await expect(bar(page)).toBeHidden();
      expect(await read(page)).toBe(null);
    },
    'asking.shown': async ({ page }) => {
      await expect(bar(page)).toBeVisible();
      expect(await read(page)).toBe(null);
    },
    granted: async ({ page }) => {
      await expect(bar(page)).toBeHidden();
      expect(await read(page)).toMatch(/^(?:true|2)$/);
    },
    declined: async ({ page }) => {
      await expect(bar(page)).toBeHidden();
      expect(await read(page)).toMatch(/^(?!true$|2$)/);
    },
  },
};
