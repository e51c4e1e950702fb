import { dealerListEndpoints } from '#contract/dealer-list.ts';
import type { Handle } from '#server/calls/endpoints.ts';
import { memberOf } from '#server/session/visitor.ts';
import type { DealerListService } from './dealer-list.service.ts';

const done = { success: true } as const;

/** Lists the shop shows to customers (S2.3-05). */
export function registerDealerListRoutes(
  handle: Handle,
  { dealerLists }: { readonly dealerLists: DealerListService },
): void {
  handle(dealerListEndpoints.list, ({ visitor }, { query }) =>
    dealerLists.show(memberOf(visitor), query.slug),
  );
  handle(dealerListEndpoints.takeOver, async ({ visitor }, { body }) => ({
    ...done,
    ...(await dealerLists.takeOver(memberOf(visitor), body.id)),
  }));
  handle(dealerListEndpoints.share, async ({ visitor }, { body }) => ({
    ...done,
    customerNumbers: [...(await dealerLists.share(memberOf(visitor), body.id, body.customerNumbers))],
  }));
}
