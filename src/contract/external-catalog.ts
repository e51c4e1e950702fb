import * as z from 'zod/mini';
import { BasketRefusal } from './basket.ts';
import { get, post } from './endpoint.ts';
import { line, Slug } from './text.ts';

/** A procurement system of the visitor's firm that opens this shop as a catalog. */
export const ExternalCatalog = z.object({
  slug: z.string(),
  /** How the system is called. */
  name: z.string(),
  protocol: z.enum(['oci4', 'oci5', 'cxml']),
});
export type ExternalCatalog = z.infer<typeof ExternalCatalog>;

/** External catalogs (S7.1, S7.2): each sees those of the own firm. */
export const externalCatalogEndpoints = {
  list: get({
    name: 'externalCatalog.list',
    path: '/external-catalog/list-all',
    access: 'user',
    summary: 'Procurement systems of the firm.',
    spec: ['S7.1-38'],
    reply: z.object({ items: z.array(ExternalCatalog) }),
  }),
  bySlug: get({
    name: 'externalCatalog.bySlug',
    path: '/external-catalog/by-slug',
    access: 'user',
    summary: 'One procurement system of the firm; one of another firm is not found.',
    spec: ['S7.1-38'],
    query: z.strictObject({ slug: Slug }),
    reply: z.object({ item: ExternalCatalog }),
  }),
  handedOver: get({
    name: 'externalCatalog.handedOver',
    path: '/external-catalog/handed-over',
    access: 'everybody',
    summary:
      'Name of the system this visit has gone back to within the last hour, and whether with a basket; null where it has not.',
    spec: ['S1-11'],
    reply: z.object({ name: z.nullable(z.string()), hasBasket: z.boolean() }),
  }),
  handOver: post({
    name: 'externalCatalog.handOver',
    path: '/shop/checkout/save-external-catalog-basket',
    access: 'everybody',
    isOrdering: true,
    weight: 5,
    summary:
      'Hands the basket over to the procurement system the visit came from, once: the basket is empty then, the visit over, and asking again gives the same. What is only looked at, or empty, goes back without a line. Refused with the basket of now where the visit or the basket is another than was seen.',
    spec: ['S7.2-43', 'S1-11'],
    /** The visit and the version of the basket that were seen. */
    body: z.strictObject({ visit: line(60, 1), basketVersion: z.number().check(z.int(), z.minimum(0)) }),
    reply: z.object({
      success: z.literal(true),
      /** Names the basket; null where nothing was taken over. */
      uuid: z.nullable(z.string()),
      /** It had been handed over before. */
      isRepetition: z.boolean(),
    }),
    refusal: BasketRefusal,
  }),
};
