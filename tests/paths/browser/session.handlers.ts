import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { Sample } from '#machines/path-ready.ts';
import type { sessionMachine } from '#machines/session/session.machine.ts';
import type { Handlers } from '#paths/drive/handlers.ts';
import { texts } from '#texts/de.ts';
import {
  demoPassword,
  expectGuest,
  expectSignedIn,
  loginForm,
  people,
} from '#tests/e2e/models/login-page.ts';
import { mailedWayIn } from '#tests/e2e/models/mailbox.ts';
import { visit, waitUntilLive } from '#tests/e2e/models/visit.ts';
import { holdCalls, type HeldCalls } from './held-calls.ts';
import { ownPerson } from './own-data.ts';

const { frame, session: words } = texts;

/** One visitor whose signing in and out waits for the path. */
export interface SessionBrowser {
  readonly page: Page;
  /** Number of the test worker: a person of its own. */
  readonly worker: number;
  readonly shopFolder: string | undefined;
  calls?: HeldCalls;
  email?: string;
}

const callsOf = ({ calls }: SessionBrowser): HeldCalls => {
  if (calls === undefined) throw new Error('The shop is not open.');
  return calls;
};

const answer =
  (...names: readonly string[]) =>
  async (world: SessionBrowser, { server }: Sample): Promise<void> => {
    for (const name of names) await callsOf(world).releaseAs(name, server);
  };

const session = (page: Page) => page.locator('[data-machine="session"]');
const serviceBar = (page: Page) => page.getByRole('region', { name: frame.serviceBar });

async function signIn(page: Page, email: string): Promise<void> {
  await visit(page, '/login');
  await loginForm(page).signIn(email);
  await expectSignedIn(page);
}

/** Signing out in another tab of the same browser ends the session here. */
async function signOutElsewhere(page: Page): Promise<void> {
  const tab = await page.context().newPage();
  await visit(tab, '/page/impressum');
  await tab.getByRole('button', { name: frame.logout }).click();
  await expectGuest(tab);
  await tab.close();
}

/** The session in a browser on a built shop. */
export const sessionBrowserHandlers: Handlers<typeof sessionMachine, SessionBrowser> = {
  open: async (world, { user }) => {
    const { page, worker, shopFolder } = world;
    world.email = await ownPerson(worker, people.private, shopFolder);
    if (!user.guest) await signIn(page, world.email);
    await visit(page, '/page/impressum');
    world.calls = await holdCalls(page, [
      'session.login',
      'session.openWayIn',
      'session.logout',
      'session.user',
      'session.token',
    ]);
  },
  events: {
    'login.open': ({ page }) => serviceBar(page).getByRole('link', { name: frame.login }).click(),
    'login.close': ({ page }) =>
      page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click(),
    'login.submit': async ({ page, email = '' }) => {
      const form = loginForm(page);
      await form.email.fill(email);
      await form.password.fill(demoPassword);
      await form.submit.click();
    },
    'wayIn.found': async (world) => {
      // A mail comes once an hour: each path is somebody else's.
      world.email = await ownPerson(`mailed-${randomUUID()}`, people.private, world.shopFolder);
      const link = await mailedWayIn(world.email, world.shopFolder);
      await world.page.goto(new URL(link).pathname + new URL(link).search);
      await waitUntilLive(world.page);
    },
    'wayIn.use': ({ page }) => page.getByRole('button', { name: words.wayIn.confirm }).click(),
    logout: ({ page }) => serviceBar(page).getByRole('button', { name: frame.logout }).click(),
    'session.ended': ({ page }) => signOutElsewhere(page),
    'identity.told': () => {
      throw new Error('Who the visitor is, is told by answers of other calls.');
    },
    'config.changed': () => {
      throw new Error('The configuration comes with a later poll, which no visitor brings about.');
    },
  },
  calls: {
    login: answer('session.login'),
    openWayIn: answer('session.openWayIn'),
    logout: answer('session.logout'),
    loadIdentity: answer('session.user', 'session.token'),
  },
  delays: {},
  states: {
    resolving: () => undefined,
    'guest.idle': async ({ page }) => {
      await expectGuest(page);
      // A page that is still being left would take the next press for its own.
      const signingIn = '[data-state="form"], [data-state="wayIn"], [data-state="openingWayIn"]';
      await expect(session(page).and(page.locator(signingIn))).toHaveCount(0);
    },
    'guest.login.form': async ({ page }, { problem, isLetIn }) => {
      await expectGuest(page);
      await expect(session(page)).toHaveAttribute('data-state', 'form');
      await expect(loginForm(page).submit).toBeEnabled();
      await expect(page.getByText(words.wayIn.done)).toHaveCount(isLetIn && problem === null ? 1 : 0);
      const told = page.getByRole('main').getByRole('alert');
      await expect(told).toHaveCount(problem === null ? 0 : 1);
    },
    'guest.login.sending': async ({ page }, { wantsRedirect }) => {
      await expectGuest(page);
      if (wantsRedirect) await expect(session(page)).toHaveAttribute('data-state', 'sending');
      else await expect(session(page)).toHaveCount(0);
    },
    'guest.login.wayIn': async ({ page }) => {
      await expectGuest(page);
      await expect(page.getByRole('button', { name: words.wayIn.confirm })).toBeEnabled();
    },
    'guest.login.openingWayIn': async ({ page }) => {
      await expectGuest(page);
      await expect(session(page)).toHaveAttribute('data-state', 'openingWayIn');
    },
    'member.active': async ({ page }) => {
      await expectSignedIn(page);
      await expect(serviceBar(page).getByRole('link', { name: frame.login })).toHaveCount(0);
    },
    'member.leaving': async ({ page }) => {
      await expect(serviceBar(page).getByRole('button', { name: frame.logout })).toHaveCount(1);
      await expect(serviceBar(page).getByRole('link', { name: frame.login })).toHaveCount(0);
    },
    // Nothing of a member is shown while the shop asks who the visitor is now; the sign-in comes with the answer.
    'member.expired': async ({ page }) => {
      await expectGuest(page);
      await expect(session(page)).toHaveCount(0);
    },
  },
};
