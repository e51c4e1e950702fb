import { laterPart } from '#ui/parts/Later/later-part.tsx';

const load = async () => (await import('./LastOrders.tsx')).LastOrders;

/** The last orders: a browser fetches their code only for who has ordered. */
export const LaterLastOrders = laterPart(import.meta.env.SSR ? await load() : null, load);
