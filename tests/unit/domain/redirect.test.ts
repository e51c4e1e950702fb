import { describe, expect, it } from 'vitest';
import { loginPath, safeRedirect, sameOriginPath } from '#domain/redirect.ts';

const bypasses = [
  '//evil.example',
  '///evil.example',
  '////evil.example/shop',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/\\/evil.example',
  'https://evil.example',
  'https:evil.example',
  'https:/evil.example',
  'HTTPS://evil.example/shop',
  'http:\\\\evil.example',
  'evil.example',
  'evil.example/shop',
  '@evil.example',
  'https://shop.invalid@evil.example/shop',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'java\tscript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://evil.example/1',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\n/evil.example',
  '\t//evil.example',
  '/shop\r\nSet-Cookie: a=b',
  '/ /evil.example',
  '/%2Fevil.example',
  '/%2f%2fevil.example',
  '/%5Cevil.example',
  '/%5c%5cevil.example',
  '/shop/%2e%2e//evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/shop/..//evil.example',
  '/%09/evil.example',
  '/%00/evil.example',
  '/shop%0d%0aSet-Cookie:a=b',
  '/%252f%252fevil.example',
  '/login',
  '/login?redirectTo=/login',
  '/shop/../login',
  '/shop/%2e%2e/login',
  '/logout',
  '/register',
  '/password/reset/a/b',
  '/kundenlogin/https:evil',
  '/503',
  '/http-error/500',
  '/rest/shop/basket/removeall',
  '/unknown',
  '/\u2028/evil.example',
  `/shop/${'a'.repeat(1000)}`,
  '',
  '.',
  '?a=b',
  '#a',
];

describe('safeRedirect', () => {
  it.each(bypasses)('[R60] sends %j to the home page', (address) => {
    expect(safeRedirect(address)).toBe('/');
  });

  it('[R60] knows at least 40 ways around', () => {
    expect(new Set(bypasses).size).toBeGreaterThanOrEqual(40);
  });

  it.each([null, undefined, 42, {}, ['/shop'], { toString: () => '/shop' }])(
    '[R60] sends what is no text (%j) to the home page',
    (address) => {
      expect(safeRedirect(address)).toBe('/');
    },
  );

  it.each([
    ['/', '/'],
    ['/shop', '/shop'],
    ['/shop/checkout/2', '/shop/checkout/2'],
    ['/shop?search=HP%20302&page=2#liste', '/shop?search=HP%20302&page=2#liste'],
    [
      '/shop?filter=%7B%22brand%22%3A%5B%22a%2Fb%22%5D%7D',
      '/shop?filter=%7B%22brand%22%3A%5B%22a%2Fb%22%5D%7D',
    ],
    ['/shop/article/T104711-1/toner', '/shop/article/T104711-1/toner'],
    ['/my/orders', '/my/orders'],
    ['/shop/a/../basket', '/shop/basket'],
  ])('[S4.2-06] keeps the address %s', (address, target) => {
    expect(safeRedirect(address)).toBe(target);
  });
});

it('a same-origin path may lead anywhere on the shop, but not off it', () => {
  expect(sameOriginPath('/login')).toBe('/login');
  expect(sameOriginPath('//evil.example')).toBeNull();
});

it('the sign-in page keeps where the visitor wanted to go', () => {
  expect(loginPath('/shop/checkout/2?x=1')).toBe('/login?redirectTo=%2Fshop%2Fcheckout%2F2%3Fx%3D1');
  expect(loginPath('/login')).toBe('/login');
});
