/** Element id of a line of a table of positions, counted from 0. */
export const lineId = (line: number): string => `line-${line + 1}`;
