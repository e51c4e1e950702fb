import * as z from 'zod/mini';
import { get } from './endpoint.ts';
import { ArticleNumber } from './text.ts';

/** What the address of an article's page says of its ratings. */
export const ratingPageParameter = 'ratings';

/** Pages of an article's ratings that can be asked for. */
export const mostRatingPages = 1000;

/** The page of ratings an address asks for; the first for whatever is none. */
export function ratingPageIn(search: URLSearchParams): number {
  const said = search.get(ratingPageParameter) ?? '';
  const page = /^[1-9]\d{0,3}$/.test(said) ? Number(said) : 1;
  return page > mostRatingPages ? 1 : page;
}

/** How many ratings a page of them has. */
export const ratingsPerPage = 5;

export const ratingContent = {
  id: z.number(),
  stars: z.number(),
  title: z.string(),
  text: z.string(),
  /** `Petra M.`; empty of somebody who is not named. */
  name: z.string(),
  language: z.enum(['de', 'en']),
  createdAt: z.string(),
};

/** A rating as everybody reads it. */
export const ShownRating = z.object(ratingContent);
export type ShownRating = z.infer<typeof ShownRating>;

export const ratingStates = ['waiting', 'shown', 'refused'] as const;

/** What a person who is signed in may say of the article, and has said. */
const OwnRating = z.object({
  /** Whether an order of theirs holds the article. */
  hasBought: z.boolean(),
  /** How they would be named beside a rating, e.g. `Petra M.`. */
  shownName: z.string(),
  rating: z.nullable(
    z.object({
      ...ratingContent,
      state: z.enum(ratingStates),
      /** Why it is not shown; empty in every other state. */
      reason: z.string(),
    }),
  ),
});
export type OwnRating = z.infer<typeof OwnRating>;

/** Ratings of one article: what they come to, and a page of them. */
export const ArticleRatings = z.object({
  /** With one decimal; null without a rating. */
  average: z.nullable(z.number()),
  count: z.number(),
  /** How many have five stars, four, and so on to one. */
  distribution: z.array(z.number()),
  items: z.array(ShownRating),
  page: z.number(),
  pages: z.number(),
  /** Null for guests and in a visit of an external catalog. */
  own: z.nullable(OwnRating),
});
export type ArticleRatings = z.infer<typeof ArticleRatings>;

/** Ratings of articles, by those who bought them; shown once the shop's staff has looked at them (docs/decisions/0161). */
export const ratingEndpoints = {
  byItem: get({
    name: 'rating.byItem',
    path: '/ratings/byitem',
    access: 'everybody',
    summary: 'What buyers say of an article: average, how many, and a page of ratings; with the own one.',
    spec: ['S7.1-13'],
    query: z.strictObject({
      articleNumber: ArticleNumber,
      page: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(mostRatingPages))),
    }),
    reply: ArticleRatings,
  }),
};
