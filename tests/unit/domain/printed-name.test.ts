import { expect, it } from 'vitest';
import { printedName } from '#domain/printed-name.ts';

it.each([
  ['HP 950 Tinte Schwarz', 'HP 950'],
  ['HP 59A Toner Schwarz', 'HP 59A'],
  ['Epson 102 Tinte Schwarz', 'Epson 102'],
  ['Ricoh MP C3503 Toner Cyan', 'Ricoh MP C3503'],
  ['Kontor K-CF259X Toner Schwarz, kompatibel mit HP CF259X', 'Kontor K-CF259X'],
  ['Epson LQ-2090 Farbband Schwarz', 'Epson LQ-2090 Farbband Schwarz'],
])('on „%s“ stands „%s“', (displayName, printed) => {
  expect(printedName(displayName)).toBe(printed);
});
