import { laterPart } from '#ui/parts/Later/later-part.tsx';

const load = async () => (await import('./ArticleRows.tsx')).ArticleRows;

/** Articles of other lists: the page is live before them. */
export const LaterRows = laterPart(import.meta.env.SSR ? await load() : null, load);
