import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { accountPasswordPath } from '#contract/account-path.ts';
import type { SecondFactorSetupMachine } from '#machines/second-factor-setup/second-factor-setup.machine.ts';
import type { SecondFactorSetupContext } from '#machines/second-factor-setup/second-factor-setup.types.ts';
import type { Handlers } from '#paths/drive/handlers.ts';
import { texts } from '#texts/de.ts';
import { people } from '#tests/e2e/models/login-page.ts';
import { enter } from '#tests/e2e/models/enter.ts';
import { appCode, giveFactor, showFactor } from '#tests/e2e/models/second-factor.ts';
import { changeInShop } from '#tests/e2e/models/shop-database.ts';
import { visit } from '#tests/e2e/models/visit.ts';
import { answerOf, holdCalls, type HeldCalls } from './held-calls.ts';
import { ownPerson } from './own-data.ts';

const { accountPassword: words } = texts;

/** Somebody at the part of their account that turns the second factor on and off; its calls wait for the path. */
export interface SetupBrowser {
  readonly page: Page;
  readonly shopFolder: string | undefined;
  calls?: HeldCalls;
  email?: string;
}

const part = (page: Page): Locator =>
  page.getByRole('main').getByRole('region', { name: words.secondFactor });

/** Proves by the password who it is; a closed section is opened first. */
async function prove(place: Locator, submit: string, password: string): Promise<void> {
  if ((await place.getAttribute('open')) === null && (await place.locator('summary').count()) > 0)
    await place.locator('summary').click();
  await place.getByLabel(words.currentPassword).fill(password);
  await place.getByRole('button', { name: submit, exact: true }).click();
}

const section = (page: Page, title: string): Locator =>
  part(page)
    .locator('details')
    .filter({ has: page.locator('summary', { hasText: title }) });

/** Elsewhere somebody has given the setting up of it up. */
const giveUpElsewhere = ({ email, shopFolder }: SetupBrowser): Promise<void> =>
  changeInShop(
    'delete from second_factor where person_id = (select id from person where email = $1)',
    [email],
    shopFolder,
  );

/** The part in its state, and what went wrong with the last try. */
async function see(
  { page }: SetupBrowser,
  state: string,
  { problem, factor, recoveryCodes }: SecondFactorSetupContext,
): Promise<void> {
  await expect(part(page)).toHaveAttribute('data-state', state);
  const isBusy = ['beginning', 'confirming', 'renewing', 'ending'].includes(state);
  await expect(part(page)).toHaveAttribute('aria-busy', String(isBusy));
  await expect(part(page).getByRole('img', { name: words.drawing })).toHaveCount(factor === null ? 0 : 1);
  const codes = part(page).getByRole('list', { name: words.recoveryCodes }).getByRole('listitem');
  await expect(codes).toHaveCount(recoveryCodes.length);
  const told: Readonly<Record<string, RegExp>> = {
    'password.wrong': /nicht Ihr jetziges/,
    'secondFactor.wrong': /Code ist nicht richtig/,
    'secondFactor.changed': /inzwischen/,
  };
  if (problem !== null && !isBusy) await expect(part(page)).toContainText(told[problem.code ?? ''] ?? /^$/);
}

/** The second factor of an account, in a browser on a built shop. */
export const secondFactorSetupBrowserHandlers: Handlers<SecondFactorSetupMachine, SetupBrowser> = {
  open: async (world, { isOn }) => {
    const { page, shopFolder } = world;
    const email = await ownPerson(`setup-${randomUUID()}`, people.private, shopFolder);
    world.email = email;
    await enter(page, email, accountPasswordPath);
    if (isOn) {
      await giveFactor(email, shopFolder);
      await showFactor(email, shopFolder);
      await visit(page, accountPasswordPath);
    }
    world.calls = await holdCalls(page, [
      'secondFactor.begin',
      'secondFactor.confirm',
      'secondFactor.renewCodes',
      'secondFactor.end',
    ]);
  },
  events: {
    'setup.begin': ({ page }, { currentPassword }) =>
      prove(section(page, words.setUpApp), words.setUp, currentPassword),
    'setup.cancel': ({ page }) => part(page).getByRole('button', { name: words.cancel }).click(),
    'code.confirm': async ({ page }, _event, sample) => {
      const secret = (await part(page).locator('code').innerText()).replaceAll(' ', '');
      // The code of twenty steps later is none now.
      await part(page)
        .getByRole('textbox')
        .fill(appCode(secret, sample === 'first' ? 0 : 20));
      await part(page).getByRole('button', { name: words.confirm, exact: true }).click();
    },
    'codes.keep': ({ page }) => part(page).getByRole('button', { name: words.kept }).click(),
    'codes.renew': ({ page }, { currentPassword }) =>
      prove(section(page, words.renewCodes), words.renew, currentPassword),
    'factor.end': ({ page }, { currentPassword }) =>
      prove(section(page, words.turnOff), words.turnOff, currentPassword),
  },
  calls: {
    begin: answerOf('secondFactor.begin'),
    confirm: answerOf('secondFactor.confirm', { changed: giveUpElsewhere }),
    renewCodes: answerOf('secondFactor.renewCodes'),
    end: answerOf('secondFactor.end'),
  },
  delays: {},
  states: {
    opening: () => undefined,
    off: async (world, context) => {
      await see(world, 'off', context);
      await expect(part(world.page)).toContainText(words.factorOff);
    },
    beginning: (world, context) => see(world, 'beginning', context),
    shown: (world, context) => see(world, 'shown', context),
    confirming: (world, context) => see(world, 'confirming', context),
    codes: (world, context) => see(world, 'codes', context),
    on: async (world, context) => {
      await see(world, 'on', context);
      await expect(part(world.page)).toContainText('noch übrig.');
    },
    renewing: (world, context) => see(world, 'renewing', context),
    ending: (world, context) => see(world, 'ending', context),
  },
};
