import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderApprovalEnsemble } from '#machines/order-approval/order-approval.ensemble.ts';
import { driveTogether } from '#paths/together/drive-together.ts';
import { peopleDriver } from '#paths/together/people-driver.ts';
import { togetherStore } from '#paths/together/stored-together.ts';
import { orderApprovalDesk } from '#tests/paths/server/order-approval-desk.handlers.ts';
import { projectRoot } from '#tests/run/steps.ts';
import { startSmallShop } from '#tests/server/basket/small-catalogue.ts';
import type { TestShop } from '#tests/server/support/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startSmallShop();
});
afterAll(async () => {
  await shop.stop();
});

const paths = togetherStore.read(projectRoot, 'order-approval')?.paths ?? [];

describe('generated paths of two who decide about one order, on the server', () => {
  it('are there', () => {
    expect(paths.length).toBeGreaterThan(0);
  });

  it.each(paths)('[R48][S4.3-10] $id comes to exactly one final decision', async (script) => {
    const shared = { shop };
    const desk = (who: 'admin' | 'deputy') => ({
      handlers: orderApprovalDesk,
      world: { shared, who, decision: 'release' as const, seenNet: 0 },
    });
    const driver = peopleDriver(orderApprovalEnsemble, { anna: desk('admin'), bernd: desk('deputy') });
    await driveTogether(orderApprovalEnsemble, script, driver);
  });
});
