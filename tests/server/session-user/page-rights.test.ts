import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminAddressEndpoints, adminUserAddressEndpoints } from '#contract/admin-addresses.ts';
import { adminBudgetEndpoints } from '#contract/admin-budgets.ts';
import { adminCostCenterEndpoints } from '#contract/admin-cost-centers.ts';
import { adminUserEndpoints } from '#contract/admin-users.ts';
import { listingEndpoints } from '#contract/listing.ts';
import { sessionEndpoints } from '#contract/session.ts';
import { demoPassword } from '#server/demo/accounts.ts';
import { startMeasuredShop } from '#tests/server/support/measured-shop.ts';
import type { MeasuredShop } from '#tests/server/support/measured-shop.ts';
import { createBrowser } from '#tests/server/support/plain-browser.ts';
import type { Browser } from '#tests/server/support/plain-browser.ts';
import { add, berlinAddress, orderBasket } from '#tests/server/basket/small-catalogue.ts';
import { narrowedByFirm, ofBuyer, ofDeciders, ofFirm, pageCallers, pageRights } from './page-rights.ts';
import type { PageCaller } from './page-rights.ts';

const emails: Readonly<Record<Exclude<PageCaller, 'guest'>, string>> = {
  'private customer': 'privat@kontor.example',
  'buyer of a firm': 'einkauf@muster-gmbh.example',
  'deputy of a firm': 'vertretung@muster-gmbh.example',
  'admin of a firm': 'leitung@muster-gmbh.example',
  'buyer of another firm': 'einkauf@andere-gmbh.example',
  'admin of another firm': 'admin@andere-gmbh.example',
  'own staff': 'backend@kontor.example',
};

const buyersName = 'Emil Einkauf';

let shop: MeasuredShop;
const cookies = new Map<PageCaller, string>();
const browsers = new Map<PageCaller, Browser>();

beforeAll(async () => {
  shop = await startMeasuredShop({ DEMO_SECOND_FACTOR: 'off' });
  for (const caller of pageCallers) {
    const browser = createBrowser(shop.url);
    await browser.open('/');
    if (caller !== 'guest')
      await browser.ask(sessionEndpoints.login, { body: { email: emails[caller], password: demoPassword } });
    cookies.set(caller, browser.cookie());
    browsers.set(caller, browser);
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

  it('[R20][R23][R26] are those of nobody from another firm where an address carries what a firm has', async () => {
    const addresses = await addressesOfFirm();
    for (const [address, { rights, tells }] of Object.entries(addresses)) {
      const met: Record<string, number | string> = {};
      for (const caller of pageCallers) {
        met[caller] = await outcomeOf(address, caller);
        const { body } = await shop.ask(address, cookies.get(caller));
        const mayRead = rights[caller] === 200 && !caller.endsWith('of another firm');
        // The own name is in the header of every page.
        const looked = tells.filter((words) => caller !== 'buyer of a firm' || words !== buyersName);
        expect(
          looked.filter((words) => body.includes(words)),
          `${address} for ${caller}`,
        ).toEqual(mayRead ? looked : []);
      }
      expect(met, address).toEqual(rights);
    }
  });
});

const browserOf = (caller: PageCaller): Browser => {
  const browser = browsers.get(caller);
  if (browser === undefined) throw new Error(`${caller} has no browser`);
  return browser;
};

/** Addresses of pages with something of the first firm in them, and what those pages tell of it. */
async function addressesOfFirm() {
  const [buyer, admin] = [browserOf('buyer of a firm'), browserOf('admin of a firm')];
  const costCenter = { number: 'G-4711', name: 'Geheimlager', owner: '', state: 'active' as const };
  const { id: costCenterId } = await admin.ask(adminCostCenterEndpoints.create, { body: costCenter });
  const { id: budgetId } = await admin.ask(adminBudgetEndpoints.create, {
    body: { person: '', costCenter: String(costCenterId), amount: '1.234,56', period: 'month' },
  });
  const { items: people } = await admin.ask(adminUserEndpoints.list);
  const personId = people.find(({ email }) => email === emails['buyer of a firm'])?.id ?? 0;
  await admin.ask(adminAddressEndpoints.create, { body: { ...berlinAddress, street: 'Geheimer Weg' } });
  const street = 'Verborgener Pfad';
  const person = String(personId);
  await admin.ask(adminUserAddressEndpoints.create, { body: { ...berlinAddress, street, person } });
  const idAt = (kept: readonly { id: number | null; street: string }[], wanted: string): number =>
    kept.find((one) => one.street === wanted)?.id ?? 0;
  const address = idAt((await admin.ask(adminAddressEndpoints.list)).items, 'Geheimer Weg');
  const personAddress = idAt((await admin.ask(adminUserAddressEndpoints.list)).items, street);
  const { items } = await buyer.ask(listingEndpoints.list, { query: { search: 'toner', limit: 1 } });
  await add(buyer, items[0]?.articleNumber ?? '', 1, { costCenter: costCenter.number });
  const orderNumber = await orderBasket(buyer, null);
  const one = (tells: readonly string[], rights = ofFirm) => ({ rights, tells });
  return {
    [`/my/orders/${orderNumber}`]: one(['Größenwahn'], ofBuyer),
    [`/my/admin-orders/${orderNumber}`]: one(['Größenwahn', buyersName], ofDeciders),
    [`/my/admin-cost-centers/${costCenterId}`]: one(['Geheimlager']),
    [`/my/admin-budgets/${budgetId}`]: one(['Geheimlager', '1.234,56']),
    [`/my/admin-users/${personId}`]: one([buyersName]),
    [`/my/admin-addresses/${address}`]: one(['Geheimer Weg']),
    [`/my/admin-user-addresses/${personAddress}`]: one(['Verborgener Pfad']),
    [`/my/admin-user-orders?person=${personId}`]: one([buyersName], narrowedByFirm),
    [`/my/admin-costcenter-orders?costCenter=${costCenter.number}`]: one(['Geheimlager'], narrowedByFirm),
  };
}
