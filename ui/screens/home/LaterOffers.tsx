import { laterPart } from '#ui/parts/Later/later-part.tsx';

const load = async () => (await import('./Offers.tsx')).Offers;

/** The newest articles: the printer finder is live before what can be bought below it. */
export const LaterOffers = laterPart(import.meta.env.SSR ? await load() : null, load);
