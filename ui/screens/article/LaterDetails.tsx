import { laterPart } from '#ui/parts/Later/later-part.tsx';

const load = async () => (await import('./ArticleDetails.tsx')).ArticleDetails;
// Asked for with the page's own code, so that pointing at a link brings it, too.
const arriving = import.meta.env.SSR ? null : load().catch(() => null);

/** What stands below an article's offer, which is live before it. */
export const LaterDetails = laterPart(
  import.meta.env.SSR ? await load() : null,
  async () => (await arriving) ?? load(),
);
