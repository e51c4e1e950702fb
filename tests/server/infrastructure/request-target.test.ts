import { rmSync } from 'node:fs';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createDataFolder,
  endPrograms,
  ensureBuilt,
  freePort,
  isReady,
  startProgram,
} from '#tests/server/support/built-shop.ts';

const folder = createDataFolder();
const publicUrl = 'https://shop.example';
let port = 0;

beforeAll(async () => {
  await ensureBuilt();
  port = await freePort();
  const shop = startProgram({
    DATA_DIR: folder,
    PORT: String(port),
    PUBLIC_URL: publicUrl,
    RATE_LIMIT_PER_MINUTE: '100000',
    RATE_LIMIT_ADDRESS_PER_MINUTE: '100000',
  });
  await isReady(shop);
}, 240_000);

afterAll(async () => {
  await endPrograms();
  rmSync(folder, { recursive: true, force: true });
});

interface RawAnswer {
  /** Null: the connection was closed without an answer. */
  readonly status: number | null;
  readonly header: (name: string) => string | null;
  readonly body: string;
}

/** Sends the first line as it is; an HTTP client would tidy the address. */
function ask(line: string): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      const headers = 'Host: evil.example\r\nX-Requested-With: x\r\nConnection: close';
      socket.write(Buffer.from(`${line} HTTP/1.1\r\n${headers}\r\n\r\n`, 'latin1'));
    });
    const received: Buffer[] = [];
    socket.on('data', (chunk: Buffer) => received.push(chunk));
    socket.on('end', () => {
      const whole = Buffer.concat(received).toString('utf8');
      const [head = '', body = ''] = whole.split(/\r\n\r\n([\s\S]*)/);
      const status = /^HTTP\/1\.1 (\d{3})/.exec(head)?.[1];
      resolve({
        status: status === undefined ? null : Number(status),
        header: (name) => new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1] ?? null,
        body,
      });
    });
    socket.on('error', reject);
  });
}

const long = 'a'.repeat(8192);

const targets = [
  '/\\',
  '/\\\\',
  '/\\evil.example:99999/shop',
  '/\\u:p@evil.example/',
  '/shop\\..\\evil',
  '//evil',
  '//evil.example:99999/',
  '//u:p@evil.example/shop',
  '///',
  '/'.repeat(8000),
  '/.//evil.example:99999/',
  '/x/..//evil.example:99999/',
  '/%2e//evil.example',
  '/%2e%2e//u:p@evil.example:99999/',
  '/%5Cevil',
  '/%5C%5Cevil.example',
  '/%2F%2Fevil.example',
  '/;@evil',
  '/@evil.example',
  '/:99999',
  '*',
  '/*',
  'http://evil.example',
  'http://evil.example?x',
  'http://evil.example/shop',
  'http://evil.example/my/orders',
  'http://evil.example//x/my/orders',
  'http://evil.example/\\x',
  'http://evil.example:99999/shop',
  'http://u:p@evil.example/',
  'http://u@evil.example/shop?search=a',
  'https://evil.example:443/shop',
  'http:///shop',
  'http://',
  'ftp://evil.example/',
  'evil.example:443',
  'shop',
  '',
  '?x',
  '/#',
  '/shop#x',
  '/shop?a#//evil',
  '#',
  '/sh\u00f6p',
  '/sh\u00c3\u00b6p',
  '/shop?search=b\u00fcro',
  '/a\tb',
  '/\t/evil.example',
  '/a b',
  '/a\u0001b',
  '/\u007f',
  `/${long}`,
  `/shop/catalog/${long}`,
  `/shop/article/${long}/x`,
  `/shop?search=${long}`,
  `/shop?filter=${long}`,
  `/rest/shop/${long}`,
  `/pictures/${long}.svg`,
  `/assets/${long}.js`,
  '/%',
  '/%zz',
  '/100%/%C3',
  '/shop/catalog/100%',
  '/shop/article/%E0%A4%A',
  '/shop/article/T1-1/%E0%A4%A',
  '/artnr/%',
  '/page/%zz',
  '/shop/supply/brand/%zz/device/%zz',
  '/shop/catalog/%C3%84',
  '/shop/catalog/a%00b',
  '/page/%01b%01',
  '/shop/supply/brand/Kein%20Name',
  '/my/orders/%zz',
  '/http-error/%zz',
];

const allowed = [200, 301, 302, 400, 404];
const ownOnly = (address: string, what: string): void =>
  expect(new URL(address, publicUrl).origin, what).toBe(publicUrl);

/** Every address a page gives as its own. */
const namedAddresses = (html: string): readonly string[] =>
  [...html.matchAll(/(?:rel="canonical" href|property="og:url" content)="([^"]*)"/g)].map(
    ([, address = '']) => address,
  );

/** Every address a page leads to or loads from. */
const linkedAddresses = (html: string): readonly string[] =>
  [...html.matchAll(/\s(?:href|src|action)="([^"]*)"/g)]
    .map(([, address = '']) => address)
    .filter((address) => !/^(?:mailto|tel|data):/.test(address));

describe('whatever stands in the first line of a request', () => {
  it.each(['GET', 'HEAD', 'OPTIONS', 'POST'])(
    '[R34][R59][R8] %s gets an answer of this shop that names no other one',
    async (method) => {
      for (const target of targets) {
        const what = `${method} ${target.slice(0, 60)}`;
        const { status, header, body } = await ask(`${method} ${target}`);
        const refusals = method === 'POST' || method === 'OPTIONS' ? [415, 419] : [];
        expect([...allowed, ...refusals], what).toContain(status);
        ownOnly(header('location') ?? '/', what);
        for (const address of namedAddresses(body)) ownOnly(address, what);
        for (const address of linkedAddresses(body)) ownOnly(address, what);
        expect((await ask('GET /robots.txt')).status, what).toBe(200);
      }
    },
    120_000,
  );

  it('[R34] asks for a tunnel in vain', async () => {
    expect((await ask('CONNECT evil.example:443')).status).toBe(null);
    expect((await ask('GET /robots.txt')).status).toBe(200);
  });

  it('[R34] is no address at all, or none of this shop', async () => {
    for (const target of ['http://u:p@evil.example/', 'http:///shop', 'http://evil.example:99999/shop', '*'])
      expect((await ask(`GET ${target}`)).status, target).toBe(400);
    for (const target of [
      '/\\',
      '//evil.example/',
      '/.//evil.example:99999/',
      '/shop#x',
      `/shop/catalog/${long}`,
    ])
      expect((await ask(`GET ${target}`)).status, target).toBe(404);
  });

  it('[R8] may name a host, which counts as little as that of the header', async () => {
    const { status, body } = await ask('GET http://evil.example/shop?page=2');
    expect(status).toBe(200);
    expect(namedAddresses(body)).toEqual([`${publicUrl}/shop`, `${publicUrl}/shop`]);
  });
});

describe('an address whose percent signs encode nothing', () => {
  it.each([
    '/%zz',
    '/shop/catalog/100%',
    '/shop/article/%E0%A4%A',
    '/shop/article/%E0%A4%A/x',
    '/artnr/%',
    '/page/%zz',
    '/shop/supply/brand/%zz',
    '/shop/checkout/confirmation/%zz',
  ])('[R34][R61] is not found like any other: %s', async (target) => {
    const { status, header, body } = await ask(`GET ${target}`);
    const { status: plainStatus, header: plainHeader } = await ask('GET /gibt-es-nicht');
    expect([status, plainStatus]).toEqual([404, 404]);
    for (const name of ['content-type', 'x-frame-options', 'x-content-type-options'])
      expect(header(name), name).toBe(plainHeader(name));
    expect(header('content-security-policy')).toContain("default-src 'none'");
    expect(body).toContain('Seite nicht gefunden.');
    expect(body).toMatch(/<a [^>]*href="\/"/);
    expect(body.trimEnd()).toMatch(/<\/html>$/);
  });

  it('[R62][R34] is JSON below /rest and for files and pictures', async () => {
    const targets = [
      '/rest/%zz',
      '/rest/shop/100%',
      `/rest/shop/${long}`,
      '/assets/%zz',
      '/pictures/%E0%A4%A',
    ];
    for (const target of [
      ...targets,
      '/rest/none',
      '/rest',
      '/%72est/none/x',
      '/storage/none',
      '/pictures/a/b',
    ]) {
      const { status, header, body } = await ask(`GET ${target}`);
      expect(status, target).toBe(404);
      expect(header('content-type'), target).toBe('application/json; charset=utf-8');
      expect(header('cache-control'), target).toBe('no-store');
      expect(JSON.parse(body), target).toMatchObject({ success: false, status: 404 });
    }
  });
});

describe('an address that names what cannot exist', () => {
  it.each([
    '/shop/catalog/%C3%84',
    '/shop/catalog/a%00b',
    '/page/%01',
    `/page/${'x'.repeat(200)}`,
    '/shop/supply/brand/Ab',
  ])('[R34] is not found, never a wrong request: %s', async (target) => {
    const { status, body } = await ask(`GET ${target}`);
    expect(status).toBe(404);
    expect(body).toContain('Seite nicht gefunden.');
  });
});
