import * as z from 'zod/mini';
import { longestSearch } from './address-query.ts';
import { post } from './endpoint.ts';
import { line } from './text.ts';

/** What people search and do not find (docs/decisions/0166). */
export const searchMissEndpoints = {
  count: post({
    name: 'searchMisses.count',
    path: '/search-misses',
    access: 'everybody',
    isUnlogged: true,
    mayBeginAnew: true,
    summary:
      'Adds to the hourly counters of searches that found nothing; sent by browsers of visitors who consented, without anything that names them.',
    spec: ['S2.11-09'],
    body: z.strictObject({ term: line(longestSearch, 1) }),
    reply: z.object({ success: z.literal(true) }),
  }),
};
