import { describe, expect, it } from 'vitest';
import { csvOf } from '#domain/csv.ts';
import { currentList, freeName, freeSlug, isNameTaken, raisedQuantity } from '#domain/shopping-list.ts';
import { parseToastMarkup } from '#domain/toast-markup.ts';
import { escapedForToast } from '#domain/toast-text.ts';

describe('the current list', () => {
  it('[S4.2-07] is that of the slug, else the first, else none', () => {
    const lists = [{ slug: 'erste' }, { slug: 'zweite' }];
    expect(currentList(lists, 'zweite')).toEqual({ slug: 'zweite' });
    expect(currentList(lists, 'dritte')).toEqual({ slug: 'erste' });
    expect(currentList(lists, undefined)).toEqual({ slug: 'erste' });
    expect(currentList([], 'erste')).toBeNull();
  });
});

describe('a slug', () => {
  it('that is taken gets the first number that is free', () => {
    expect(freeSlug('lager', new Set(['keller']))).toBe('lager');
    expect(freeSlug('lager', new Set(['lager', 'lager-2', 'lager-4']))).toBe('lager-3');
  });
});

describe('a name', () => {
  const kept = [{ displayName: 'Büro' }, { displayName: 'Lager (2)' }, { displayName: 'lager' }];
  it('is taken whatever its capitals and the blanks around it', () => {
    expect(['büro', ' BÜRO ', 'Büro 2'].map((name) => isNameTaken(name, kept))).toEqual([true, true, false]);
  });
  it('that is taken gets the first number that is free, and stays short enough', () => {
    expect(freeName('Keller', kept, 60)).toBe('Keller');
    expect(freeName('Lager', kept, 60)).toBe('Lager (3)');
    expect(freeName('Büro', kept, 6)).toBe('Bü (2)');
  });
});

describe('the same article again', () => {
  const rule = { minimum: 5, maximum: 100, step: 5 };
  it('adds what is asked for, by the rule of amounts', () => {
    expect(raisedQuantity(0, 3, rule)).toBe(5);
    expect(raisedQuantity(10, '7', rule)).toBe(15);
    expect(raisedQuantity(95, 20, rule)).toBe(100);
    // The rule has become another one since.
    expect(raisedQuantity(7, 5, rule)).toBe(10);
  });
});

describe('a table for spreadsheets', () => {
  const rows = [
    ['Name', 'Preis'],
    ['a;b', { value: 1234.5, decimals: 2 }],
    ['sagt "ja"', { value: -3, decimals: 0 }],
  ] as const;
  it('is written as the spreadsheets of a language read it', () => {
    expect(csvOf(rows, 'de')).toBe('\ufeffName;Preis\r\n"a;b";1234,50\r\n"sagt ""ja""";-3\r\n');
    expect(csvOf(rows, 'en')).toBe('\ufeffName,Preis\r\na;b,1234.50\r\n"sagt ""ja""",-3\r\n');
    expect(csvOf([['a,b', 'c\nd']], 'en')).toBe('\ufeff"a,b","c\nd"\r\n');
  });
  it.each(['=1', '+1', '-1', '@x', '\tx'])('takes %j for text', (typed) => {
    expect(csvOf([[typed]], 'de')).toBe(`\ufeff'${typed}\r\n`);
  });
});

describe('a text in a toast', () => {
  it('[R53] is no markup', () => {
    const text = '<b>x</b> & <a href="/">y</a> &lt;';
    expect(parseToastMarkup(escapedForToast(text))).toEqual([{ kind: 'text', text }]);
  });
});
