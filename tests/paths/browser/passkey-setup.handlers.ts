import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { accountPasswordPath } from '#contract/account-path.ts';
import type { PasskeySetupMachine } from '#machines/passkey-setup/passkey-setup.machine.ts';
import type { PasskeySetupContext } from '#machines/passkey-setup/passkey-setup.types.ts';
import type { Handlers } from '#paths/drive/handlers.ts';
import { texts } from '#texts/de.ts';
import { enter } from '#tests/e2e/models/enter.ts';
import { people } from '#tests/e2e/models/login-page.ts';
import {
  beginPasskey,
  givePasskey,
  keepCodes,
  passkeyPart,
  passkeyRows,
} from '#tests/e2e/models/passkeys.ts';
import { showFactor } from '#tests/e2e/models/second-factor.ts';
import { changeInShop } from '#tests/e2e/models/shop-database.ts';
import {
  withAuthenticator,
  withSlowPerson,
  type SlowPerson,
  type VirtualAuthenticator,
} from '#tests/e2e/models/virtual-authenticator.ts';
import { visit } from '#tests/e2e/models/visit.ts';
import { answerOf, holdCalls, type HeldCalls } from './held-calls.ts';
import { ownPerson } from './own-data.ts';

const { accountPasskeys: words, accountPassword } = texts;

/** Somebody with a passkey of another device; the calls wait for the path, and so does this device. */
export interface PasskeySetupBrowser {
  readonly page: Page;
  readonly shopFolder: string | undefined;
  email?: string;
  device?: VirtualAuthenticator;
  person?: SlowPerson;
  calls?: HeldCalls;
}

/** Whatever it is called by now. */
const otherRow = (page: Page): Locator =>
  passkeyRows(page).filter({ hasText: /Anderes Gerät|Altes Telefon/ });

/** The section of a place with this title, open. */
async function opened(place: Locator, title: string): Promise<Locator> {
  const section = place
    .locator('details')
    .filter({ has: place.page().locator('summary', { hasText: title }) });
  if ((await section.getAttribute('open')) === null) await section.locator('summary').click();
  return section;
}

async function prove(section: Locator, password: string): Promise<void> {
  await section.getByLabel(accountPassword.currentPassword).fill(password);
  await section.locator('button[type="submit"]').click();
}

const ofPerson = 'person_id = (select id from person where email = $1)';
const forget =
  (table: 'passkey' | 'passkey_challenge') =>
  ({ email, shopFolder }: PasskeySetupBrowser): Promise<void> =>
    changeInShop(`delete from ${table} where ${ofPerson}`, [email], shopFolder);

async function see(
  { page }: PasskeySetupBrowser,
  state: string,
  { problem }: PasskeySetupContext,
  told: string | null = null,
): Promise<void> {
  const part = passkeyPart(page);
  await expect(part).toHaveAttribute('data-state', state);
  const isBusy = ['beginning', 'asking', 'confirming', 'renaming', 'removing', 'renewing'].includes(state);
  await expect(part).toHaveAttribute('aria-busy', String(isBusy));
  if (told !== null) {
    await expect(part.getByRole('alert')).toContainText(told);
    await expect(part.getByRole('alert')).toBeFocused();
  }
  if (problem?.code === 'password.wrong')
    await expect(part.getByText(/nicht Ihr jetziges/).first()).toBeVisible();
}

/** Setting passkeys up, in a browser on a built shop. */
export const passkeySetupBrowserHandlers: Handlers<PasskeySetupMachine, PasskeySetupBrowser> = {
  open: async (world) => {
    const { page, shopFolder } = world;
    world.device = await withAuthenticator(page);
    world.person = await withSlowPerson(page);
    world.email = await ownPerson(`passkeys-${randomUUID()}`, people.private, shopFolder);
    // With a passkey the password alone lets nobody in.
    await enter(page, world.email);
    await givePasskey(world.email, shopFolder);
    await showFactor(world.email, shopFolder);
    await visit(page, accountPasswordPath);
    world.calls = await holdCalls(page, [
      'passkey.begin',
      'passkey.confirm',
      'passkey.rename',
      'passkey.remove',
      'secondFactor.renewCodes',
    ]);
  },
  events: {
    'passkey.add': ({ page }, { name, currentPassword }) => beginPasskey(page, name, currentPassword),
    'passkey.rename': async ({ page }, { name }) => {
      const section = await opened(otherRow(page), words.rename);
      await section.getByRole('textbox', { name: words.name }).fill(name);
      await section.getByRole('button', { name: words.saveName }).click();
    },
    'passkey.remove': async ({ page }, { currentPassword }) =>
      prove(await opened(otherRow(page), words.remove), currentPassword),
    'codes.renew': async ({ page }, { currentPassword }) =>
      prove(await opened(passkeyPart(page), accountPassword.renewCodes), currentPassword),
    'codes.keep': ({ page }) => keepCodes(page),
  },
  calls: {
    begin: answerOf('passkey.begin'),
    create: async ({ device, person }, _answer, sample) => {
      await device?.confirms(sample !== 'cancelled');
      await person?.answer();
    },
    // Whoever takes too long is asked anew.
    confirm: answerOf('passkey.confirm', { changed: forget('passkey_challenge') }),
    rename: answerOf('passkey.rename', { changed: forget('passkey') }),
    remove: answerOf('passkey.remove'),
    renewCodes: answerOf('secondFactor.renewCodes'),
  },
  delays: {},
  states: {
    'entry.idle': (world, context) => see(world, 'idle', context),
    'entry.cancelled': (world, context) => see(world, 'cancelled', context, words.cancelled),
    'entry.known': (world, context) => see(world, 'known', context, words.known),
    'entry.refused': (world, context) => see(world, 'refused', context, ''),
    'entry.unsupported': () => {
      throw new Error('This browser has passkeys.');
    },
    'entry.unanswered': () => {
      throw new Error('Whatever gets no answer is told by the whole page.');
    },
    beginning: (world, context) => see(world, 'beginning', context),
    asking: async (world, context) => {
      await see(world, 'asking', context);
      await expect(passkeyPart(world.page).getByRole('status').first()).toHaveText(words.asking);
    },
    confirming: (world, context) => see(world, 'confirming', context),
    renaming: (world, context) => see(world, 'renaming', context),
    removing: (world, context) => see(world, 'removing', context),
    renewing: (world, context) => see(world, 'renewing', context),
    codes: async (world, context) => {
      await see(world, 'codes', context);
      const codes = passkeyPart(world.page).getByRole('list', { name: accountPassword.recoveryCodes });
      await expect(codes.getByRole('listitem')).toHaveCount(10);
    },
  },
};
