import { describe, expect, it } from 'vitest';
import {
  addressOf,
  chosenColumns,
  readRowQuery,
  rowsFound,
  sortedBy,
  tableParameters,
  tablePart,
} from '#domain/table-query.ts';
import type { RowTable } from '#domain/table-query.ts';

interface Place {
  readonly name: string;
  readonly size: number;
  readonly state: 'open' | 'closed';
}

const table: RowTable<Place> = {
  columns: [
    { id: 'name', isRowHeader: true, begins: 'up', sortBy: ({ name }) => name },
    { id: 'size', begins: 'down', sortBy: ({ size }) => size },
    { id: 'state' },
    { id: 'note', isExtra: true },
  ],
  wordsOf: ({ name }) => [name],
  filters: { state: { values: ['open', 'closed'], of: ({ state }) => state } },
};

const rows = Array.from({ length: 120 }, (_, index): Place => ({
  name: `Stelle ${index + 1}`,
  size: (index * 7) % 120,
  state: index % 2 === 0 ? 'open' : 'closed',
}));
const read = (address: string) => readRowQuery(new URLSearchParams(address), table);
const part = (address: string) => tablePart(rows, read(address), table);
const written = (address: string) => addressOf('/list', tableParameters(read(address), table.columns));

describe('[S2.4-03][S2.4-04][S2.4-05] a table of a firm', () => {
  it('shows fifty rows at once; a page behind the last one shows the last', () => {
    expect(part('')).toEqual({
      items: rows.slice(0, 50),
      query: { search: '', page: 1 },
      pages: 3,
      total: 120,
    });
    expect(part('page=3').items).toEqual(rows.slice(100));
    expect(part('page=9').query.page).toBe(3);
    for (const wrong of ['page=0', 'page=x', 'page=1.5']) expect(part(wrong).query.page).toBe(1);
  });

  it('finds by any part of the words, also nothing', () => {
    expect(part('search=STELLE+11').items.map(({ name }) => name)).toEqual([
      'Stelle 11',
      ...Array.from({ length: 10 }, (_, index) => `Stelle ${110 + index}`),
    ]);
    expect(part('search=nichts')).toEqual({
      items: [],
      query: { search: 'nichts', page: 1 },
      pages: 1,
      total: 0,
    });
  });

  it('is narrowed to what its filters know', () => {
    expect(read('state=open&role=admin').filters).toEqual({ state: 'open' });
    expect(read('state=gone').filters).toBe(undefined);
    expect(part('state=closed').items.every(({ state }) => state === 'closed')).toBe(true);
    expect(rowsFound(rows, read('state=closed'), table)).toHaveLength(60);
  });

  it('is sorted before it is cut into pages, numbers in words as numbers', () => {
    expect(
      part('sort=size')
        .items.slice(0, 3)
        .map(({ size }) => size),
    ).toEqual([119, 118, 117]);
    expect(part('sort=size&direction=up&page=3').items.at(-1)?.size).toBe(119);
    expect(
      part('sort=name&direction=down')
        .items.slice(0, 2)
        .map(({ name }) => name),
    ).toEqual(['Stelle 120', 'Stelle 119']);
    for (const unknown of ['sort=state', 'sort=constructor', 'sort=', 'direction=down'])
      expect(read(unknown).sort).toBe(undefined);
    expect(read('sort=size&direction=sideways').sort).toEqual({ column: 'size', direction: 'down' });
  });

  it('turns its order round, and begins another one as it is read best, on the first page', () => {
    const [name, size] = table.columns;
    const sorted = (address: string, column = size) =>
      column === undefined ? null : sortedBy(read(address), column);
    expect(sorted('page=2')).toMatchObject({ page: 1, sort: { column: 'size', direction: 'down' } });
    expect(sorted('sort=size')).toMatchObject({ sort: { column: 'size', direction: 'up' } });
    expect(sorted('sort=size', name)).toMatchObject({ sort: { column: 'name', direction: 'up' } });
  });

  it('has the columns that are chosen, in its own order, and always the one that names a row', () => {
    expect(read('columns=note,size').columns).toEqual(['name', 'size', 'note']);
    // A form without script names each by itself.
    expect(read('columns=note&columns=size').columns).toEqual(['name', 'size', 'note']);
    for (const usual of ['', 'columns=', 'columns=gone', 'columns=state,size'])
      expect(read(usual).columns).toBe(undefined);
    expect(chosenColumns(table.columns, ['name'])).toEqual(['name']);
  });

  it.each([
    '/list',
    '/list?search=a+b&page=2',
    '/list?search=Eva&state=open',
    '/list?sort=size&direction=up&columns=name,note',
    '/list?sort=size',
  ])('keeps in its address what does not go without saying: %s', (address) => {
    expect(written(address.split('?')[1] ?? '')).toBe(address);
  });
});
