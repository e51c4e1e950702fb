import { laterPart } from '#ui/parts/Later/later-part.tsx';

const load = async () => (await import('./PrinterQuestion.tsx')).PrinterQuestion;

/** The search for a printer: the page is live before its code is there. */
export const LaterQuestion = laterPart(import.meta.env.SSR ? await load() : null, load);
