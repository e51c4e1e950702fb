import * as z from 'zod/mini';
import { BasketRefusal, BasketReply } from './basket.ts';
import { post } from './endpoint.ts';
import { basketSourceKinds } from './handed-over-path.ts';
import { line } from './text.ts';

/** Longest part of an address between two slashes. */
const longestSegment = 1024;

/** Baskets that come from a livebook or an external catalog (S3.1), known by their uuid alone. */
export const handedOverBasketEndpoints = {
  take: post({
    name: 'handedOverBasket.take',
    path: '/shop/basket/take-over',
    access: 'everybody',
    isOrdering: true,
    weight: 5,
    summary:
      'Puts what lies in a handed-over basket into the own one, once for each visitor; one that is unknown, of another firm or has ended is answered alike.',
    spec: ['S2.9-02', 'S2.9-03', 'S3.1-09', 'S1-11'],
    // No shape of the uuid: what cannot be one is unknown, like one that there is not.
    body: z.strictObject({ kind: z.enum(basketSourceKinds), uuid: line(longestSegment, 1) }),
    reply: z.extend(BasketReply, {
      /** Sentences about what could not be put in, or not as it was asked for. */
      told: z.array(z.string()),
      /** What went into the basket now. */
      taken: z.array(z.object({ articleNumber: z.string(), quantity: z.number() })),
      /** It had been taken over before: nothing was put in now. */
      isRepetition: z.boolean(),
    }),
    refusal: BasketRefusal,
  }),
};
