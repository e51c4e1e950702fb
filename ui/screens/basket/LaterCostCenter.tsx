import { orAsDrawn } from '#ui/bindings/later.ts';
import { laterPart } from '#ui/parts/Later/later-part.tsx';

// Where it does not come the rest of the page goes on: an order must not end for want of it.
const load = () =>
  orAsDrawn(async () => (await import('#ui/sections/cost-center/PositionCostCenter.tsx')).PositionCostCenter);

/** The cost center of a position, whose code only people of a firm download. */
export const LaterCostCenter = laterPart(import.meta.env.SSR ? await load() : null, load);
