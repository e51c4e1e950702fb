import { orAsDrawn } from '#ui/bindings/later.ts';
import { laterPart } from '#ui/parts/Later/later-part.tsx';

// Where it does not come the rest of the page goes on: an order must not end for want of it.
const load = () => orAsDrawn(async () => (await import('./RemarksPart.tsx')).RemarksPart);

/** The fields of the review, whose code comes after what stands around them is live. */
export const LaterRemarks = laterPart(import.meta.env.SSR ? await load() : null, load);
