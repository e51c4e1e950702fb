/** How many lines of a long list are drawn at once. */
export const partSize = 40;

/** Lines of a list that are shown, counted from 0. */
export interface Part {
  readonly first: number;
  /** The line after the last one. */
  readonly end: number;
}

/** The part that holds a line. */
export function partWith(line: number, total: number): Part {
  const first = Math.floor(line / partSize) * partSize;
  return { first, end: Math.min(first + partSize, total) };
}

/**
 * The part an address asks for.
 *
 * @param asked number of a line as people count, from 1; anything that is none gives the first part
 */
export function partAsked(asked: string | null, total: number): Part {
  const isNumber = asked !== null && /^\d{1,6}$/.test(asked);
  const line = isNumber ? Number(asked) - 1 : 0;
  return partWith(line >= 0 && line < total ? line : 0, total);
}

/** What is left of a part when the list has become another one: never nothing of a list that has lines. */
export function partWithin({ first, end }: Part, total: number): Part {
  if (total > 0 && first >= total) return partWith(total - 1, total);
  return { first, end: Math.min(Math.max(end, first + partSize), total) };
}
