import { describe, expect, it } from 'vitest';
import { searchWithout } from '#domain/search-words.ts';
import { isSearchedFor } from '#ui/sections/list/filter-draft.ts';
import { listAddressOf } from '#ui/sections/list/list-address.ts';

const search = (href: string) => new URLSearchParams(href.split('?')[1] ?? '');

describe('addresses of a list', () => {
  const address = listAddressOf(
    '/shop/catalog/toner',
    '?limit=48&page=3&sortBy=price&sortDirection=desc&filter=%7B%22brand%22%3A%5B%22hp%22%5D%7D&view=rows',
  );

  it('[S2.11-01] keeps the step, whatever is changed of the list, and none that is no step', () => {
    const stepped = listAddressOf('/shop/catalog/papier', '?step=2&page=3');
    for (const change of [{ page: 4 }, { limit: 96 }, { sortBy: 'name' }] as const)
      expect(search(stepped.hrefOf(change)).get('step')).toBe('2');
    expect(search(stepped.hrefOfValue('make', 'original')).get('step')).toBe('2');
    expect(search(listAddressOf('/shop', '?step=x').hrefOf({ page: 2 })).has('step')).toBe(false);
  });

  it('[S2.11-02] keeps page, limit and paginate', () => {
    expect(Object.fromEntries(search(address.hrefOf({ page: 4 })))).toMatchObject({ limit: '48', page: '4' });
    expect(search(listAddressOf('/shop', '?paginate=false').hrefOf({ sortBy: 'name' })).get('paginate')).toBe(
      'false',
    );
  });

  it('[S2.11-03] keeps the order and omits the direction asc', () => {
    expect(search(address.hrefOf({ page: 2 })).get('sortDirection')).toBe('desc');
    const ascending = search(address.hrefOf({ sortDirection: 'asc' }));
    expect(ascending.has('sortDirection')).toBe(false);
    expect(ascending.get('sortBy')).toBe('price');
  });

  it('[S2.11-05] writes selected values as JSON per filter, and takes a value away again', () => {
    const more = search(address.hrefOfValue('brand', 'canon'));
    expect(JSON.parse(more.get('filter') ?? '')).toEqual({ brand: ['canon', 'hp'] });
    expect(search(address.hrefOfValue('brand', 'hp')).has('filter')).toBe(false);
  });

  it('[S2.11-08] drops the page with every change but one of the page', () => {
    expect(search(address.hrefOfValue('make', 'original')).has('page')).toBe(false);
    expect(search(address.hrefOf({ limit: 96 })).has('page')).toBe(false);
    expect(search(address.hrefOf({ sortBy: 'name' })).has('page')).toBe(false);
    expect(search(address.hrefOf({ page: 5 })).get('page')).toBe('5');
  });

  it('[R32] adds no value when an address holds no more', () => {
    const at = (count: number) => {
      const brand = Array.from({ length: count }, (_value, place) => `marke-mit-namen-${place}`);
      return listAddressOf('/shop', `?filter=${encodeURIComponent(JSON.stringify({ brand }))}`);
    };
    expect(at(10).mayAdd('make', 'original')).toBe(true);
    expect(at(28).mayAdd('make', 'original')).toBe(false);
    expect(at(28).mayAdd('brand', 'marke-mit-namen-0')).toBe(true);
  });

  it('takes away what words of the search mean by searching without them', () => {
    const make = {
      label: 'Ausführung: Original',
      words: ['original'],
      facet: 'make',
      values: ['original'],
    };
    const colour = {
      label: 'Farbe: Cyan, Gelb',
      words: ['farbe'],
      facet: 'basisfarbe',
      values: ['cyan', 'gelb'],
    };
    const partsOf = (typed: string) =>
      [make, colour].map((part) => ({
        ...part,
        searchWithout: searchWithout(typed, part.words),
      })) as unknown as Parameters<typeof listAddressOf>[2];
    const parts = partsOf('original toner  farbe');
    const found = listAddressOf('/shop', '?search=original+toner++farbe&page=2&sortBy=price', parts);
    expect(found.hrefWithout(parts![0]!)).toBe('/shop?search=toner+farbe&sortBy=price');
    expect(found.hrefOfValue('make', 'original')).toBe('/shop?search=toner+farbe&sortBy=price');
    expect(search(found.hrefOfValue('make', 'compatible')).get('filter')).toBe('{"make":["compatible"]}');
    expect(search(found.hrefOfValue('basisfarbe', 'cyan')).get('search')).toBe('original toner');
    const chosen = listAddressOf(
      '/shop',
      '?search=original+toner&filter={"make":["original"]}',
      partsOf('original toner'),
    );
    expect(chosen.hrefOfValue('make', 'original')).toBe('/shop?search=original+toner');
    const only = partsOf('original');
    expect(listAddressOf('/shop', '?search=original', only).hrefWithout(only![0]!)).toBe('/shop');
  });

  it.each([
    ['Toner-Set brother', ['Set'], 'Toner brother'],
    ['XL-Set canon', ['XL'], 'Set canon'],
    ['hp-m404dn-set', ['hp-m404dn'], 'set'],
    ['canon-xl-set', ['xl'], 'canon set'],
    ['Toner-Sets Set', ['Set'], 'Toner-Sets'],
    ['Tonerset brother', ['set'], 'Toner brother'],
    ['Reset Tonersets set', ['set'], 'Reset Tonersets'],
    ['canon (Set) reset', ['(Set)'], 'canon reset'],
  ])('takes a part out of a word with hyphens: %s without %s', (typed, words, left) => {
    const part = { label: '', words, searchWithout: searchWithout(typed, words), facet: null, values: [] };
    const found = listAddressOf('/shop', `?search=${encodeURIComponent(typed)}`, [part]);
    expect(search(found.hrefWithout(part)).get('search')).toBe(left);
    expect([typed, left].map((term) => isSearchedFor(term, part))).toEqual([true, false]);
  });

  it('keeps the chosen view and writes nothing for defaults', () => {
    expect(search(address.hrefOf({ page: 2 })).get('view')).toBe('rows');
    expect(listAddressOf('/shop', '?page=2&view=rows').hrefOfView('tiles')).toBe('/shop?page=2');
    expect(listAddressOf('/shop', '?page=2').hrefOf({ page: 1 })).toBe('/shop');
  });
});
