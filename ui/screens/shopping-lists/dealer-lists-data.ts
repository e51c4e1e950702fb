import type { dealerListEndpoints } from '#contract/dealer-list.ts';
import type { ReplyOf } from '#contract/endpoint.ts';

/** The lists the shop shows to the customer, and what is on the current one. */
export type DealerListsData = ReplyOf<typeof dealerListEndpoints.list>;
