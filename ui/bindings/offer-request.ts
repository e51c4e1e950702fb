import { shallowEqual, useSelector } from '@xstate/react';
import type { OfferRequestMachine } from '#machines/offer-request/offer-request.machine.ts';
import { selectOfferRequest } from '#machines/offer-request/offer-request.selectors.ts';
import type { OfferRequestInput } from '#machines/offer-request/offer-request.types.ts';
import { useIsOfferAllowed } from './offer-allowed.ts';
import type { WiredChart } from './shop.ts';
import { useWiredActor } from './wired-actor.ts';

/**
 * Asking for an offer; what was typed is given to the chart by its form.
 *
 * @param chart what the route brought along
 * @param article the address names; null for none
 */
export function useOfferRequest(
  chart: WiredChart<OfferRequestMachine>,
  article: OfferRequestInput['article'],
) {
  const isAllowed = useIsOfferAllowed();
  const actor = useWiredActor(chart, { isAllowed, article });
  return { view: useSelector(actor, selectOfferRequest, shallowEqual), send: actor.send };
}
