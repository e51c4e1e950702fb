import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  changeAddressQuery,
  defaultAddressQuery,
  facetNames,
  fitsAddress,
  isFacetSelection,
  isUnderstood,
  longestFilter,
  longestSearch,
  pageSizes,
  readAddressQuery,
  readFilter,
  readSearchTerm,
  sortKeys,
  writeAddressQuery,
  type AddressQuery,
} from '#contract/address-query.ts';
import { ListQuery } from '#contract/list-query.ts';
import { articlePath } from '#contract/article-path.ts';
import { splitArticleKey } from '#contract/article.ts';
import { addressOf } from '#contract/endpoint-address.ts';
import { contentEndpoints } from '#contract/content.ts';
import { isOneLine, oneLineOf, storableOf } from '#contract/storable.ts';
import { line, text } from '#contract/text.ts';
import { controls, directions, surrogates } from '#tests/support/hostile-text.ts';

const facetValue = fc.string({ minLength: 1, maxLength: 12, unit: 'grapheme' }).filter(isOneLine);
const query: fc.Arbitrary<AddressQuery> = fc.record({
  search: fc
    .string({ maxLength: 30, unit: 'grapheme' })
    .map((term) => term.trim())
    .filter((term) => isOneLine(term) && term.length <= 200),
  page: fc.integer({ min: 1, max: 10_000 }),
  limit: fc.constantFrom(...pageSizes),
  paginate: fc.boolean(),
  sortBy: fc.constantFrom(...sortKeys),
  sortDirection: fc.constantFrom('asc' as const, 'desc' as const),
  filter: fc
    .uniqueArray(fc.constantFrom(...facetNames), { maxLength: 4 })
    .chain((names) =>
      fc.tuple(
        ...names.map((name) =>
          fc
            .uniqueArray(facetValue, { minLength: 1, maxLength: 3 })
            .map((values) => [name, values.sort()] as const),
        ),
      ),
    )
    .map((entries) => Object.fromEntries(entries))
    .filter(isFacetSelection),
  isBGS: fc.boolean(),
  step: fc.option(fc.integer({ min: 1, max: 100 })),
});

describe('address query', () => {
  it('[S2.11-02][S2.11-03][S2.11-05] every query survives being written into an address and read back', () => {
    fc.assert(
      fc.property(query, (given) => {
        const written = writeAddressQuery(given).toString();
        expect(readAddressQuery(new URLSearchParams(written))).toEqual(given);
      }),
      { numRuns: 2000 },
    );
  });

  it('[S2.11-03] leaves asc out and writes desc', () => {
    const written = (sortDirection: 'asc' | 'desc') =>
      writeAddressQuery({ ...defaultAddressQuery, sortBy: 'price', sortDirection }).toString();
    expect([written('asc'), written('desc')]).toEqual(['sortBy=price', 'sortBy=price&sortDirection=desc']);
  });

  it('[S2.11-04] keeps the search text', () => {
    expect(writeAddressQuery({ ...defaultAddressQuery, search: 'HP 302' }).get('search')).toBe('HP 302');
  });

  it('[S2.11-05] keeps the filter as JSON of the selected values per filter', () => {
    const filter = { brand: ['hp', 'canon'], begreen: ['true'] };
    expect(writeAddressQuery({ ...defaultAddressQuery, filter }).get('filter')).toBe(
      '{"brand":["canon","hp"],"begreen":["true"]}',
    );
  });

  it('[S2.11-08] any change but one of the page removes the page', () => {
    const deep = { ...defaultAddressQuery, page: 7 };
    const changes: Partial<AddressQuery>[] = [
      { search: 'x' },
      { limit: 48 },
      { paginate: false },
      { sortBy: 'price' },
      { sortDirection: 'desc' },
      { filter: { brand: ['hp'] } },
      { isBGS: true },
      { search: 'x', page: 9 },
    ];
    for (const change of changes)
      expect(writeAddressQuery(changeAddressQuery(deep, change)).has('page')).toBe(false);
    expect(writeAddressQuery(changeAddressQuery(deep, { page: 3 })).get('page')).toBe('3');
  });

  it('reads any address without failing, broken parts as their defaults', () => {
    fc.assert(
      fc.property(fc.webQueryParameters(), (search) => {
        expect(pageSizes).toContain(readAddressQuery(new URLSearchParams(search)).limit);
      }),
    );
    const broken = 'page=-1&limit=1000000000&sortBy=drop&sortDirection=up&filter=%7Bx&paginate=maybe';
    expect(readAddressQuery(new URLSearchParams(broken))).toEqual(defaultAddressQuery);
    const foreign = new URLSearchParams({ filter: '{"__proto__":["x"],"owner":["1"]}' });
    expect(readAddressQuery(foreign).filter).toEqual({});
    expect(({} as Record<string, unknown>)['x']).toBeUndefined();
  });

  it.each([
    ['what is no object', [], 'hp', null, 7],
    ['a value that is no list', { brand: 'hp' }],
    ['an empty or endless value', { brand: [''] }, { brand: ['x'.repeat(81)] }, { brand: [5] }],
    ['too many values', { brand: Array.from({ length: 51 }, () => 'x') }],
    [
      'what no line may hold',
      ...[...controls, ...surrogates, '\u2028'].map((bad) => ({ brand: [`a${bad}b`] })),
    ],
    ['a facet nobody knows beside one that exists', { brand: ['hp'], owner: ['1'] }],
  ])('takes %s for no selection', (_name, ...broken: unknown[]) => {
    for (const filter of broken) {
      const address = new URLSearchParams({ filter: JSON.stringify(filter) });
      expect(readAddressQuery(address).filter).toEqual({});
      expect(isFacetSelection(filter)).toBe(false);
    }
    expect(isFacetSelection({ brand: Array.from({ length: 50 }, () => 'x'.repeat(80)) })).toBe(true);
  });

  it('[R52] takes words that no text may hold for no search, and pasted breaks for blanks', () => {
    const read = (search: string) => readAddressQuery(new URLSearchParams({ search })).search;
    const breaks = ['\t', '\n', '\r'];
    for (const control of controls.filter((character) => !breaks.includes(character)))
      expect(read(`toner ${control} hp`)).toBe('');
    expect(read('\u0001b\u0001')).toBe('');
    expect(read('HP\t305A\r\nschwarz\u2028neu')).toBe('HP 305A schwarz neu');
  });

  it('[R34] cuts long words before a character, never through it', () => {
    const read = (search: string) => readAddressQuery(new URLSearchParams({ search })).search;
    expect(read(`${'x'.repeat(199)}😀`)).toBe('x'.repeat(199));
    expect(read(`${'x'.repeat(198)}😀y`)).toBe(`${'x'.repeat(198)}😀`);
  });

  it('[R34] takes a selection that no request may carry for none', () => {
    const values = Array.from({ length: 50 }, (_, index) => `${index}${'x'.repeat(70)}`);
    const whole = JSON.stringify({ brand: values, make: values });
    expect(readAddressQuery(new URLSearchParams({ filter: whole })).filter).toEqual({});
    expect(ListQuery.safeParse({ filter: whole }).success).toBe(false);
  });

  const invented = (count: number, length: number): string[] =>
    Array.from({ length: count }, (_value, place) => String(place).padStart(length, 'z'));

  it('[R32] a selection is bounded over all facets together, by what it takes in an address', () => {
    const fitting = { brand: invented(12, 20), category: invented(10, 21) };
    expect(JSON.stringify(fitting).length).toBeLessThan(longestFilter);
    expect(isFacetSelection(fitting)).toBe(true);
    expect(isFacetSelection({ ...fitting, make: invented(5, 12) })).toBe(false);
    expect(isFacetSelection({ brand: invented(40, 3) })).toBe(true);
    expect(fitsAddress({ brand: ['x'.repeat(longestFilter - '{"brand":[""]}'.length)] })).toBe(true);
    expect(fitsAddress({ brand: ['x'.repeat(longestFilter - '{"brand":[""]}'.length + 1)] })).toBe(false);
    const all = Object.fromEntries(facetNames.map((name) => [name, invented(45, 3)]));
    expect(readAddressQuery(new URLSearchParams({ filter: JSON.stringify(all) })).filter).toEqual({});
  });

  it('[R32] a selection has one form, however often and in which order its values are written', () => {
    expect(readFilter('{"make":["original"],"brand":["hp","canon","hp"],"category":[]}')).toEqual({
      brand: ['canon', 'hp'],
      make: ['original'],
    });
    expect(JSON.stringify(readFilter('{"make":["original"],"brand":["hp"]}'))).toBe(
      '{"brand":["hp"],"make":["original"]}',
    );
  });

  const searched = (search: string): string => readAddressQuery(new URLSearchParams({ search })).search;

  it('takes a search trimmed; what cannot be stored is none', () => {
    expect(searched('  HP 302 ')).toBe('HP 302');
    expect(searched('a\u0000')).toBe('');
  });

  it('[R32] cuts a search between characters where it would make every link of its list long', () => {
    expect(searched('x'.repeat(500))).toBe('x'.repeat(longestSearch));
    for (const sign of ['ü', '漢', '🖨️', '%']) {
      const term = searched(sign.repeat(longestSearch));
      expect(term.startsWith(sign)).toBe(true);
      expect(term.isWellFormed()).toBe(true);
      expect(encodeURIComponent(term).length).toBeLessThanOrEqual(400);
    }
    expect(searched('ü'.repeat(50))).toBe('ü'.repeat(50));
  });

  it.each([
    ['', true],
    ['utm_source=x&step=2&search=&filter=', true],
    ['page=1&limit=24&paginate=true&sortBy=relevance&sortDirection=asc&isBGS=false', true],
    ['search=toner&page=7', true],
    ['search=+toner+', false],
    ['filter={"make":["original"],"brand":["hp","canon","hp"]}', true],
    ['filter={"category":[]}', true],
    ['step=0', false],
    ['step=two', false],
    ['page=0', false],
    ['page=07', false],
    ['page=1000000000', false],
    ['page=2&page=2', false],
    ['limit=7', false],
    ['paginate=maybe', false],
    ['sortBy=drop', false],
    ['sortDirection=up', false],
    ['isBGS=1', false],
    ['filter={broken', false],
    ['filter={"owner":["1"]}', false],
    [`search=${'x'.repeat(201)}`, false],
  ])('[R32] an address is understood: %j → %s', (address, understood) => {
    const search = new URLSearchParams(address);
    expect(isUnderstood(search, readAddressQuery(search))).toBe(understood);
  });

  it('[R32] the list request refuses a limit above 100 and an unknown sort key', () => {
    expect(ListQuery.safeParse({ limit: '100' }).success).toBe(true);
    for (const bad of [
      { limit: '101' },
      { limit: '1e9' },
      { page: '-1' },
      { sortBy: 'price;drop' },
      { owner: '1' },
    ])
      expect(ListQuery.safeParse(bad).success).toBe(false);
  });
});

describe('article key', () => {
  const number = fc.stringMatching(/^[A-Za-z0-9]{1,40}$/);

  it('[S2.8-02][S3.1-01] an article address holds number, depot and slug, and is split again', () => {
    fc.assert(
      fc.property(number, fc.integer({ min: 1, max: 9999 }), (articleNumber, shopDepotId) => {
        const path = articlePath({ articleNumber, shopDepotId, slug: 'toner-schwarz' });
        const [key, slug] = path.replace('/shop/article/', '').split('/');
        expect(slug).toBe('toner-schwarz');
        expect(splitArticleKey(key ?? '')).toEqual({ articleNumber, shopDepotId });
      }),
    );
  });

  it.each([
    '',
    '-',
    'T1',
    'T1-',
    '-1',
    'T1-0',
    'T1-x',
    'T1-12345',
    'T-1-1',
    'T1 -1',
    'T1-1.5',
    'T1-%31',
    'Ä1-1',
  ])('[R34] %j is none', (key) => {
    expect(splitArticleKey(key)).toBeNull();
  });
});

describe('texts', () => {
  const breaks = ['\t', '\n', '\r'];

  it.each([...controls, ...directions, ...surrogates].filter((character) => !breaks.includes(character)))(
    '[R30][R52] %j is refused',
    (value) => {
      for (const given of [value, `a${value}b`]) {
        expect(text(100).safeParse(given).success).toBe(false);
        expect(line(100).safeParse(`x${given}x`).success).toBe(false);
        expect(text(100).safeParse(storableOf(given)).success).toBe(true);
        expect(line(100).safeParse(oneLineOf(given)).success).toBe(true);
      }
    },
  );

  it('what ends a line is refused in a line, and a blank where a person pasted it', () => {
    for (const given of [...breaks, '\u2028', '\u2029']) {
      expect(line(100).safeParse(`a${given}b`).success).toBe(false);
      expect(oneLineOf(` a${given}${given}b `)).toBe('a b');
      expect(text(100).parse(storableOf(`a${given}b`))).toBe(`a${given}b`);
    }
    expect(storableOf('a\u0002b\ud800')).toBe('ab\ufffd');
  });

  it('a number pasted with the marks some programs put around it stays the number', () => {
    expect(oneLineOf('\u202a4711\u202c')).toBe('4711');
    expect(readSearchTerm(new URLSearchParams({ search: '\u202aTN-2420\u202c' }))).toBe('TN-2420');
  });

  it('well-formed text passes, a line has no breaks and no blank ends', () => {
    expect(text(100).safeParse('Grüße 😀\nzwei').success).toBe(true);
    expect(line(100).safeParse('zwei\nZeilen').success).toBe(false);
    expect(line(100).parse('  Muster  ')).toBe('Muster');
    expect(text(3).safeParse('vier').success).toBe(false);
    expect(text(9, 1).safeParse('').success).toBe(false);
  });
});

it('[R34] parameters of a path are encoded, so none can leave its segment', () => {
  expect(addressOf(contentEndpoints.page, { slug: '../../etc/passwd?x=1#y' })).toBe(
    '/page/..%2F..%2Fetc%2Fpasswd%3Fx%3D1%23y',
  );
});
