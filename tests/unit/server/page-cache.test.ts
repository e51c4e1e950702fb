import { describe, expect, it } from 'vitest';
import { createPageCache } from '#server/pages/page-cache.ts';

const page = (document: string) => ({ document: [document], status: 200 });

describe('cache of guest pages', () => {
  it('gives a page until its time is over', () => {
    const cache = createPageCache(1000, 100);
    cache.keep('/', page('home'), 0);
    expect(cache.find('/', 999)?.document).toEqual(['home']);
    expect(cache.find('/', 1000)).toBe(null);
  });

  it('stays within its size: the oldest page leaves', () => {
    const cache = createPageCache(1000, 10);
    cache.keep('a', page('12345'), 0);
    cache.keep('b', page('12345'), 0);
    cache.keep('c', page('12345'), 0);
    expect([cache.find('a', 1), cache.find('b', 1)?.document, cache.find('c', 1)?.document]).toEqual([
      null,
      ['12345'],
      ['12345'],
    ]);
  });

  it('counts a page that is kept again only once', () => {
    const cache = createPageCache(1000, 10);
    for (let round = 0; round < 5; round += 1) cache.keep('a', page('12345'), round);
    cache.keep('b', page('12345'), 5);
    expect(cache.find('a', 6)?.document).toEqual(['12345']);
  });

  it('[R32] keeps no page that would take the place of all others', () => {
    const cache = createPageCache(1000, 10);
    cache.keep('a', page('12345'), 0);
    cache.keep('b', page('123456'), 0);
    expect([cache.find('a', 1)?.document, cache.find('b', 1)]).toEqual([['12345'], null]);
  });
});
