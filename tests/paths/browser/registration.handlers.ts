import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { registrationPath } from '#contract/registration-path.ts';
import { registrationEndpoints, type TypedRegistration } from '#contract/registration.ts';
import { registrationCatalog } from '#machines/registration/registration.catalog.ts';
import type { RegistrationMachine } from '#machines/registration/registration.machine.ts';
import type { Handlers } from '#paths/drive/handlers.ts';
import { texts } from '#texts/de.ts';
import { readFromMail } from '#tests/e2e/models/mailbox.ts';
import { changeInShop, readInShop } from '#tests/e2e/models/shop-database.ts';
import { post, visit } from '#tests/e2e/models/visit.ts';
import { answerOf, holdCalls, type HeldCalls } from './held-calls.ts';

const { registration: words } = texts;

/** Somebody who registers, or has opened the link of the mail; the answers wait for the path. */
export interface RegistrationBrowser {
  readonly page: Page;
  readonly shopFolder: string | undefined;
  calls?: HeldCalls;
  /** A mail address of this path alone. */
  email?: string;
}

const root = (page: Page): Locator => page.locator('[data-machine="registration"]');
const field = (page: Page, label: string): Locator =>
  root(page)
    .getByLabel(new RegExp(`^${label.replace('.', '\\.')}\\*?`))
    .first();

/** What a firm types, with the mail address of this path. */
const ofThisPath = (typed: TypedRegistration, email: string): TypedRegistration => ({
  ...typed,
  email,
  emailAgain: email,
});

/** Registers by the call of the shop; gives the path of the link that is mailed. */
async function mailedLink({ page, shopFolder }: RegistrationBrowser, email: string): Promise<string> {
  const typed = registrationCatalog.events['registration.submit']['firm']?.event.typed;
  if (typed === undefined) throw new Error('There is no such sample.');
  await page.goto('/page/impressum');
  const reply = await post(page, registrationEndpoints.register.path, ofThisPath(typed, email));
  expect(((await reply.json()) as { success: boolean }).success).toBe(true);
  const link = await readFromMail(email, /https?:\/\/\S+\/register\/confirm\/\S+/, shopFolder);
  return new URL(link).pathname;
}

const accountsOf = async ({ email, shopFolder }: RegistrationBrowser): Promise<number> =>
  (await readInShop('select id from person where email_normalised = $1', [email], shopFolder)).length;

/** The link was used elsewhere. */
const useElsewhere = ({ email, shopFolder }: RegistrationBrowser): Promise<void> =>
  changeInShop('delete from registration where email_normalised = $1', [email], shopFolder);

async function see({ page }: RegistrationBrowser, state: string, isBusy: boolean): Promise<void> {
  await expect(root(page)).toHaveAttribute('data-state', state);
  await expect(root(page)).toHaveAttribute('aria-busy', String(isBusy));
}

/** Registering in a browser on a built shop. */
export const registrationBrowserHandlers: Handlers<RegistrationMachine, RegistrationBrowser> = {
  open: async (world, { link }) => {
    const { page } = world;
    world.email = `neu-${randomUUID()}@neu-gmbh.example`;
    const path = link === null ? registrationPath : await mailedLink(world, world.email);
    if (link?.isGood === false) await useElsewhere(world);
    await visit(page, path);
    world.calls = await holdCalls(page, ['registration.register', 'registration.confirm']);
  },
  events: {
    'registration.submit': async ({ page, email = '' }, { typed }) => {
      const wanted = ofThisPath(typed, email);
      await root(page).getByRole('radio', { name: words.kinds[wanted.kind] }).check();
      if (wanted.kind === 'company') {
        await root(page).getByRole('textbox', { name: words.company }).fill(wanted.company);
        await field(page, words.vatId).fill(wanted.vatId);
      }
      await field(page, words.salutation).selectOption(wanted.salutation);
      for (const [label, text] of [
        [words.firstname, wanted.firstname],
        [words.lastname, wanted.lastname],
        [words.email, wanted.email],
        [words.emailAgain, wanted.emailAgain],
        [words.password, wanted.password],
        [words.passwordAgain, wanted.passwordAgain],
      ] as const)
        await field(page, label).fill(text);
      await root(page).getByRole('button', { name: words.submit }).click();
    },
    'link.confirm': async ({ page }, { password }) => {
      await field(page, words.password).fill(password);
      await root(page).getByRole('button', { name: words.confirm }).click();
    },
  },
  calls: {
    register: answerOf('registration.register'),
    confirm: answerOf('registration.confirm', { invalid: useElsewhere }),
  },
  delays: {},
  states: {
    opening: () => undefined,
    closed: () => {
      throw new Error('This shop lets people register.');
    },
    typing: (world) => see(world, 'typing', false),
    sending: (world) => see(world, 'sending', true),
    awaitingMail: async (world) => {
      const { page, email = '', shopFolder } = world;
      await expect(root(page).getByRole('status')).toHaveText(words.next.awaitingMail({ email }));
      await expect(root(page).getByRole('status')).toBeFocused();
      await readFromMail(email, /\/register\/confirm\/\S+/, shopFolder);
      expect(await accountsOf(world)).toBe(0);
    },
    link: async (world, { problem }) => {
      await see(world, 'link', false);
      await expect(root(world.page).getByRole('alert')).toHaveCount(problem === null ? 0 : 1);
      expect(await accountsOf(world)).toBe(0);
    },
    confirming: (world) => see(world, 'confirming', true),
    linkOver: async (world, { problem }) => {
      await see(world, 'linkOver', false);
      const told = root(world.page).getByRole('alert');
      await expect(told).toHaveCount(problem === null ? 0 : 1);
      if (problem !== null) await expect(told).toBeFocused();
      await expect(root(world.page)).toContainText('Dieser Link gilt nicht mehr');
      await expect(field(world.page, words.password)).toHaveCount(0);
      await expect(root(world.page).getByRole('link', { name: words.again })).toBeVisible();
      expect(await accountsOf(world)).toBe(0);
    },
    awaitingApproval: () => {
      throw new Error('Nobody looks at registrations here.');
    },
    registered: async (world) => {
      await expect(root(world.page).getByRole('status')).toHaveText(words.next.registered({ email: '' }));
      expect(await accountsOf(world)).toBe(1);
    },
  },
};
