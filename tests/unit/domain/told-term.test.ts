import { describe, expect, it } from 'vitest';
import { looksPersonal } from '#domain/told-term.ts';

describe('words of a search that are not counted', () => {
  it.each([
    'erika@web.example',
    'DE02120300000000202051',
    'toner DE02 1203 0000 0000 2020 51',
    '0171 / 123 45 67',
    '2026-100001',
    '(040) 12.34.567',
  ])('[S2.11-09] looks like somebody’s: %s', (term) => expect(looksPersonal(term)).toBe(true));

  it.each(['toner hp 305 xl', 'tn-2420', 'CLT-K504S', 'laserjet pro m404', 'a4 80 g 500 blatt', 'de 12 abc'])(
    '[S2.11-09] is about goods: %s',
    (term) => expect(looksPersonal(term)).toBe(false),
  );
});
