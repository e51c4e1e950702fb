import { orAsDrawn } from '#ui/bindings/later.ts';
import { laterPart } from '#ui/parts/Later/later-part.tsx';

// Where it does not come the rest of the page goes on: an order must not end for want of it.
const load = () => orAsDrawn(async () => (await import('./BesideSumsPart.tsx')).BesideSumsPart);

/** The coupon of an order and what it takes of budgets, whose code comes after what stands around it is live. */
export const LaterBesideSums = laterPart(import.meta.env.SSR ? await load() : null, load);
