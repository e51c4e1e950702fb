/**
 * SQL of whether the order of an alias counts as ordered: it neither waits for a release, nor was denied or cancelled. Statistics sum
 * these up, and the list of releases shows them where a statistic leads there (docs/decisions/0108).
 */
export const isOrdered = (alias: string): string =>
  `${alias}.state not in ('awaitingRelease', 'denied', 'cancelled')`;
