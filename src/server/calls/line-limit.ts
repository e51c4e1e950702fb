import { formatNumber } from '#domain/money-format.ts';
import type { Language } from '#server/session/visitor.ts';
import { refuse } from './failures.ts';

/**
 * Keeps a pasted list to as many lines as are read at once; of a longer one nothing is taken over.
 *
 * @param sentence says how many lines there are and how many may be
 * @throws Refused with `lines.tooMany`
 */
export function requireLinesWithin(
  most: number,
  lines: readonly unknown[],
  language: Language,
  sentence: (p: { read: string; most: number }) => string,
): void {
  if (lines.length > most)
    refuse('lines.tooMany', sentence({ read: formatNumber(lines.length, language), most }));
}
