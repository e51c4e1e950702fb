import { laterPart } from '#ui/parts/Later/later-part.tsx';

const load = () => import('./search-answer.ts');
const drawn = import.meta.env.SSR ? await load() : null;

/** What a search was understood to mean: a browser fetches its code only where there is a search. */
export const UnderstoodSearch = laterPart(
  drawn?.UnderstoodSearch ?? null,
  async () => (await load()).UnderstoodSearch,
);
/** What to do where a list holds nothing. */
export const EmptyList = laterPart(drawn?.EmptyList ?? null, async () => (await load()).EmptyList);
