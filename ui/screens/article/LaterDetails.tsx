import { lazy } from 'react';
import { Later } from '#ui/parts/Later/Later.tsx';
import type { ArticleData } from './article-data.ts';

const load = () => import('./ArticleDetails.tsx');
// The server draws everything at once; in a browser the offer is live before what stands below it.
const drawn = import.meta.env.SSR ? (await load()).ArticleDetails : null;
// Asked for with the page's own code, so that pointing at a link brings it, too.
const arriving = import.meta.env.SSR ? null : load().catch(() => null);
const Details = drawn ?? lazy(async () => ({ default: ((await arriving) ?? (await load())).ArticleDetails }));

/** What stands below an article's offer, in a chunk of its own. */
export function LaterDetails(data: ArticleData) {
  return (
    <Later>
      <Details {...data} />
    </Later>
  );
}
