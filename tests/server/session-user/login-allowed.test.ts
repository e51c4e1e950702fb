import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { passkeyEndpoints } from '#contract/passkey.ts';
import { secondFactorEndpoints } from '#contract/second-factor.ts';
import { sessionEndpoints } from '#contract/session.ts';
import { systemEndpoints } from '#contract/system.ts';
import { demoFactor, demoPassword, seedAccounts } from '#server/demo/accounts.ts';
import { stepOf } from '#server/sign-in/totp.ts';
import { codeOf } from '#tests/support/app-code.ts';
import { startTestShop } from '#tests/server/support/test-shop.ts';
import type { TestShop } from '#tests/server/support/test-shop.ts';

let shop: TestShop;
let demo: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
  demo = await startTestShop({ seed: 'none' });
});
afterAll(async () => {
  await shop.stop();
  await demo.stop();
});

const body = { email: 'einkauf@muster-gmbh.example', password: demoPassword };

describe('a sign-in where the shop lets nobody in', () => {
  it.each([
    ['en', 'Login is not allowed at the moment. Please try it later.'],
    ['de', 'Die Anmeldung ist derzeit nicht möglich. Bitte versuchen Sie es später erneut.'],
  ] as const)(
    '[S8-20][R5][S6-08] is refused with the sentence of the catalogue (%s)',
    async (language, sentence) => {
      const visitor = shop.visitor();
      await visitor.ask(systemEndpoints.setLanguage, { body: { language } });
      await shop.services.settings.change({ allowLogin: false });
      try {
        expect(await visitor.post(sessionEndpoints.login, { body })).toMatchObject({
          refusal: { code: 'login.notAllowed', errorMessages: [sentence] },
        });
        expect((await visitor.ask(sessionEndpoints.user)).user.guest).toBe(true);
      } finally {
        await shop.services.settings.change({ allowLogin: true });
      }
      expect((await visitor.ask(sessionEndpoints.login, { body })).success).toBe(true);
    },
  );

  it('[S6-08] goes on with no code either, but the codes of who is in already', async () => {
    // The demo alone has somebody with a second factor.
    await seedAccounts(demo.database, demo.keys);
    const visitor = demo.visitor();
    const { settings } = demo.services;
    const credentials = { email: demoFactor.email, password: demoPassword };
    const waits = { refusal: { code: 'login.secondFactor' } };
    expect(await visitor.post(sessionEndpoints.login, { body: credentials })).toMatchObject(waits);
    const show = () =>
      visitor.post(secondFactorEndpoints.verify, {
        body: { way: 'app', code: codeOf(demoFactor.secret, stepOf(new Date())), isBrowserTrusted: false },
      });
    const refused = { refusal: { code: 'login.notAllowed' } };
    await settings.change({ allowLogin: false });
    try {
      expect(await show()).toMatchObject(refused);
      expect(await visitor.post(secondFactorEndpoints.sendCode)).toMatchObject(refused);
      expect(await visitor.post(passkeyEndpoints.beginSecondFactor)).toMatchObject(refused);
      expect((await visitor.ask(sessionEndpoints.user)).user.guest).toBe(true);
    } finally {
      await settings.change({ allowLogin: true });
    }
    expect(await show()).toMatchObject({ outcome: 'ok' });
    const renewCodes = () =>
      visitor.post(secondFactorEndpoints.renewCodes, { body: { currentPassword: demoPassword } });
    await demo.database.query('update session set second_factor_at = null');
    expect(await renewCodes()).toMatchObject(waits);
    await settings.change({ allowLogin: false });
    try {
      const wrong = { way: 'app', code: '000000', isBrowserTrusted: false } as const;
      expect(await visitor.post(secondFactorEndpoints.verify, { body: wrong })).toMatchObject({
        refusal: { code: 'secondFactor.wrong' },
      });
    } finally {
      await settings.change({ allowLogin: true });
    }
  });
});
