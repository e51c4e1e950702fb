import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { longestSegment, readTarget } from '#server/http/request-target.ts';

const origin = 'https://shop.example';

describe('the target of a request', () => {
  it.each([
    '/',
    '/shop',
    '/shop?search=a%20b&page=2',
    '/shop/catalog/%C3%A4',
    '/;@evil.example',
    '/%5Cevil.example',
    '/%2F%2Fevil.example',
    '/shop?filter={"brand":["hp"]}&x=\\^`|<>[]',
    '/a//b',
    '/?%zz=%',
    `/${'x'.repeat(longestSegment)}/y`,
  ])('[R34] that is an address of the shop stays as it is: %s', (target) => {
    expect(readTarget(target)).toEqual({ address: target, fault: null });
  });

  it.each([
    ['/shop/catalog/100%', '/shop/catalog/100%25'],
    ['/%zz', '/%25zz'],
    ['/shop/article/%E0%A4%A', '/shop/article/%25E0%25A4%25A'],
    ['/%C3%A4%C3', '/%25C3%25A4%25C3'],
    ['/a%20b%?x=%zz', '/a%20b%25?x=%zz'],
    ['http://evil.example/shop?a=b', '/shop?a=b'],
    ['HTTPS://evil.example:8080', '/'],
    ['http://[::1]:80?x', '/?x'],
  ])('[R34] %s is read as %s', (target, address) => {
    expect(readTarget(target)).toEqual({ address, fault: null });
  });

  it.each([
    ['*', '/', 'noAddress'],
    ['', '/', 'noAddress'],
    ['shop', '/', 'noAddress'],
    ['evil.example:443', '/', 'noAddress'],
    ['http:///shop', '/', 'noAddress'],
    ['http://u:p@evil.example/', '/', 'noAddress'],
    ['http://evil.example:99999/shop', '/', 'noAddress'],
    ['http://evil\\@shop/', '/', 'noAddress'],
    ['ftp://evil.example/', '/', 'noAddress'],
    ['javascript:alert(1)', '/', 'noAddress'],
    ['//evil.example/', '/', 'nowhere'],
    ['///', '/', 'nowhere'],
    ['//..', '/', 'nowhere'],
    ['http://evil.example//x/shop', '/', 'nowhere'],
    ['/.//evil.example', '/', 'nowhere'],
    ['/%2e//evil.example', '/', 'nowhere'],
    ['/x/..//evil.example:99999/', '/x', 'nowhere'],
    ['/\\evil.example', '/', 'nowhere'],
    ['/shop\\x', '/shop', 'nowhere'],
    ['/rest/shop#x', '/rest', 'nowhere'],
    ['/shop?a#b', '/shop', 'nowhere'],
    ['/sh\u00f6p', '/', 'nowhere'],
    ['/shop?search=b\u00fcro', '/shop', 'nowhere'],
    ['/a\tb', '/', 'nowhere'],
    ['/a b', '/', 'nowhere'],
    [`/rest/${'x'.repeat(longestSegment + 1)}`, '/rest', 'nowhere'],
  ])('[R34][R59] %s has the address %s and a fault', (target, address, fault) => {
    expect(readTarget(target)).toEqual({ address, fault });
  });

  it('[R59] becomes an address that can be decoded and never leaves the own origin, whatever it is', () => {
    const part = fc.oneof(
      fc.constantFrom(
        '/',
        '//',
        '\\',
        '%',
        '%2e',
        '..',
        '.',
        '%5C',
        '@',
        ':',
        '?',
        '#',
        'http://',
        'evil.example',
        '%C3',
      ),
      fc.string({ maxLength: 4 }),
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        const { address } = readTarget(parts.join(''));
        expect(address).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/);
        expect(new URL(address, origin).origin).toBe(origin);
        expect(new URL(address, origin).pathname).not.toMatch(/^\/\//);
        expect(() => decodeURIComponent(address.split('?')[0] ?? '')).not.toThrow();
        expect(readTarget(address)).toEqual({ address, fault: null });
      }),
      { numRuns: 10_000 },
    );
  });
});
