import * as z from 'zod/mini';
import { get, post } from './endpoint.ts';
import { bodyOf } from './form-body.ts';
import { staffRefusalFields } from './forms/staff-refusal.ts';
import { ratingContent } from './rating.ts';

/** A rating as the shop's staff see it. */
export const StaffRating = z.object({
  ...ratingContent,
  articleNumber: z.string(),
  displayName: z.string(),
  /** Page of the article; empty when it has left the catalogue. */
  url: z.string(),
  /** The order the article was bought with. */
  orderNumber: z.string(),
});
export type StaffRating = z.infer<typeof StaffRating>;

const id = z.number().check(z.int(), z.minimum(1));
const done = z.object({ success: z.literal(true) });

/** What the shop's staff do with ratings, each of which they look at before it is shown (docs/decisions/0161). */
export const waitingRatingEndpoints = {
  list: get({
    name: 'waitingRatings.list',
    path: '/ratings',
    access: 'backend',
    weight: 2,
    summary: 'Ratings that wait for the shop, the oldest first.',
    spec: ['S7.2-01'],
    reply: z.object({ items: z.array(StaffRating) }),
  }),
  show: post({
    name: 'waitingRatings.show',
    path: '/ratings/show',
    access: 'backend',
    summary: 'Shows a rating on the page of its article.',
    spec: ['S7.2-01'],
    body: z.strictObject({ id }),
    reply: done,
  }),
  refuse: post({
    name: 'waitingRatings.refuse',
    path: '/ratings/refuse',
    access: 'backend',
    summary: 'Does not show a rating, and tells its author by mail why.',
    spec: ['S7.2-01'],
    body: z.extend(bodyOf(staffRefusalFields), { id }),
    reply: done,
  }),
};
