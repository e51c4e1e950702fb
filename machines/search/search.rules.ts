/** Lists of the account and of the staff have searches of their own, which ask nothing of the shop. */
const ownList = /^\/(?:my|ratings|registrations|search-steering)(?![\w-])/;

/** What an address of the shop searches for; empty when it searches nothing (S2.11). */
export const searchIn = (path: string): string =>
  ownList.test(path) ? '' : (new URLSearchParams(path.split('?')[1] ?? '').get('search') ?? '');

export const isEmptyTerm = (term: string): boolean => term.trim() === '';

/** What is known before anything was found. */
export const nothingFound = {
  suggestions: [],
  total: 0,
  lead: null,
  highlighted: null,
  failure: null,
} as const;

/** The next place of the highlight: through the shown suggestions and, between last and first, the box (null). */
export function movedHighlight(from: number | null, count: number, direction: 'down' | 'up'): number | null {
  const places = count + 1;
  const here = from === null ? count : from;
  const next = (here + (direction === 'down' ? 1 : places - 1)) % places;
  return next === count ? null : next;
}
