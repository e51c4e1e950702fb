import * as z from 'zod/mini';
import { salutations } from './address-choices.ts';
import { get, post } from './endpoint.ts';
import { bodyOf } from './form-body.ts';
import { offerRequestFields } from './forms/offer-request.ts';
import { ArticleNumber, line } from './text.ts';

/** How many articles one request may name. */
export const mostOfferPositions = 50;

/** One article somebody asks an offer for. */
export const OfferPosition = z.object({
  id: z.number(),
  articleNumber: z.string(),
  shopDepotId: z.number(),
  displayName: z.string(),
  /** Empty where the maker gives none, and once the article has left the catalogue. */
  manufacturerNumber: z.string(),
  quantity: z.number(),
  unit: z.string(),
  /** Page of the article; empty when it has left the catalogue. */
  url: z.string(),
  image: z.string(),
  min_order_price_unit: z.number(),
  max_order_price_unit: z.number(),
  step_order_price_unit: z.number(),
});
export type OfferPosition = z.infer<typeof OfferPosition>;

/** Who asks, as the form is filled in at first (S3.6). */
export const OfferRequestState = z.object({
  customerId: z.number(),
  customerNumber: z.string(),
  /** The firm; of a private customer the person. */
  customerName: z.string(),
  userId: z.number(),
  userName: z.string(),
  /** Number under which the firm keeps the person; people have none of their own here, so that of the customer. */
  userCustomerNumber: z.string(),
  userEmail: z.string(),
  userSalutation: z.enum(salutations),
  userTitle: z.string(),
  userFirstname: z.string(),
  userLastname: z.string(),
  phone: z.string(),
  zip: z.string(),
});
export type OfferRequestState = z.infer<typeof OfferRequestState>;

const OpenRequest = z.object({
  /** Names the open request, under a name that no answer carries for the session; null while there is none. */
  requestToken: z.nullable(z.string()),
  positions: z.array(OfferPosition),
});
/** What somebody wants an offer for and has not sent yet. */
export type OpenRequest = z.infer<typeof OpenRequest>;

/** How many of the requests that were sent are told. */
export const mostSentOfferRequests = 10;

/** A request that was sent; whoever got no answer when sending it finds it by its token. */
const SentOfferRequest = z.object({
  requestToken: z.string(),
  /** By what name the request is spoken of, e.g. `A-2026-100001`. */
  reference: z.string(),
  sentAt: z.string(),
  /** Of the words it was sent with (`offerWordsMark`). */
  wordsMark: z.string(),
});
export type SentOfferRequest = z.infer<typeof SentOfferRequest>;

const id = z.number().check(z.int(), z.minimum(1));
/** As typed; corrected by the rule of amounts (S5-14). An empty one is refused. */
const quantity = z.union([z.number(), line(20)]);

const Changed = z.extend(OpenRequest, { success: z.literal(true) });

/**
 * Requests for offers, of people who are signed in; each sees and changes the own one only. All are refused where the shop
 * takes none, and in a visit of an external catalog (S6-10).
 */
export const offerRequestEndpoints = {
  show: get({
    name: 'offerRequest.show',
    path: '/offerrequest',
    access: 'user',
    summary:
      'Who asks, as the form is filled in at first, the articles of the open request, and which requests were sent.',
    spec: ['S7.1-44', 'S3.6-01'],
    reply: z.extend(OpenRequest, {
      item: OfferRequestState,
      /** The newest first; of those that are kept so many as `mostSentOfferRequests`. */
      sent: z.array(SentOfferRequest),
    }),
  }),
  add: post({
    name: 'offerRequest.add',
    path: '/articleoffers/add',
    access: 'user',
    summary:
      'Puts an article without a shown price on the open request; the same one again raises the amount.',
    spec: ['S7.2-29', 'S1-07'],
    body: z.strictObject({
      articleNumber: ArticleNumber,
      shopDepotId: z.number().check(z.int(), z.minimum(1), z.maximum(9999)),
      quantity,
    }),
    reply: Changed,
  }),
  update: post({
    name: 'offerRequest.update',
    path: '/articleoffers/update',
    access: 'user',
    summary: 'Sets the amount of a position, corrected by step, minimum and maximum.',
    spec: ['S7.2-30', 'S5-01'],
    body: z.strictObject({ id, quantity }),
    reply: Changed,
  }),
  remove: post({
    name: 'offerRequest.remove',
    path: '/articleoffers/delete',
    access: 'user',
    summary: 'Takes a position off the open request.',
    spec: ['S7.2-30'],
    body: z.strictObject({ id }),
    reply: Changed,
  }),
  removeAll: post({
    name: 'offerRequest.removeAll',
    path: '/articleoffers/removeall',
    access: 'user',
    summary:
      'Takes everything off the open request, once however often it is asked for. A POST, since it changes something (docs/decisions/0003).',
    spec: ['S7.1-45'],
    /** Without a name whichever is open. */
    body: z.strictObject({ requestToken: z.optional(line(60, 1)) }),
    reply: Changed,
  }),
  create: post({
    name: 'offerRequest.create',
    path: '/articleoffers/create',
    access: 'user',
    weight: 3,
    summary:
      'Sends the open request: the shop gets a mail, the person a copy. The same request sent twice is one, with one reference.',
    spec: ['S7.2-29', 'S5-01', 'S5-02'],
    body: z.extend(bodyOf(offerRequestFields), { requestToken: line(60, 1) }),
    reply: z.object({
      success: z.literal(true),
      /** By what name the request is spoken of, e.g. `A-2026-100001`. */
      reference: z.string(),
      /** It was sent before in other words, from here or from elsewhere: what was typed now is not part of it. */
      wasSentBefore: z.boolean(),
    }),
  }),
};
