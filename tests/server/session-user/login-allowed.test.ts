import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessionEndpoints } from '#contract/session.ts';
import { systemEndpoints } from '#contract/system.ts';
import { demoPassword } from '#server/demo/accounts.ts';
import { startTestShop } from '#tests/server/support/test-shop.ts';
import type { TestShop } from '#tests/server/support/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(async () => {
  await shop.stop();
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
});
