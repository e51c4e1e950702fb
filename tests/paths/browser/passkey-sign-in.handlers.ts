import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { accountPasswordPath } from '#contract/account-path.ts';
import { secondFactorPath } from '#contract/second-factor-path.ts';
import type { PasskeySignInMachine } from '#machines/passkey-sign-in/passkey-sign-in.machine.ts';
import type { PasskeySignInContext } from '#machines/passkey-sign-in/passkey-sign-in.types.ts';
import type { Handlers } from '#paths/drive/handlers.ts';
import { texts } from '#texts/de.ts';
import { enter } from '#tests/e2e/models/enter.ts';
import { expectGuest, expectSignedIn, loginForm, people } from '#tests/e2e/models/login-page.ts';
import { setUpPasskey } from '#tests/e2e/models/passkeys.ts';
import { changeInShop, removeInShop } from '#tests/e2e/models/shop-database.ts';
import {
  withAuthenticator,
  withSlowPerson,
  type SlowPerson,
  type VirtualAuthenticator,
} from '#tests/e2e/models/virtual-authenticator.ts';
import { visit } from '#tests/e2e/models/visit.ts';
import { holdCalls, type HeldCalls } from './held-calls.ts';
import { ownPerson } from './own-data.ts';

const { frame, passkey: words, secondFactor } = texts;

/** Somebody whose device has a passkey of their account; the calls wait for the path, and so does the device. */
export interface PasskeyBrowser {
  readonly page: Page;
  readonly shopFolder: string | undefined;
  email?: string;
  device?: VirtualAuthenticator;
  person?: SlowPerson;
  calls?: HeldCalls;
  purpose?: PasskeySignInContext['purpose'];
}

const part = (page: Page): Locator => page.locator('[data-machine="passkey-sign-in"]');

const ofPerson = 'person_id = (select id from person where email = $1)';

const change =
  (statement: string) =>
  async ({ email, shopFolder }: PasskeyBrowser): Promise<void> => {
    const values: readonly unknown[] = [email];
    await changeInShop(`${statement} where ${ofPerson}`, values, shopFolder);
  };

// A path may refuse it twice.
const removePasskey = ({ email, shopFolder }: PasskeyBrowser): Promise<void> =>
  removeInShop('passkey', ofPerson, [email], shopFolder);

/** What happens elsewhere before the server answers so. */
const before: Readonly<Record<string, (world: PasskeyBrowser) => Promise<void>>> = {
  refused: removePasskey,
  failed: removePasskey,
  wrong: removePasskey,
  over: change('delete from second_factor_attempt'),
  locked: async (world) => {
    await removePasskey(world);
    await change('update second_factor_attempt set tries = 4')(world);
  },
};

const callOf = {
  begin: { signIn: 'passkey.beginSignIn', secondFactor: 'passkey.beginSecondFactor' },
  verify: { signIn: 'passkey.signIn', secondFactor: 'passkey.verifySecondFactor' },
} as const;

const answer =
  (source: keyof typeof callOf) =>
  async (world: PasskeyBrowser, _answer: unknown, sample: string): Promise<void> => {
    await before[sample]?.(world);
    await world.calls?.release(callOf[source][world.purpose ?? 'signIn']);
  };

async function see({ page }: PasskeyBrowser, state: string, told: RegExp | string | null): Promise<void> {
  await expect(part(page)).toHaveAttribute('data-state', state);
  const isBusy = ['beginning', 'asking', 'verifying'].includes(state);
  await expect(part(page)).toHaveAttribute('aria-busy', String(isBusy));
  const alert = part(page).getByRole('alert');
  await expect(alert).toHaveCount(told === null ? 0 : 1);
  if (told !== null) {
    await expect(alert).toContainText(told);
    await expect(alert).toBeFocused();
  }
  await expectGuest(page);
}

/** Signing in with a passkey, in a browser on a built shop. */
export const passkeySignInBrowserHandlers: Handlers<PasskeySignInMachine, PasskeyBrowser> = {
  open: async (world, { purpose }) => {
    const { page, shopFolder } = world;
    world.purpose = purpose;
    world.device = await withAuthenticator(page);
    world.email = await ownPerson(`passkey-${randomUUID()}`, people.private, shopFolder);
    await enter(page, world.email, accountPasswordPath);
    await setUpPasskey(page, 'Mein Telefon');
    await page.getByRole('button', { name: frame.logout }).click();
    await expectGuest(page);
    world.person = await withSlowPerson(page);
    await visit(page, '/login');
    if (purpose === 'secondFactor') {
      await loginForm(page).signIn(world.email);
      await expect(page).toHaveURL(secondFactorPath);
      await visit(page, secondFactorPath);
    }
    world.calls = await holdCalls(
      page,
      Object.values(callOf).map((names) => names[purpose]),
    );
  },
  events: { 'passkey.use': ({ page }) => part(page).getByRole('button', { name: words.use }).click() },
  calls: {
    begin: answer('begin'),
    authenticate: async ({ device, person }, _answer, sample) => {
      await device?.confirms(sample === 'ok');
      await person?.answer();
    },
    verify: answer('verify'),
  },
  delays: {},
  states: {
    'entry.idle': (world) => see(world, 'idle', null),
    'entry.cancelled': (world) => see(world, 'cancelled', words.cancelled),
    'entry.refused': (world) => see(world, 'refused', /\S/),
    'entry.unsupported': () => {
      throw new Error('This browser has passkeys.');
    },
    'entry.unanswered': () => {
      throw new Error('Whatever gets no answer is told by the whole page.');
    },
    beginning: (world) => see(world, 'beginning', null),
    asking: async (world) => {
      await see(world, 'asking', null);
      await expect(part(world.page).getByRole('status')).toHaveText(words.asking);
    },
    verifying: (world) => see(world, 'verifying', null),
    // The page of the codes ends with it: whatever is typed there would be looked at by nobody.
    over: async ({ page }, { problem }) => {
      const how = problem?.code === 'secondFactor.locked' ? 'locked' : 'over';
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(secondFactor.ends[how].title);
      await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
      await expectGuest(page);
    },
    passed: async ({ page }) => {
      await expectSignedIn(page);
      await expect(page).toHaveURL('/');
    },
  },
};
