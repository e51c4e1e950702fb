import { describe, expect, it } from 'vitest';
import { createPageCache, type PageCache } from '#server/pages/page-cache.ts';

const page = (document: string) => ({ document: [Buffer.from(document)], status: 200 });

const found = (cache: PageCache, key: string, now: number) => cache.find(key, now)?.document.join('');

describe('cache of guest pages', () => {
  it('gives a page until its time is over', () => {
    const cache = createPageCache(1000, 100);
    cache.keep('/', page('home'), 0);
    expect(found(cache, '/', 999)).toEqual('home');
    expect(cache.find('/', 1000)).toBe(null);
  });

  it('stays within its size: the oldest page leaves', () => {
    const cache = createPageCache(1000, 10);
    cache.keep('a', page('12345'), 0);
    cache.keep('b', page('12345'), 0);
    cache.keep('c', page('12345'), 0);
    expect([cache.find('a', 1), found(cache, 'b', 1), found(cache, 'c', 1)]).toEqual([
      null,
      '12345',
      '12345',
    ]);
  });

  it('counts a page that is kept again only once', () => {
    const cache = createPageCache(1000, 10);
    for (let round = 0; round < 5; round += 1) cache.keep('a', page('12345'), round);
    cache.keep('b', page('12345'), 5);
    expect(found(cache, 'a', 6)).toEqual('12345');
  });

  it('[R32] keeps no page that would take the place of all others', () => {
    const cache = createPageCache(1000, 10);
    cache.keep('a', page('12345'), 0);
    cache.keep('b', page('123456'), 0);
    expect([found(cache, 'a', 1), cache.find('b', 1)]).toEqual(['12345', null]);
  });
});
