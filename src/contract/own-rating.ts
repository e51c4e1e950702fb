import * as z from 'zod/mini';
import { post } from './endpoint.ts';
import { bodyOf } from './form-body.ts';
import { ratingFields } from './forms/rating.ts';
import { ArticleNumber } from './text.ts';

const done = z.object({ success: z.literal(true) });

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
    reply: done,
  }),
  withdraw: post({
    name: 'rating.withdraw',
    path: '/rating/withdraw',
    access: 'user',
    summary:
      'Deletes what the person said of an article, whatever has become of it; the same once more changes nothing.',
    spec: ['S7.2-01'],
    body: z.strictObject({ articleNumber: ArticleNumber }),
    reply: done,
  }),
};
