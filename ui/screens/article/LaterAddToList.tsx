import { laterPart } from '#ui/parts/Later/later-part.tsx';

const load = async () => (await import('#ui/sections/shopping-list/AddToList.tsx')).AddToList;

/** The way to a list, whose code only people who are signed in download. */
export const LaterAddToList = laterPart(import.meta.env.SSR ? await load() : null, load);
