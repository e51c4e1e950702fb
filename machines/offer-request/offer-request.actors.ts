import { fromPromise } from 'xstate';
import type { OpenRequest } from '#contract/offer-request.ts';
import type { LoadedRequest, PositionChange, SentAnswer, SentRequest } from './offer-request.types.ts';

/** Ports of a request for an offer: GET /offerrequest and POST /articleoffers/*. Each rejects with a `CallFailure`. */
export const offerRequestActors = {
  loadRequest: fromPromise<LoadedRequest>(() => Promise.reject(new Error('loadRequest: not provided'))),
  /** Asks the same once more, to learn what became of the request; a shop that does not answer is nothing to leave the page for. */
  lookUpRequest: fromPromise<LoadedRequest>(() => Promise.reject(new Error('lookUpRequest: not provided'))),
  /** Gives what is on the request after the change. */
  changePositions: fromPromise<OpenRequest, PositionChange>(() =>
    Promise.reject(new Error('changePositions: not provided')),
  ),
  /** Gives the reference. */
  sendRequest: fromPromise<SentAnswer, SentRequest>(() =>
    Promise.reject(new Error('sendRequest: not provided')),
  ),
};
