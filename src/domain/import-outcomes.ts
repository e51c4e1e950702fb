import type { ImportOutcome } from '#contract/imported-tables.ts';

/** How many rows of a file are new, changed, as they were, and faulty. */
export function countOutcomes(
  rows: readonly { readonly outcome: ImportOutcome }[],
): Readonly<Record<ImportOutcome, number>> {
  const counts = { new: 0, changed: 0, unchanged: 0, refused: 0 };
  for (const { outcome } of rows) counts[outcome] += 1;
  return counts;
}

/** Whether there is anything to write. */
export function areToWrite(rows: readonly { readonly outcome: ImportOutcome }[]): boolean {
  const counts = countOutcomes(rows);
  return counts.new + counts.changed > 0;
}
