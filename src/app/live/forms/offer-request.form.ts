import { faultsIn } from '#contract/form-schema.ts';
import { offerRequestFields } from '#contract/forms/offer-request.ts';
import { offerRequestForm } from '#domain/forms/offer-request.ts';
import type { OfferRequestMachine } from '#machines/offer-request/offer-request.machine.ts';
import type { TypedRequest } from '#machines/offer-request/offer-request.types.ts';
import { handOver } from './hand-over.ts';
import { screenOf, type LiveForm } from './live-form.ts';

/** Sends a request for an offer, by the chart of the page; whose account it is, the page gives. */
export const offerRequest: LiveForm = {
  faultsIn: ({ given, values }) => faultsIn(offerRequestForm, { ...values, ...given }),
  send: ({ input: { given, values }, signal }, takers) => {
    const all = { ...values, ...given };
    const typed = Object.fromEntries(
      Object.keys(offerRequestFields).map((name) => [name, all[name] ?? '']),
    ) as TypedRequest;
    const command = { type: 'request.send', typed } as const;
    return handOver({ taker: screenOf<OfferRequestMachine>(takers, 'offerRequest'), command, signal });
  },
};
