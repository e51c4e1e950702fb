import { describe, expect, it } from 'vitest';
import { longestSearch, readSearchTerm, searchTermOf } from '#contract/search-term.ts';

const read = (search: string): string => readSearchTerm(new URLSearchParams({ search }));

describe('search term of an address', () => {
  it('is trimmed; what cannot be stored is none', () => {
    expect(read('  HP 302 ')).toBe('HP 302');
    expect(readSearchTerm(new URLSearchParams())).toBe('');
    expect(read('a\u0000')).toBe('');
  });

  it('[R32] is cut between characters where it would make every link of its list long', () => {
    expect(read('x'.repeat(500))).toBe('x'.repeat(longestSearch));
    for (const sign of ['ü', '漢', '🖨️', '%']) {
      const term = read(sign.repeat(longestSearch));
      expect(term.startsWith(sign)).toBe(true);
      expect(term.isWellFormed()).toBe(true);
      expect(encodeURIComponent(term).length).toBeLessThanOrEqual(400);
    }
    expect(read('ü'.repeat(50))).toBe('ü'.repeat(50));
  });

  it.each([
    ['/shop', 'toner'],
    ['/shop/', 'toner'],
    ['/shop/catalog/papier', 'toner'],
    ['/shop/supply', 'toner'],
    ['/shop/supply/devices', 'toner'],
    ['/shop/supply/brand/hp/device/x', 'toner'],
    ['/', ''],
    ['/shop/basket', ''],
    ['/shop/article/T1-1/x', ''],
    ['/page/agb', ''],
  ])('stands in the search box of %s: %j', (pathname, shown) => {
    expect(searchTermOf({ pathname, search: '?search=toner' })).toBe(shown);
  });
});
