import { afterAll, beforeAll, expect, it } from 'vitest';
import { secondFactorEndpoints } from '#contract/second-factor.ts';
import { demoPassword } from '#server/demo/accounts.ts';
import { stepOf } from '#server/sign-in/totp.ts';
import { codeOf } from '#tests/support/app-code.ts';
import { keptBrowser } from '#tests/server/support/kept-browser.ts';
import type { KeptBrowser } from '#tests/server/support/kept-browser.ts';
import { startTestShop } from '#tests/server/support/test-shop.ts';
import type { TestShop } from '#tests/server/support/test-shop.ts';

let shop: TestShop;
let now = new Date('2026-11-20T10:00:00Z');
const email = 'privat@kontor.example';
const minuteMs = 60_000;
const proof = { currentPassword: demoPassword };

interface Content {
  success?: boolean;
  code?: string;
  errorMessages?: string[];
  secret?: string;
}

const { begin, confirm, verify, renewCodes } = secondFactorEndpoints;
const later = (milliseconds: number): void => {
  now = new Date(now.getTime() + milliseconds);
};
const send = (browser: KeptBrowser, path: string, body?: object): Promise<Content> =>
  browser.send<Content>(path, body);
const signIn = (browser: KeptBrowser): Promise<Content> =>
  send(browser, '/login', { email, password: demoPassword });

beforeAll(async () => {
  shop = await startTestShop({ seed: 'small', clock: () => now, environment: { TRUST_PROXY: '127.0.0.1' } });
});
afterAll(() => shop.stop());

it('[R10] guesses in a browser the account knows no more than twenty codes a day, signed in or not', async () => {
  const owner = keptBrowser(shop);
  await signIn(owner);
  const { secret = '' } = await send(owner, begin.path, proof);
  const code = (steps = 0): string => codeOf(secret, stepOf(now) + steps);
  const show = (browser: KeptBrowser, typed: string): Promise<Content> =>
    send(browser, verify.path, { way: 'app', code: typed, isBrowserTrusted: false });
  await send(owner, confirm.path, { code: code() });
  later(11 * minuteMs);

  let looked = 0;
  const guessFive = async (): Promise<void> => {
    for (let guess = 0; guess < 5; guess += 1) {
      await show(owner, code(5 + guess));
      looked += 1;
    }
    later(11 * minuteMs);
  };
  while (looked < 15) {
    expect(await send(owner, renewCodes.path, proof)).toMatchObject({ code: 'login.secondFactor' });
    await guessFive();
  }
  await send(owner, '/logout', {});
  await signIn(owner);
  await guessFive();
  await signIn(owner);
  expect(await show(owner, code())).toMatchObject({
    code: 'secondFactor.locked',
    errorMessages: [expect.stringContaining('an einem Tag')],
  });

  // Elsewhere the owner still comes in; and here on the next day, where a deed is refused until then before a code is asked for.
  const other = keptBrowser(shop);
  await signIn(other);
  expect(await show(other, code())).toMatchObject({ success: true });
  later(24 * 60 * minuteMs);
  await signIn(owner);
  expect(await show(owner, code())).toMatchObject({ success: true });
  later(11 * minuteMs);
  while (looked < 40) {
    await send(owner, renewCodes.path, proof);
    await guessFive();
  }
  expect(await send(owner, renewCodes.path, proof)).toMatchObject({
    code: 'secondFactor.locked',
    errorMessages: [expect.stringContaining('an einem Tag')],
  });
});
