/** An order's number as the shop writes it, however year and number were typed apart: `2026 100001`. */
export const writtenOrderNumber = (typed: string): string =>
  typed.trim().replace(/^(\d{4})[\s\p{Pd}]*(\d{6,})$/u, '$1-$2');
