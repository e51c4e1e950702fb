import * as z from 'zod/mini';
import { post } from './endpoint.ts';
import { bodyOf } from './form-body.ts';
import { ratingFields } from './forms/rating.ts';
import { ArticleNumber } from './text.ts';

/** What somebody says of an article; beside the other calls, so that who reads ratings does not load its form. */
export const ownRatingEndpoints = {
  create: post({
    name: 'rating.create',
    path: '/rating/create',
    access: 'user',
    weight: 2,
    summary:
      'Rates an article the person has bought, or changes what they said of it; it is looked at first.',
    spec: ['S7.2-01'],
    body: z.extend(bodyOf(ratingFields), { articleNumber: ArticleNumber }),
    reply: z.object({ success: z.literal(true) }),
  }),
};
