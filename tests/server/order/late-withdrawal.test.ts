import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminOrderEndpoints, waitingOrderEndpoints } from '#contract/admin-orders.ts';
import { orderOf, placeOrder, startSmallShop } from '#tests/server/basket/small-catalogue.ts';
import { readOrder, startFirm } from '#tests/server/support/firm.ts';
import type { TestShop } from '#tests/server/support/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startSmallShop();
});
afterAll(async () => {
  await shop.stop();
});

const { releaseNow, denyApproval } = adminOrderEndpoints;

describe('a waiting order that is decided and withdrawn', () => {
  it('[S4.3-10] a buyer who withdraws too late reads what became of the order, and when', async () => {
    const { buyer, admin } = await startFirm(shop);
    const late = async (orderNumber: string) => {
      const answer = await buyer.visitor.post(waitingOrderEndpoints.withdraw, { body: { orderNumber } });
      return answer.outcome === 'refused' ? answer.refusal.errorMessages[0] : answer.outcome;
    };
    const at = '\\(\\d\\d\\.\\d\\d\\.\\d{4}, \\d\\d:\\d\\d Uhr\\)\\.$';
    const released = await placeOrder(buyer.visitor);
    await admin.visitor.ask(releaseNow, { body: await readOrder(shop, released) });
    expect(await late(released)).toMatch(
      new RegExp(`^Zum Zurückziehen war es zu spät: Lena Firma hat die Bestellung freigegeben ${at}`, 'u'),
    );
    const denied = await placeOrder(buyer.visitor);
    await admin.visitor.ask(denyApproval, { body: { orderNumber: denied, reason: 'Zu teuer' } });
    expect(await late(denied)).toMatch(
      new RegExp(`nicht mehr zurückzuziehen: Lena Firma hat sie abgelehnt ${at}`, 'u'),
    );
    const withdrawn = await placeOrder(buyer.visitor);
    expect(await late(withdrawn)).toBe('ok');
    expect(await late(withdrawn)).toMatch(
      new RegExp(`^Sie haben die Bestellung schon zurückgezogen ${at}`, 'u'),
    );
  });

  it('[S4.3-10] of a withdrawal and a release at once one happens, and the other is told so', async () => {
    const { buyer, admin } = await startFirm(shop);
    for (let turn = 0; turn < 4; turn += 1) {
      const orderNumber = await placeOrder(buyer.visitor);
      const body = await readOrder(shop, orderNumber);
      const asked = [
        () => buyer.visitor.post(waitingOrderEndpoints.withdraw, { body: { orderNumber } }),
        () => admin.visitor.post(releaseNow, { body }),
      ];
      // Each begins first in turn.
      if (turn % 2 === 1) asked.reverse();
      const answers = await Promise.all(asked.map(async (ask) => ask()));
      if (turn % 2 === 1) answers.reverse();
      const [withdrawal, release] = answers;
      const { state } = (await orderOf(buyer.visitor, orderNumber)) ?? {};
      if (withdrawal?.outcome === 'ok') {
        expect(state).toBe('cancelled');
        expect(release).toMatchObject({
          refusal: { code: 'release.decided', errorMessages: ['Kaja Firma hat die Anfrage zurückgezogen.'] },
        });
      } else {
        expect(state).toBe('accepted');
        expect(release?.outcome).toBe('ok');
        expect(withdrawal).toMatchObject({
          refusal: {
            code: 'release.decided',
            errorMessages: [expect.stringContaining('Zum Zurückziehen war es zu spät: Lena Firma')],
          },
        });
      }
    }
  });
});
