import { lazy } from 'react';

const load = () => import('./search-answer.ts');
// The server draws everything at once; a browser fetches what only searches and empty lists show when there is one.
const drawn = import.meta.env.SSR ? await load() : null;

/** What a search was understood to mean; stands in a `Later`. */
export const UnderstoodSearch =
  drawn?.UnderstoodSearch ?? lazy(async () => ({ default: (await load()).UnderstoodSearch }));
/** What to do where a list holds nothing; stands in a `Later`. */
export const EmptyList = drawn?.EmptyList ?? lazy(async () => ({ default: (await load()).EmptyList }));
