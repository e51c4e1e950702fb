import { adminOrderEndpoints, waitingOrderEndpoints } from '#contract/admin-orders.ts';
import type { Handle } from '#server/calls/endpoints.ts';
import { memberOf } from '#server/session/visitor.ts';
import type { ReleaseService } from './release.service.ts';

/** Releases of orders: by those who decide for a firm, and by their buyers (S7.1, S7.2). */
export function registerReleaseRoutes(
  handle: Handle,
  { releases }: { readonly releases: ReleaseService },
): void {
  const decided = async (state: ReturnType<ReleaseService['deny']>) => ({
    success: true as const,
    state: await state,
  });
  handle(adminOrderEndpoints.list, ({ visitor }, { query }) => releases.firmOrders(memberOf(visitor), query));
  handle(adminOrderEndpoints.formerlyMine, ({ visitor }, { query }) =>
    releases.formerlyMine(memberOf(visitor), query.orderNumber),
  );
  handle(adminOrderEndpoints.releaseNow, ({ visitor }, { body }) =>
    decided(releases.release(memberOf(visitor), body.orderNumber, body)),
  );
  handle(adminOrderEndpoints.changeQuantities, ({ visitor }, { body }) =>
    decided(releases.change(memberOf(visitor), body.orderNumber, body.changes)),
  );
  handle(adminOrderEndpoints.denyApproval, ({ visitor }, { body }) =>
    decided(releases.deny(memberOf(visitor), body.orderNumber, body.reason)),
  );
  handle(adminOrderEndpoints.ask, ({ visitor }, { body }) =>
    decided(releases.ask(memberOf(visitor), body.orderNumber, body.question)),
  );
  handle(waitingOrderEndpoints.answer, ({ visitor }, { body }) =>
    decided(releases.answer(memberOf(visitor), body.orderNumber, body.answer)),
  );
  handle(waitingOrderEndpoints.withdraw, ({ visitor }, { body }) =>
    decided(releases.withdraw(memberOf(visitor), body.orderNumber)),
  );
}
