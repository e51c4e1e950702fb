import { facetNames, fitsAddress } from '#contract/address-query.ts';
import type { FacetName, FacetSelection } from '#contract/address-query.ts';

/** One thing an address can ask more and more of; the last size is as much as an address of 16 kB holds, or the limit. */
export interface Asked {
  readonly what: string;
  readonly sizes: readonly [number, number, number];
  readonly query: (size: number) => string;
}

const longestAddress = 14_000;

const pairs = (values: Readonly<Record<string, string>>): string => new URLSearchParams(values).toString();
const filterOf = (selection: FacetSelection): string => pairs({ filter: JSON.stringify(selection) });
const several = (count: number, make: (place: number) => string): string[] =>
  Array.from({ length: count }, (_value, place) => make(place));

/** Spreads values over all facets. */
function overFacets(values: readonly string[]): FacetSelection {
  const selection: FacetSelection = {};
  values.forEach((value, place) => {
    const name = facetNames[place % facetNames.length]!;
    (selection[name] ??= []).push(value);
  });
  return selection;
}

function selectionOf(values: readonly KnownValue[]): FacetSelection {
  const selection: FacetSelection = {};
  for (const { facet, value } of values) (selection[facet] ??= []).push(value);
  return selection;
}

export interface KnownValue {
  readonly facet: FacetName;
  readonly value: string;
}

const doubling = (most: number): Asked['sizes'] => [most / 4, most / 2, most];
const letter = (place: number): string => String.fromCharCode(97 + (place % 26));
const word = (place: number, length: number): string =>
  several(length, (at) => letter(place * 7 + at * (at + place + 3))).join('');

/** What the words of a search can be made of. */
export const askedWords: readonly Asked[] = [
  { what: 'letters', sizes: doubling(200), query: (size) => 'x'.repeat(size) },
  { what: 'letters of three bytes', sizes: doubling(200), query: (size) => '漢'.repeat(size) },
  {
    what: 'different signs',
    sizes: doubling(1000),
    query: (size) => several(size, (at) => String.fromCharCode(0x4e00 + at)).join(''),
  },
  { what: 'pictures', sizes: doubling(100), query: (size) => '🖨️'.repeat(size) },
  { what: 'letters that unfold', sizes: doubling(200), query: (size) => 'ﷺ'.repeat(size) },
  { what: 'letters with many marks', sizes: doubling(200), query: (size) => `e${'\u0301'.repeat(size)}` },
  {
    what: 'control characters',
    sizes: doubling(200),
    query: (size) => '\u0001\u0007\u001b\u0085'.repeat(size / 4),
  },
  { what: 'wildcards', sizes: doubling(200), query: (size) => '%_*?'.repeat(size / 4) },
  { what: 'operators', sizes: doubling(200), query: (size) => 'a:*&!(|'.repeat(size / 7) },
  { what: 'words of one letter', sizes: doubling(100), query: (size) => several(size, letter).join(' ') },
  {
    what: 'words of two letters',
    sizes: doubling(64),
    query: (size) => several(size, (at) => letter(at) + letter(at * 3 + 4)).join(' '),
  },
  { what: 'the same word', sizes: doubling(32), query: (size) => several(size, () => 'toner').join(' ') },
  {
    what: 'words nobody knows',
    sizes: doubling(20),
    query: (size) => several(size, (at) => word(at, 9)).join(' '),
  },
  {
    what: 'long words nobody knows',
    sizes: doubling(4),
    query: (size) => several(size, (at) => word(at, 39)).join(' '),
  },
  {
    what: 'misspelt words',
    sizes: doubling(12),
    query: (size) => several(size, (at) => `${letter(at)}rukcerpapeir`).join(' '),
  },
  {
    what: 'numbers',
    sizes: doubling(32),
    query: (size) => several(size, (at) => String(10 + at * 37)).join(' '),
  },
  {
    what: 'glued numbers',
    sizes: doubling(200),
    query: (size) => '305 302XL'.replace(' ', '').repeat(size / 8),
  },
  {
    what: 'numbers of one digit',
    sizes: doubling(100),
    query: (size) => several(size, (at) => String(at % 10)).join(' '),
  },
];

/** The words as the value of a parameter. */
export const wordsAs = (parameter: string): readonly Asked[] =>
  askedWords.map(({ what, sizes, query }) => ({
    what: `${parameter}: ${what}`,
    sizes,
    query: (size) => pairs({ [parameter]: query(size) }),
  }));

/** Parameters nobody reads. */
export const askedOfEveryPage: readonly Asked[] = [
  {
    what: 'unknown parameters',
    sizes: doubling(1000),
    query: (size) => several(size, (at) => `p${at}=1`).join('&'),
  },
  {
    what: 'one unknown parameter',
    sizes: doubling(2000),
    query: (size) => several(size, () => 'x=1').join('&'),
  },
  { what: 'a long unknown parameter', sizes: doubling(12_000), query: (size) => `x=${'y'.repeat(size)}` },
  { what: 'a long step', sizes: doubling(12_000), query: (size) => `step=${'1'.repeat(size)}` },
  { what: 'a long search', sizes: doubling(12_000), query: (size) => `search=${'y'.repeat(size)}` },
];

/** How many of the first values an address holds, as a multiple of four. */
function mostFitting(known: readonly KnownValue[]): number {
  let most = 0;
  while (most + 4 <= known.length && fitsAddress(selectionOf(known.slice(0, most + 4)))) most += 4;
  return most;
}

/** What can be asked of a list; `known` are values its filter offers. */
export const askedOfList = (known: readonly KnownValue[]): readonly Asked[] => {
  const most = mostFitting(known);
  const asked: readonly Asked[] = [
    {
      what: 'values nobody knows',
      sizes: doubling(400),
      query: (size) => filterOf(overFacets(several(size, (at) => `z${at}`))),
    },
    {
      what: 'values nobody knows in one facet',
      sizes: doubling(48),
      query: (size) => filterOf({ brand: several(size, (at) => `z${at}`) }),
    },
    {
      what: 'values nobody knows, within the limit',
      sizes: doubling(most),
      query: (size) => filterOf(overFacets(several(size, (at) => `z${at}`))),
    },
    {
      what: 'long values nobody knows',
      sizes: doubling(120),
      query: (size) => filterOf(overFacets(several(size, (at) => String(at).padStart(80, 'z')))),
    },
    {
      what: 'values of signs that grow in an address',
      sizes: doubling(24),
      query: (size) => filterOf(overFacets(several(size, (at) => `${at}"漢`.repeat(3)))),
    },
    {
      what: 'known values within the limit',
      sizes: doubling(most),
      query: (size) => filterOf(selectionOf(known.slice(0, size))),
    },
    {
      what: 'known values, all of them',
      sizes: doubling(4 * Math.ceil(known.length / 4)),
      query: (size) => filterOf(selectionOf(known.slice(0, size))),
    },
    {
      what: 'known values and a search',
      sizes: doubling(most),
      query: (size) =>
        `${filterOf(selectionOf(known.slice(0, size)))}&search=${encodeURIComponent(`toner ${'漢'.repeat(size)}`)}`,
    },
    {
      what: 'the same value',
      sizes: doubling(48),
      query: (size) => filterOf({ brand: several(size, () => 'hp') }),
    },
    {
      what: 'one key many times',
      sizes: doubling(200),
      query: (size) => `filter=${encodeURIComponent(`{${several(size, () => '"brand":["hp"]').join(',')}}`)}`,
    },
    {
      what: 'keys of objects',
      sizes: doubling(200),
      query: (size) =>
        `filter=${encodeURIComponent(`{${several(size, () => '"__proto__":{"a":["b"]}').join(',')}}`)}`,
    },
    {
      what: 'nested lists',
      sizes: doubling(4000),
      query: (size) => `filter=${'['.repeat(size)}${']'.repeat(size)}`,
    },
    { what: 'digits of the page', sizes: doubling(12), query: (size) => `page=${'9'.repeat(size)}` },
    { what: 'pages', sizes: [10, 100, 10_000], query: (size) => `page=${size}` },
    {
      what: 'one page many times',
      sizes: doubling(1000),
      query: (size) => several(size, () => 'page=2').join('&'),
    },
    { what: 'page sizes', sizes: [24, 48, 96], query: (size) => `limit=${size}` },
    { what: 'digits of the page size', sizes: doubling(12), query: (size) => `limit=${'9'.repeat(size)}` },
    {
      what: 'a long order',
      sizes: doubling(8000),
      query: (size) => `sortBy=${'n'.repeat(size)}&sortDirection=${'d'.repeat(size / 2)}`,
    },
    {
      what: 'a long view',
      sizes: doubling(8000),
      query: (size) => `view=${'r'.repeat(size)}&isBGS=${'t'.repeat(size / 2)}`,
    },
    ...wordsAs('search'),
  ];
  return asked.map(({ what, sizes, query }) => ({ what, sizes, query: (size) => cutPairs(query(size)) }));
};

/** What does not fit into an address is left out, so that the question reaches the shop. */
function cutPairs(query: string): string {
  if (query.length <= longestAddress) return query;
  return query.slice(0, longestAddress).replace(/%[0-9A-F]?$/, '');
}
