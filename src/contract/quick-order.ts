import * as z from 'zod/mini';
import { BasePrice, Price } from './article.ts';
import { post } from './endpoint.ts';
import { line } from './text.ts';

/** Lines of a quick order; as many positions as a basket holds. */
export const mostQuickLines = 500;
/** Characters of what is typed as the number of a line. */
export const longestQuickNumber = 100;

/** Characters of what is typed as its quantity. */
export const longestQuickQuantity = 12;

/** How an article was found by what stands in a line. */
export const quickStates = ['ok', 'corrected', 'ambiguous', 'replaced', 'unknown'] as const;

/** What a line of a quick order shows of an article, and what decides about its quantity. */
export const QuickArticle = z.object({
  articleNumber: z.string(),
  shopDepotId: z.number(),
  displayName: z.string(),
  manufacturerNumber: z.string(),
  /** Page of the article. */
  url: z.string(),
  image: z.string(),
  unit: z.string(),
  /** The whole ladder; without an amount where the shop shows no price. */
  prices: z.array(z.extend(Price, { basePrice: z.nullable(BasePrice) })),
  stock: z.number(),
  sap_delivery_state: z.number(),
  min_order_price_unit: z.number(),
  max_order_price_unit: z.number(),
  step_order_price_unit: z.number(),
  /** How many can be had as things stand; null where stock does not limit. */
  available: z.nullable(z.number()),
  /** Why it cannot be put into the basket, as a sentence; empty where it can. */
  problem: z.string(),
});
export type QuickArticle = z.infer<typeof QuickArticle>;

/** What a number means. */
export const QuickAnswer = z.object({
  /** `replaced`: gone for good, `articles` holds what has taken its place. */
  state: z.enum(quickStates),
  /** How the article was found, or why none was, as a sentence; empty where the number is its own or its maker's. */
  reason: z.string(),
  /** One, or those to choose from; none of what is unknown. */
  articles: z.array(QuickArticle),
  /** Articles to choose from beyond these. */
  more: z.number(),
});
export type QuickAnswer = z.infer<typeof QuickAnswer>;

export const quickOrderEndpoints = {
  resolve: post({
    name: 'quickOrder.resolve',
    path: '/shop/quick-order/resolve',
    access: 'everybody',
    weight: 5,
    summary: 'Says which articles up to 500 typed numbers mean, and how each was found or why not.',
    spec: ['S2.7-37'],
    // No length of the list: a list that is too long is refused with a sentence.
    mostItems: mostQuickLines,
    body: z.strictObject({
      numbers: z.array(line(longestQuickNumber)).check(z.minLength(1)),
      /** How many are wanted of each, as it was typed: of several articles those lead that have so many in stock. */
      quantities: z.optional(z.array(line(longestQuickQuantity))),
    }),
    reply: z.object({
      success: z.literal(true),
      /** In the order of the numbers. */
      answers: z.array(QuickAnswer),
    }),
  }),
};
