import { offerRequestEndpoints } from '#contract/offer-request.ts';
import type { Handle } from '#server/calls/endpoints.ts';
import { memberOf } from '#server/session/visitor.ts';
import type { OfferRequestService } from './offer-request.service.ts';

const done = { success: true } as const;

/** Offers that whoever is signed in asks for (S7.1, S7.2). */
export function registerOfferRequestRoutes(
  handle: Handle,
  { offerRequests }: { readonly offerRequests: OfferRequestService },
): void {
  handle(offerRequestEndpoints.show, ({ visitor }) => offerRequests.show(memberOf(visitor)));
  handle(offerRequestEndpoints.add, async ({ visitor, now }, { body }) => ({
    ...done,
    ...(await offerRequests.add(memberOf(visitor), body, now)),
  }));
  handle(offerRequestEndpoints.update, async ({ visitor, now }, { body }) => ({
    ...done,
    ...(await offerRequests.update(memberOf(visitor), body, now)),
  }));
  handle(offerRequestEndpoints.remove, async ({ visitor, now }, { body }) => ({
    ...done,
    ...(await offerRequests.remove(memberOf(visitor), body.id, now)),
  }));
  handle(offerRequestEndpoints.removeAll, async ({ visitor }, { body }) => ({
    ...done,
    ...(await offerRequests.removeAll(memberOf(visitor), body.requestToken ?? null)),
  }));
  handle(offerRequestEndpoints.create, async ({ visitor, now }, { body: { requestToken, ...typed } }) => ({
    ...done,
    ...(await offerRequests.create(memberOf(visitor), requestToken, typed, now)),
  }));
}
