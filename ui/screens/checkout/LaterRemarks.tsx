import { orAsDrawn } from '#ui/bindings/later.ts';
import { laterPart } from '#ui/parts/Later/later-part.tsx';

// Where it does not come the rest of the page goes on: an order must not end for want of it.
const load = () => orAsDrawn(() => import('./RemarksPart.tsx'));
const drawn = import.meta.env.SSR ? await load() : null;

/** The fields of the review, whose code comes after what stands around them is live. */
export const LaterRemarks = laterPart(drawn && drawn.RemarksPart, async () => (await load()).RemarksPart);

/** Beside the choice of whose address it is; comes with the same code. */
export const LaterPrivatePrices = laterPart(
  drawn && drawn.PrivatePrices,
  async () => (await load()).PrivatePrices,
);
