import { laterPart } from '#ui/parts/Later/later-part.tsx';

const load = async () => (await import('./PrinterQuestion.tsx')).PrinterQuestion;

/** The search for a printer, which only one list has above it: no other fetches its code. */
export const LaterQuestion = laterPart(import.meta.env.SSR ? await load() : null, load);
