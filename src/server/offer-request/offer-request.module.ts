import type { Module } from '#server/calls/module.ts';
import { deleteOldRequests } from './offer-request.repository.ts';
import { registerOfferRequestRoutes } from './offer-request.routes.ts';
import { createOfferRequestService, requestsKeptMs } from './offer-request.service.ts';
import type { OfferRequestNeeds } from './offer-request.service.ts';

/** Requests for offers on articles without a price. */
export const offerRequestModule = (needs: OfferRequestNeeds) =>
  ({
    service: createOfferRequestService(needs),
    routes: registerOfferRequestRoutes,
    tidyUp: (before) => deleteOldRequests(needs.foundation.database, before(requestsKeptMs)),
  }) satisfies Module<unknown, never>;
