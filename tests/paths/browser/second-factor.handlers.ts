import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { SecondFactorMachine } from '#machines/second-factor/second-factor.machine.ts';
import { secondFactorPath } from '#contract/second-factor-path.ts';
import type { Handlers } from '#paths/drive/handlers.ts';
import { texts } from '#texts/de.ts';
import { expectGuest, expectSignedIn, loginForm, people } from '#tests/e2e/models/login-page.ts';
import { appCode, giveFactor, recoveryCode } from '#tests/e2e/models/second-factor.ts';
import { visit } from '#tests/e2e/models/visit.ts';
import { answerOf, holdCalls, type HeldCalls } from './held-calls.ts';
import { ownPerson } from './own-data.ts';

const { secondFactor: words } = texts;

/** One visitor whose password was right, and whose calls wait for the path. */
export interface SecondFactorBrowser {
  readonly page: Page;
  readonly shopFolder: string | undefined;
  calls?: HeldCalls;
}

const step = (page: Page) => page.locator('[data-machine="second-factor"]');
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name, exact: true });

/** The page in a state, with a field for a code or without. */
async function see(page: Page, state: string, hasField: boolean): Promise<void> {
  await expectGuest(page);
  await expect(step(page)).toHaveAttribute('data-state', state);
  await expect(step(page).getByRole('textbox')).toHaveCount(hasField ? 1 : 0);
}

/** The second factor in a browser on a built shop. */
export const secondFactorBrowserHandlers: Handlers<SecondFactorMachine, SecondFactorBrowser> = {
  open: async (world, { remainingMs }) => {
    const { page, shopFolder } = world;
    if (remainingMs !== null) {
      // What was guessed counts for a while: each path is somebody else's.
      const email = await ownPerson(`factor-${randomUUID()}`, people.private, shopFolder);
      await giveFactor(email, shopFolder);
      await visit(page, '/login');
      await loginForm(page).signIn(email);
      await expect(step(page)).toHaveAttribute('data-state', 'app');
    } else await visit(page, secondFactorPath);
    world.calls = await holdCalls(page, ['secondFactor.verify', 'secondFactor.sendCode']);
  },
  events: {
    'way.choose': ({ page }, { way }) => button(page, words.ways[way]).click(),
    'code.submit': async ({ page }, { isBrowserTrusted }, sample) => {
      await step(page)
        .getByRole('textbox')
        .fill(sample === 'kept' ? recoveryCode : appCode());
      await step(page).getByRole('checkbox').setChecked(isBrowserTrusted);
      await button(page, words.submit).click();
    },
    'attempt.end': () => {
      throw new Error('Nobody here has a passkey.');
    },
    'mail.request': ({ page }) => button(page, new RegExp(`^(?:${words.mail}|${words.mailAgain})$`)).click(),
  },
  calls: { verify: answerOf('secondFactor.verify'), sendCode: answerOf('secondFactor.sendCode') },
  delays: {
    timeLeft: () => {
      throw new Error('Nobody waits ten minutes here.');
    },
  },
  states: {
    opening: () => undefined,
    'entry.app': ({ page }) => see(page, 'app', true),
    'entry.recovery': ({ page }) => see(page, 'recovery', true),
    'entry.mail': ({ page }) => see(page, 'mail', false),
    'entry.mailed': ({ page }) => see(page, 'mailed', true),
    verifying: ({ page }) => see(page, 'verifying', true),
    sendingMail: async ({ page }) => {
      await expectGuest(page);
      await expect(step(page)).toHaveAttribute('data-state', 'sendingMail');
    },
    locked: ({ page }) => see(page, 'locked', false),
    over: ({ page }) => see(page, 'over', false),
    passed: async ({ page }) => {
      await expectSignedIn(page);
      await expect(page).toHaveURL('/');
    },
  },
};
