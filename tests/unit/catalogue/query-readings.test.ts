import { describe, expect, it } from 'vitest';
import { readingsOf } from '#server/search/query-readings.ts';
import { Vocabulary, foldWords } from '#server/catalogue/vocabulary.ts';

const words = [
  'blatt',
  'brother',
  'canon',
  'haftnotizen',
  'hp',
  'kopierpapier',
  'ordner',
  'schwarz',
  'toner',
];
const deviceWords = ['laserjet', 'officejet', 'pixma'];
const facts = [
  ...words.map((term) => ({ term, count: 10, isDeviceWord: false })),
  ...deviceWords.map((term) => ({ term, count: 5, isDeviceWord: true })),
].toSorted((left, right) => (left.term < right.term ? -1 : 1));
const vocabulary = new Vocabulary(facts, [
  { id: 1, slug: 'brother', name: 'Brother' },
  { id: 2, slug: 'hp', name: 'HP' },
  { id: 3, slug: 'canon', name: 'Canon' },
]);

const readings = (typed: string) =>
  readingsOf(foldWords(typed), vocabulary).map(({ words: read, omitted, isLoose }) =>
    [isLoose ? '~' : '', read.join(' '), omitted.length === 0 ? '' : ` (without ${omitted.join(', ')})`].join(
      '',
    ),
  );

describe('readings of a search that found nothing as typed', () => {
  it('begin without the words that say nothing', () => {
    expect(readings('Toner für meinen HP')[0]).toBe('toner hp');
    expect(readings('hp nr. 301')).toContain('hp 301');
  });

  it('join numbers that were written apart, but no brand to them', () => {
    expect(readings('hp cf 259 x')).toContain('hp cf259x');
    expect(readings('hp 59 x')[0]).toBe('hp 59x');
    expect(readings('hp laserjet m404 dn')).toContain('hp laserjet m404dn');
    expect(readings('pgi 580 xl')).toEqual(expect.arrayContaining(['pgi580xl', 'pgi580 xl']));
    expect(readings('hp 59 x').join()).not.toContain('hp59');
  });

  it('split numbers, brands and units that were written together', () => {
    expect(readings('hp59x')[0]).toBe('hp 59x');
    expect(readings('kopierpapier 80g')[0]).toBe('kopierpapier 80 g');
    expect(readings('epson wf2830')).toContain('epson wf 2830');
    expect(readings('thermorollen 80x60')[0]).toBe('thermorollen 80 60');
  });

  it('join words of one name', () => {
    expect(readings('laser jet m404dn')).toContain('laserjet m404dn');
    expect(readings('office jet 8610')).toContain('officejet 8610');
  });

  it('let the name of a printer hold something between its words', () => {
    expect(readings('pixma 5350')).toContain('~pixma 5350');
    expect(readings('hl2350dw')).toContain('~hl 2350dw');
  });

  it('call things as the catalogue does', () => {
    expect(readings('post it')[0]).toBe('haftnotizen');
    expect(readings('lj 1320')[0]).toBe('laserjet 1320');
  });

  it('give up the word that says least and name it', () => {
    expect(readings('leitz ordner')).toContain('ordner (without leitz)');
    expect(readings('original toner brother')).toContain('toner brother (without original)');
    expect(readings('toner brother multipack schwarz')).toContain(
      'toner brother schwarz (without multipack)',
    );
    expect(readings('brother toner 77')).toContain('brother toner (without 77)');
  });

  it('give up an amount as a whole, and not its number or its unit alone', () => {
    const given = readings('ordner 8 cm');
    expect(given).toContain('ordner 80 mm');
    expect(given).toContain('ordner (without 8, cm)');
    expect(given).not.toContain('ordner cm (without 8)');
  });

  it('keep the fill of a number until nothing else is left', () => {
    const given = readings('hp 364xl vierer set');
    expect(given).toContain('hp 364xl (without vierer, set)');
    expect(given).not.toContain('hp 364 set (without vierer)');
    expect(readings('hp 907xl')).toContain('hp 907');
  });

  it('[R32] stay few, however long the search is', () => {
    const typed = Array.from({ length: 200 }, (_value, place) => `wort${place} nr ${place}`).join(' ');
    expect(readings(typed).length).toBeLessThanOrEqual(24);
    expect(readings('')).toEqual([]);
    expect(readings('für die')).toEqual([]);
  });
});
