import { laterPart } from '#ui/parts/Later/later-part.tsx';

const load = async () => (await import('./ListBody.tsx')).ListBody;

/** The articles of a list below what people came for on its page, which is live before them. */
export const LaterList = laterPart(import.meta.env.SSR ? await load() : null, load);
