import * as z from 'zod/mini';
import { get, post } from './endpoint.ts';
import { bodyOf } from './form-body.ts';
import { staffRefusalFields } from './forms/staff-refusal.ts';
import { longestTableSearch, mostTablePages } from './table-bounds.ts';
import { line } from './text.ts';
import { StaffRating } from './waiting-ratings.ts';

/** How many shown ratings a page of the staff has. */
export const shownRatingsPerPage = 50;

/** What the shop's staff do with ratings that are shown (docs/decisions/0164). */
export const shownRatingEndpoints = {
  list: get({
    name: 'shownRatings.list',
    path: '/ratings/shown',
    access: 'backend',
    weight: 2,
    summary: 'Ratings that are shown, the newest first; one by its number.',
    spec: ['S7.2-01'],
    query: z.strictObject({
      page: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(mostTablePages))),
      /** Part of the number or the name of the article, of the heading, or of the name beside it. */
      search: z.optional(line(longestTableSearch)),
      id: z.optional(z.coerce.number().check(z.int(), z.minimum(1))),
    }),
    reply: z.object({
      items: z.array(StaffRating),
      page: z.number(),
      pages: z.number(),
      /** How many are found on all pages. */
      total: z.number(),
      /** Null where none was asked for, or it is not shown. */
      item: z.nullable(StaffRating),
    }),
  }),
  takeDown: post({
    name: 'shownRatings.takeDown',
    path: '/ratings/take-down',
    access: 'backend',
    summary: 'Takes a rating off the page of its article, and tells its author by mail why.',
    spec: ['S7.2-01'],
    body: z.extend(bodyOf(staffRefusalFields), { id: z.number().check(z.int(), z.minimum(1)) }),
    reply: z.object({ success: z.literal(true) }),
  }),
};
