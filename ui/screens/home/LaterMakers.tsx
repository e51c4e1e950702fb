import { laterPart } from '#ui/parts/Later/later-part.tsx';

const load = async () => (await import('./Makers.tsx')).Makers;

/** The best known makers: the printer finder is live before what stands at the end. */
export const LaterMakers = laterPart(import.meta.env.SSR ? await load() : null, load);
