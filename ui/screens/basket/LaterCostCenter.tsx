import { laterPart } from '#ui/parts/Later/later-part.tsx';

const load = async () => (await import('#ui/sections/cost-center/PositionCostCenter.tsx')).PositionCostCenter;

/** The cost center of a position, whose code only people of a firm download. */
export const LaterCostCenter = laterPart(import.meta.env.SSR ? await load() : null, load);
