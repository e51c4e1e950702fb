import { describe, expect, it } from 'vitest';
import { pagedListAddress, pagedListPart, readPagedListQuery } from '#ui/sections/paged-list/paged-list.ts';

const rows = Array.from({ length: 120 }, (_, index) => `Stelle ${index + 1}`);
const part = (address: string) =>
  pagedListPart(rows, readPagedListQuery(new URLSearchParams(address)), (row) => [row]);

describe('[S2.4-03][S2.4-04] the lists of a firm', () => {
  it('show fifty at once; a page behind the last one shows the last', () => {
    expect(part('')).toEqual({
      items: rows.slice(0, 50),
      query: { search: '', page: 1, filters: {} },
      pages: 3,
    });
    expect(part('page=3').items).toEqual(rows.slice(100));
    expect(part('page=9').query.page).toBe(3);
    for (const wrong of ['page=0', 'page=x', 'page=1.5']) expect(part(wrong).query.page).toBe(1);
  });

  it('find by any part of the words, also nothing', () => {
    expect(part('search=STELLE+11').items).toEqual([
      'Stelle 11',
      ...Array.from({ length: 10 }, (_, index) => `Stelle ${110 + index}`),
    ]);
    expect(part('search=nichts')).toEqual({
      items: [],
      query: { search: 'nichts', page: 1, filters: {} },
      pages: 1,
    });
  });

  it('keep in the address what does not go without saying', () => {
    const address = (search: string, page: number) => pagedListAddress('/list', { search, page });
    expect(address('', 1)).toBe('/list');
    expect(address('a b', 2)).toBe('/list?search=a+b&page=2');
  });

  it('are narrowed to what their filters know, and keep that on every page and in every search', () => {
    const known = { state: ['active', 'invited'], role: ['admin'] };
    const query = readPagedListQuery(new URLSearchParams('role=admin&state=gone&page=2&x=1'), known);
    expect(query).toEqual({ search: '', page: 2, filters: { role: 'admin' } });
    expect(pagedListAddress('/list', { ...query, search: 'Eva', page: 1 })).toBe(
      '/list?search=Eva&role=admin',
    );
    expect(part('').query.filters).toEqual({});
  });
});
