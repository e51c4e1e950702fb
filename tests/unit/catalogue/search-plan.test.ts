import { describe, expect, it } from 'vitest';
import { planSearch } from '#server/search/search-plan.ts';
import { editDistance } from '#domain/edit-distance.ts';
import { Vocabulary, foldWords, keyOf } from '#server/catalogue/vocabulary.ts';

const term = (word: string, count: number, isDeviceWord = false) => ({ term: word, count, isDeviceWord });
const vocabulary = new Vocabulary(
  [
    term('brother', 800),
    term('buerostuehle', 8),
    term('drucker', 20),
    term('hp', 700),
    term('laserjet', 90, true),
    term('papier', 60),
    term('schwarz', 500),
    term('toner', 900),
    term('tonerkartusche', 900),
  ],
  [
    { id: 1, slug: 'brother', name: 'Brother' },
    { id: 2, slug: 'hp', name: 'HP' },
  ],
);

describe('words of a search', () => {
  it('are folded like the words of the catalogue', () => {
    expect(foldWords('Bürostühle, GRÖSSE 2.300 é')).toEqual(['buerostuehle', 'groesse', '2300', 'e']);
    expect(foldWords('Brøther naïve')).toEqual(['brother', 'naive']);
    expect(keyOf(' cf 259-x ')).toBe('CF259X');
  });

  it('count swapped neighbours as one edit', () => {
    expect(editDistance('brohter', 'brother', 2)).toBe(1);
    expect(editDistance('tonner', 'toner', 2)).toBe(1);
    expect(editDistance('papier', 'toner', 2)).toBe(3);
  });

  it.each([
    // An edit at the beginning, so that the rest stands beside the diagonal.
    ['xtoner', 'toner', 1, 1],
    ['toner', 'xytoner', 2, 2],
    ['tonerxy', 'toner', 1, 2],
    ['', 'ab', 2, 2],
    ['ab', 'ba', 0, 1],
    ['abcdef', 'badcfe', 3, 3],
    ['a'.repeat(300), `${'a'.repeat(150)}b${'a'.repeat(149)}`, 2, 1],
    // The rows of the longest words before are there still.
    ['toner', 'tonne', 2, 2],
  ])('%s is as far from %s as it takes within %i', (left, right, most, edits) => {
    expect(Math.min(editDistance(left, right, most), most + 1)).toBe(edits);
    expect(Math.min(editDistance(right, left, most), most + 1)).toBe(edits);
  });

  it('are corrected only when nothing known is meant', () => {
    expect(planSearch('brohter tonner', vocabulary)?.corrected).toBe('brother toner');
    expect(planSearch('toner', vocabulary)?.corrected).toBeNull();
    expect(planSearch('Bürostuhl', vocabulary)).toMatchObject({
      corrected: null,
      needs: [{ prefix: 'buerostuhl', terms: ['buerostuehle'] }],
    });
    expect(planSearch('druckerpapier', vocabulary)?.needs).toEqual([
      { prefix: 'drucker', terms: [], kin: [] },
      { prefix: 'papier', terms: [], kin: [] },
    ]);
  });

  it('are looked for in all forms when they were corrected, too', () => {
    const known = new Vocabulary([term('patronen', 5), term('tintenpatronen', 90)], []);
    expect(planSearch('patronnen', known)).toMatchObject({
      corrected: 'patronen',
      needs: [{ prefix: 'patronen', terms: ['tintenpatronen'] }],
    });
  });

  it('are looked for by what the catalogue calls the same thing, too', () => {
    const known = new Vocabulary([term('klopapier', 1), term('toilettenpapier', 4)], []);
    expect(planSearch('klopapier', known)?.needs).toEqual([
      { prefix: 'klopapier', terms: ['toilettenpapier'], kin: [] },
    ]);
  });

  it('keep short numbers whole and let longer ones be beginnings', () => {
    const whole = (terms: readonly string[]) => [{ prefix: null, terms, kin: [] }];
    expect(planSearch('30', vocabulary)).toMatchObject({
      numberKey: '30',
      digits: null,
      needs: [],
      shortNumbers: whole(['30']),
    });
    expect(planSearch('305', vocabulary)).toMatchObject({
      digits: null,
      shortNumbers: whole(['305', '305a', '305x', '305bk', '305pgbk', '305c', '305m', '305y', '305k']),
    });
    expect(planSearch('papier a4 80', vocabulary)).toMatchObject({
      digits: null,
      shortNumbers: [...whole(['a4']), ...whole(['80'])],
    });
    expect(planSearch('305xl 80', vocabulary)).toMatchObject({
      digits: '305xl:*',
      shortNumbers: whole(['80']),
    });
    expect(planSearch('cf259x', vocabulary)).toMatchObject({ numberKey: 'CF259X', digits: 'cf259x:*' });
    expect(planSearch('toner cf 259 x', vocabulary)).toMatchObject({
      numberKey: 'CF259X',
      besideNeeds: [{ prefix: 'toner' }],
    });
  });

  it('name a device beside the words its articles must have', () => {
    expect(planSearch('toner hp laserjet m404', vocabulary)?.device).toMatchObject({
      words: ['hp', 'laserjet', 'm404'],
      key: 'HPLASERJETM404',
      wordNeeds: null,
      needs: [{ prefix: 'toner' }],
    });
    expect(planSearch('laserjet', vocabulary)?.device?.wordNeeds).toMatchObject([{ prefix: 'laserjet' }]);
    expect(planSearch('toner schwarz', vocabulary)?.device).toBeNull();
  });

  it('[R32] never let an operator through', () => {
    for (const typed of [
      "a:* | b' & !c",
      '%_\\',
      '<->',
      '((',
      "'; drop table article; --",
      'a'.repeat(5_000),
    ]) {
      const plan = planSearch(typed, vocabulary);
      expect(plan?.digits ?? '').toMatch(/^[a-z0-9:*|&() ]*$/);
      expect(plan?.partKey ?? '').toMatch(/^[A-Z0-9%]*$/);
      expect(plan?.numberKey ?? '').toMatch(/^[A-Z0-9]{0,40}$/);
    }
  });
});
