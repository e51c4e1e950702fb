import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessionEndpoints } from '#contract/session.ts';
import { demoPassword } from '#server/demo/accounts.ts';
import { startMeasuredShop } from '#tests/server/support/measured-shop.ts';
import type { MeasuredShop } from '#tests/server/support/measured-shop.ts';
import { createBrowser } from '#tests/server/support/plain-browser.ts';
import { pageCallers, pageRights } from './page-rights.ts';
import type { PageCaller } from './page-rights.ts';

const emails: Readonly<Record<Exclude<PageCaller, 'guest'>, string>> = {
  'private customer': 'privat@kontor.example',
  'buyer of a firm': 'einkauf@muster-gmbh.example',
  'deputy of a firm': 'vertretung@muster-gmbh.example',
  'admin of a firm': 'leitung@muster-gmbh.example',
  'own staff': 'backend@kontor.example',
};

let shop: MeasuredShop;
const cookies = new Map<PageCaller, string>();

beforeAll(async () => {
  shop = await startMeasuredShop({ DEMO_SECOND_FACTOR: 'off' });
  for (const caller of pageCallers) {
    const browser = createBrowser(shop.url);
    await browser.open('/');
    if (caller !== 'guest')
      await browser.ask(sessionEndpoints.login, { body: { email: emails[caller], password: demoPassword } });
    cookies.set(caller, browser.cookie());
  }
}, 240_000);
afterAll(() => shop.stop());

async function outcomeOf(address: string, caller: PageCaller): Promise<number | string> {
  const { status, location } = await shop.ask(address, cookies.get(caller));
  if (location === null) return status;
  return location === `/login?redirectTo=${encodeURIComponent(address)}` ? 'signIn' : location;
}

describe('rights of pages', () => {
  // Which pages there are is compared with the routes in tests/unit/app/page-rights.test.tsx.
  it.each(Object.entries(pageRights))(
    '[R20][S1-01] are for every caller what the table says: %s',
    async (_path, { address, outcomes }) => {
      const met: Record<string, number | string> = {};
      for (const caller of pageCallers) met[caller] = await outcomeOf(address, caller);
      expect(met).toEqual(outcomes);
    },
  );
});
