import { describe, expect, it } from 'vitest';
import { markedParts } from '#ui/parts/MarkedText/marked-parts.ts';

const marked = (text: string, typed: string): string =>
  markedParts(text, typed)
    .map(({ text: part, isMarked }) => (isMarked ? `[${part}]` : part))
    .join('');

describe('letters of a suggestion that were typed', () => {
  it.each([
    ['CF259X', 'cf259', '[CF259]X'],
    ['TN-2420', 'tn2420', '[TN-2420]'],
    ['HP LaserJet Pro M404dn', 'laserjet m404', 'HP [LaserJet] Pro [M404]dn'],
    ['HP LaserJet Pro M404dn', 'laser jet', 'HP [LaserJet] Pro M404dn'],
    ['Briefumschläge C5', 'umschläge', 'Brief[umschläge] C5'],
    ['Briefumschläge C5', 'UMSCHLAEGE', 'Brief[umschläge] C5'],
    ['Kopierpapier A4', 'a4 papier', 'Kopier[papier] [A4]'],
    ['Papier A4', 'p', '[P]apier A4'],
    ['Café', 'cafe', '[Café]'],
    ['Toner', 'tinte', 'Toner'],
    ['Toner', '', 'Toner'],
    ['50 € <b>', '<b>', '50 € <[b]>'],
  ])('in %s for %s', (text, typed, expected) => {
    expect(marked(text, typed)).toBe(expected);
  });

  it('lose no letter', () => {
    for (const text of ['', 'Straße 5', '墨水 305', '🖨️ Drucker'])
      expect(
        markedParts(text, 'e 5 🖨')
          .map((part) => part.text)
          .join(''),
      ).toBe(text);
  });
});
