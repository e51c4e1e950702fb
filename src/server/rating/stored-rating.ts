import { ratingStates } from '#contract/rating.ts';
import { moment, oneOf, smallint, text } from '#server/database/columns.ts';
import type { ValuesOf } from '#server/database/columns.ts';

/** What a rating says. */
export const contentColumns = {
  stars: smallint('stars'),
  title: text('title'),
  text: text('body'),
  /** Empty of somebody who is not named. */
  name: text('shown_name'),
  language: oneOf('language', ['de', 'en']),
  createdAt: moment('created_at'),
};

/** What became of it. */
export const decisionColumns = { state: oneOf('state', ratingStates), reason: text('reason') };

export type RatingContent = ValuesOf<typeof contentColumns>;
