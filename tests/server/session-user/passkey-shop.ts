import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { addressOf } from '#contract/endpoint-address.ts';
import type { Endpoint, RequestOf } from '#contract/endpoint.ts';
import { passkeyEndpoints } from '#contract/passkey.ts';
import type { Passkey, PasskeyCreation, PasskeyQuestion } from '#contract/passkey.ts';
import { demoPassword } from '#server/demo/accounts.ts';
import { outboxMail } from '#tests/support/tables/outbox.ts';
import { loginAttempt, loginDevice, loginFailure, session } from '#tests/support/tables/session.ts';
import type { Misbehaviour, SoftwareAuthenticator } from '#tests/support/software-authenticator.ts';
import { keptBrowser } from '#tests/server/support/kept-browser.ts';
import type { KeptBrowser } from '#tests/server/support/kept-browser.ts';
import { authenticatorHere } from '#tests/server/support/passkeys.ts';
import { startTestShop } from '#tests/server/support/test-shop.ts';
import type { TestShop } from '#tests/server/support/test-shop.ts';

/** The shop of a test, and what its clock shows. */
export const world = { shop: null as unknown as TestShop, now: new Date('2026-11-20T10:00:00Z') };

export const email = 'privat@kontor.example';
export const other = 'einkauf@muster-gmbh.example';
export const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
export const minuteMs = 60_000;
/** How a passkey is refused that does not let in, whatever the reason. */
export const failed = {
  success: false,
  code: 'login.failed',
  errorMessages: [
    'Mit diesem Passkey können Sie sich nicht anmelden. Bitte nehmen Sie E-Mail-Adresse und Passwort.',
  ],
};

/** How an answer is refused that comes too late, or a second time. */
export const tooLate = {
  success: false,
  code: 'login.failed',
  errorMessages: [
    'Ihr Gerät wurde vor mehr als fünf Minuten gefragt, oder seine Antwort ist schon benutzt. Bitte beginnen Sie noch einmal.',
  ],
};

export interface Content {
  success?: boolean;
  code?: string;
  errorMessages?: string[];
  redirectTo?: string;
  user?: { guest: boolean; data: { email: string } };
  options?: unknown;
  /** What an app has to learn. */
  secret?: string;
  recoveryCodes?: string[];
  passkeys?: Passkey[];
  codesLeft?: number;
  pending?: { hasApp: boolean; hasPasskey: boolean } | null;
  isBasketMerged?: boolean;
}

/** Lets time pass. */
export const later = (milliseconds: number): void => {
  world.now = new Date(world.now.getTime() + milliseconds);
};
/** Sends a call of the contract and gives its answer, whatever it says. */
export const send = <E extends Endpoint>(
  browser: KeptBrowser,
  endpoint: E,
  body?: RequestOf<E>['body'],
): Promise<Content> =>
  browser.send<Content>(addressOf(endpoint), endpoint.method === 'GET' ? undefined : (body ?? {}));
/** Signs in by the password. */
export const signIn = (browser: KeptBrowser, who = email): Promise<Content> =>
  browser.send<Content>('/login', { email: who, password: demoPassword, redirectTo: '/my/orders' });
export const signOut = (browser: KeptBrowser): Promise<Content> => browser.send<Content>('/logout', {});
/** Mail address of whoever is signed in; empty for guests. */
export const whoIs = async (browser: KeptBrowser): Promise<string | undefined> =>
  (await browser.send<Content>('/systems/user')).user?.data.email;

const { list, begin, confirm, beginSignIn, signIn: signInBy, beginSecondFactor } = passkeyEndpoints;

/** What an authenticator is asked to make for whoever is signed in. */
export const creationOf = async (browser: KeptBrowser): Promise<PasskeyCreation> =>
  (await send(browser, begin, { currentPassword: demoPassword })).options as PasskeyCreation;
/** What any passkey is asked to sign. */
export const questionFor = async (browser: KeptBrowser): Promise<PasskeyQuestion> =>
  (await send(browser, beginSignIn)).options as PasskeyQuestion;
/** What a passkey of the person is asked to sign whose password was right. */
export const questionAfterPassword = async (browser: KeptBrowser): Promise<PasskeyQuestion> =>
  (await send(browser, beginSecondFactor)).options as PasskeyQuestion;

/** Has an authenticator make a passkey, and the shop keep it. */
export async function setUp(
  browser: KeptBrowser,
  authenticator: SoftwareAuthenticator,
  name = 'Mein Telefon',
  wrong?: Misbehaviour,
): Promise<Content> {
  const passkey = authenticator.make(await creationOf(browser), wrong);
  return send(browser, confirm, { passkey, name });
}

/** Signs in by the passkey alone. */
export async function enter(
  browser: KeptBrowser,
  authenticator: SoftwareAuthenticator,
  wrong?: Misbehaviour,
): Promise<Content> {
  const passkey = authenticator.show(await questionFor(browser), wrong);
  return send(browser, signInBy, { passkey, redirectTo: '/my/orders' });
}

/** Somebody signed in who has a passkey. */
export async function owner(
  who = email,
): Promise<{ browser: KeptBrowser; authenticator: SoftwareAuthenticator }> {
  const browser = keptBrowser(world.shop, undefined, firefox);
  expect(await signIn(browser, who)).toMatchObject({ success: true });
  const authenticator = authenticatorHere();
  expect(await setUp(browser, authenticator)).toMatchObject({ success: true });
  return { browser, authenticator };
}

/** A browser whose password was right. */
export async function halfway(): Promise<KeptBrowser> {
  const browser = keptBrowser(world.shop);
  expect(await signIn(browser)).toMatchObject({ code: 'login.secondFactor' });
  return browser;
}

/** The one passkey of whoever is signed in. */
export const only = async (browser: KeptBrowser): Promise<Passkey> => {
  const { passkeys = [] } = await send(browser, list);
  expect(passkeys).toHaveLength(1);
  return passkeys[0] as Passkey;
};

/** Opens the shop for the tests of a file, each without passkeys and a day after the one before. */
export function inPasskeyShop(): void {
  beforeAll(async () => {
    world.shop = await startTestShop({
      seed: 'small',
      clock: () => world.now,
      environment: { TRUST_PROXY: '127.0.0.1' },
    });
  });
  afterAll(() => world.shop.stop());

  beforeEach(async () => {
    // What was counted before lies more than a day back.
    later(3 * 24 * 3_600_000);
    for (const table of ['passkey', 'second_factor', 'second_factor_recovery'])
      await world.shop.database.query(`delete from ${table}`);
    await world.shop.database.query('update person set is_active = true, is_approved = true');
    for (const table of [loginDevice, session, outboxMail, loginAttempt, loginFailure])
      await world.shop.tables.delete(table);
  });
}
