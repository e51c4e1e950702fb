import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { basketEndpoints } from '#contract/basket.ts';
import { checkoutEndpoints } from '#contract/checkout.ts';
import { listingEndpoints } from '#contract/listing.ts';
import { orderEndpoints } from '#contract/order.ts';
import { sessionEndpoints } from '#contract/session.ts';
import { demoPassword } from '#server/demo/accounts.ts';
import { orderBody } from '#tests/server/basket/small-catalogue.ts';
import { validIban } from '#tests/server/reliability/valid-requests.ts';
import {
  createDataFolder,
  endPrograms,
  ensureBuilt,
  freePort,
  isReady,
  startProgram,
} from '#tests/server/support/built-shop.ts';
import type { Started } from '#tests/server/support/built-shop.ts';
import { createBrowser, walkCheckout } from '#tests/server/support/plain-browser.ts';
import type { Browser } from '#tests/server/support/plain-browser.ts';
import { startSharedCache } from '#tests/support/shared-cache.ts';
import { projectRoot } from '#tests/support/tree-copy.ts';

const folder = createDataFolder();
const keptAssets = path.join(folder, 'assets');
const dayMs = 24 * 3_600_000;
let shop: Started;
let front: Started;
let shopUrl = '';
let frontUrl = '';

beforeAll(async () => {
  await ensureBuilt();
  mkdirSync(keptAssets);
  for (const [name, ageDays] of [
    ['earlier-AbCd1234.js', 14],
    ['ancient-AbCd1234.js', 40],
  ] as const) {
    const file = path.join(keptAssets, name);
    writeFileSync(file, 'export const release = 1;\n');
    const time = new Date(Date.now() - ageDays * dayMs);
    utimesSync(file, time, time);
  }
  const [shopPort, frontPort] = [await freePort(), await freePort()];
  shopUrl = `http://127.0.0.1:${shopPort}`;
  frontUrl = `http://127.0.0.1:${frontPort}`;
  shop = startProgram({ DATA_DIR: folder, PORT: String(shopPort), LOG_LEVEL: 'info' });
  await isReady(shop);
  front = startProgram({
    DATA_DIR: path.join(folder, 'front'),
    PORT: String(frontPort),
    REST_BACKEND_URL: shopUrl,
  });
  await isReady(front);
}, 240_000);

afterAll(async () => {
  await endPrograms();
  rmSync(folder, { recursive: true, force: true });
});

/** Finds, reads, adds, walks the checkout and orders by direct debit; gives the order's number. */
async function shopAround(browser: Browser): Promise<string> {
  const home = await browser.open('/');
  expect(home.status).toBe(200);
  expect(home.html).toContain('lang="de"');
  const { items } = await browser.ask(listingEndpoints.list, { query: { search: 'toner', limit: 24 } });
  const tile = items.find((item) => item.stock > 5 && item.price.net_price !== null);
  if (tile === undefined) throw new Error('no toner to buy');
  const list = await browser.open('/shop?search=toner');
  expect(list.status).toBe(200);
  expect(list.html).toContain(tile.displayName.replaceAll('&', '&amp;').slice(0, 20));
  const article = await browser.open(`/shop/article/${tile.articleNumber}-${tile.shopDepotId}/${tile.slug}`);
  expect(article.status).toBe(200);
  expect(article.html).toContain(tile.articleNumber);
  const quantity = tile.min_order_price_unit;
  const { articleNumber, shopDepotId } = tile;
  await browser.ask(basketEndpoints.add, { body: { articleNumber, shopDepotId, quantity } });
  const basketPage = await browser.open('/shop/basket');
  expect(basketPage.status).toBe(200);
  expect(basketPage.html).toContain(articleNumber);
  expect(basketPage.headers.get('cache-control')).toBe('no-store');
  const basket = await walkCheckout(browser);
  expect((await browser.open('/shop/checkout/4')).status).toBe(200);
  const placed = await browser.ask(checkoutEndpoints.saveOrder, { body: orderBody(basket) });
  const confirmation = await browser.open(`/shop/checkout/confirmation/${placed.orderNumber}`);
  expect(confirmation.status).toBe(200);
  expect(confirmation.html).toContain(placed.orderNumber);
  return placed.orderNumber;
}

describe('a whole journey', () => {
  it('[R74][R65][R14] brings no 401, 405 or 503, tells the log no secret and the pages no session', async () => {
    const browser = createBrowser(shopUrl);
    const wrong = await browser.open('/login');
    expect(wrong.status).toBe(200);
    const refused = await browser.call(sessionEndpoints.login, {
      body: { email: 'privat@kontor.example', password: 'Ganz-falsches-Wort-7' },
    });
    expect(refused.outcome).toBe('refused');
    const orderNumber = await shopAround(browser);
    await browser.ask(orderEndpoints.pdf, { body: { orderNumber } });
    const firstCookie = browser.cookie();
    await browser.ask(sessionEndpoints.login, {
      body: { email: 'privat@kontor.example', password: demoPassword },
    });
    const secrets = [firstCookie, browser.cookie()].flatMap((cookie) =>
      cookie.slice(cookie.indexOf('=') + 3).split('.'),
    );
    const pages = [];
    for (const address of ['/', '/shop/basket', '/my/orders', '/my/account', '/gibt-es-nicht'])
      pages.push(await browser.open(address));
    for (const { html } of pages) for (const secret of secrets) expect(html).not.toContain(secret);
    await browser.ask(sessionEndpoints.logout, { body: {} });
    await browser.open('/my/orders');
    expect(browser.statuses.length).toBeGreaterThan(20);
    expect(browser.statuses.filter((status) => [401, 405, 503].includes(status))).toEqual([]);
    // The demo accounts that are named after the start are no log.
    const log = `${shop.output()}\n${shop.errors()}`
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .join('\n');
    expect(log).toContain('A login failed');
    for (const secret of [
      ...secrets,
      'Ganz-falsches-Wort-7',
      'privat@kontor.example',
      'gast@kunde.example',
      validIban,
      'Größenwahn',
      browser.token(),
    ]) {
      expect(log).not.toContain(secret);
    }
  });
});

describe('with the back end elsewhere', () => {
  it('renders, adds and orders through HTTP with the visitor’s own session, without a database', async () => {
    const browser = createBrowser(frontUrl);
    const orderNumber = await shopAround(browser);
    expect(orderNumber).toMatch(/^\d{4}-\d{6,}$/);
    expect(browser.cookie()).toMatch(/^__Host-session=s\./);
    expect(readdirSync(path.join(folder, 'front'))).toEqual(['assets']);
    const picture = await fetch(`${frontUrl}/storage/icons/no-image.svg`);
    expect(picture.headers.get('content-type')).toContain('image/svg+xml');
    const stranger = createBrowser(frontUrl);
    expect((await stranger.open('/shop/basket')).html).not.toContain(orderNumber);
    const unknown = await stranger.open('/shop/article/GIBTESNICHT-1/x');
    expect(unknown.status).toBe(404);
  });

  it('[R16] refuses what another site sends before it reaches the back end', async () => {
    const browser = createBrowser(frontUrl);
    await browser.open('/');
    const answer = await fetch(`${frontUrl}/rest/logout`, {
      method: 'POST',
      headers: {
        cookie: browser.cookie(),
        'x-csrf-token': browser.token(),
        'x-requested-with': 'XMLHttpRequest',
        'content-type': 'application/json',
        origin: 'https://evil.example',
      },
      body: '{}',
    });
    expect(answer.status).toBe(403);
  });
});

describe('files', () => {
  const builtScript = (): string => {
    const name = readdirSync(path.join(projectRoot, 'dist/client/assets')).find((file) =>
      /^entry-browser-.*\.js$/.test(file),
    );
    return `/assets/${name ?? 'missing'}`;
  };

  it('[R84] of an earlier build are served for two weeks and more, then leave', async () => {
    expect((await fetch(`${shopUrl}/assets/earlier-AbCd1234.js`)).status).toBe(200);
    const gone = await fetch(`${shopUrl}/assets/ancient-AbCd1234.js`);
    expect(gone.status).toBe(404);
    expect(gone.headers.get('content-type')).toContain('application/json');
    expect(gone.headers.get('cache-control')).toBe('no-store');
  });

  it('are cached for ever and sent compressed as the browser wishes', async () => {
    const file = path.join(projectRoot, 'dist/client', builtScript());
    execFileSync(process.execPath, ['--import', 'tsx', 'src/build/compress-assets.command.ts'], {
      cwd: projectRoot,
    });
    for (const ending of ['br', 'gz']) {
      writeFileSync(
        path.join(keptAssets, `${path.basename(file)}.${ending}`),
        readFileSync(`${file}.${ending}`),
      );
    }
    for (const [accepted, encoding] of [
      ['br, gzip', 'br'],
      ['gzip', 'gzip'],
      ['identity', null],
    ] as const) {
      const answer = await fetch(`${shopUrl}${builtScript()}`, { headers: { 'accept-encoding': accepted } });
      expect(answer.headers.get('content-encoding')).toBe(encoding);
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(await answer.text()).toBe(readFileSync(file, 'utf8'));
    }
  });

  it('that browsers and search engines ask for by themselves exist', async () => {
    const icon = await fetch(`${shopUrl}/favicon.ico`);
    expect(icon.headers.get('content-type')).toContain('image/svg+xml');
    const robots = await (await fetch(`${shopUrl}/robots.txt`)).text();
    expect(robots).toContain('Disallow: /shop/checkout');
  });

  it('that carry code of others come with its licences', async () => {
    const notices = await fetch(`${shopUrl}/third-party-notices.txt`);
    expect(notices.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(await notices.text()).toMatch(/^react-dom 19\.[\d.]+ \(MIT\)$/m);
  });
});

/** Sends bytes as they are; an HTTP client would tidy the address. */
function sendRaw(target: string): Promise<string> {
  const { hostname, port } = new URL(shopUrl);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => {
      socket.write(`GET ${target} HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n`);
    });
    let received = '';
    socket.on('data', (chunk: Buffer) => {
      received += chunk.toString('latin1');
    });
    socket.on('end', () => resolve(received));
    socket.on('error', reject);
  });
}

describe('pages', () => {
  it('[R34] answer hostile addresses with a page or not-found, never with a file or a fault', async () => {
    const parts = [
      '%2e%2e',
      '%2F',
      '%00',
      '%',
      '%zz',
      '%c0%ae',
      '%F0%9F%96%A8',
      '..%5c..',
      'a'.repeat(8192),
      '+',
      "'",
    ];
    for (const part of parts) {
      for (const address of [
        `/${part}`,
        `/shop/${part}`,
        `/shop/catalog/${part}`,
        `/shop/article/${part}/x`,
        `/shop/article/T1-1/${part}`,
        `/shop?search=${part}&filter=${part}&page=${part}`,
        `/artnr/${part}`,
        `/page/${part}`,
        `/shop/supply/${part}/${part}`,
        `/shop/checkout/${part}`,
        `/shop/checkout/confirmation/${part}`,
        `/http-error/${part}`,
        `/assets/${part}${part}/package.json`,
        `/pictures/${part}.svg`,
      ]) {
        const answer = await sendRaw(address);
        expect(answer.slice(0, 40), address.slice(0, 80)).toMatch(
          /^HTTP\/1\.1 (?:200|30[12378]|4\d\d|50[0-9]) /,
        );
        if (!address.startsWith('/http-error/'))
          expect(answer.slice(9, 12), address.slice(0, 80)).not.toMatch(/^5/);
        expect(answer).not.toContain('"kontor-shop"');
        expect(answer).not.toContain('root:x:');
        expect(answer).not.toMatch(/node_modules|\.ts:\d+/);
      }
    }
    expect((await fetch(shopUrl)).status).toBe(200);
  }, 120_000);

  it('[R34][R60] lead to no other host, however an address is written', async () => {
    const long = 'x'.repeat(300);
    for (const address of [
      '//',
      '/\\',
      '//evil.example/shop?page=0',
      `//evil.example/?search=${long}`,
      `/x/..//evil.example/?search=${long}`,
      `/x/..//shop?search=${long}`,
      '/x/..//shop?page=9999',
      '/x/..//shop/catalog/papier?filter=%7B%22brand%22%3A%5B%22niemand%22%5D%7D',
      '/\\evil.example/shop?page=0',
      `/\\evil.example/shop?search=${long}`,
      '/%5cevil.example/shop?page=0',
      'http://evil.example/shop?page=0',
    ]) {
      const answer = await sendRaw(address);
      expect(answer.slice(9, 12), address).toMatch(/^(?:200|30[12378]|4\d\d)/);
      const location = /^location: (.*)\r$/im.exec(answer)?.[1] ?? '/';
      expect(location, address).toMatch(/^\/(?![/\\])/);
    }
  });

  it('[R61] carry the same policy as calls, errors and files; every script has the page’s nonce', async () => {
    for (const address of [
      '/',
      '/shop',
      '/gibt-es-nicht',
      '/http-error/404',
      '/503',
      '/login',
      builtAsset(),
      '/robots.txt',
    ]) {
      const answer = await fetch(`${shopUrl}${address}`);
      const policy = answer.headers.get('content-security-policy') ?? '';
      const nonce = /script-src 'self' 'nonce-([A-Za-z0-9+/=]{24})';/.exec(policy)?.[1] ?? 'none';
      expect(policy, address).toContain(
        "default-src 'none'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'",
      );
      expect(policy).toContain("require-trusted-types-for 'script'; trusted-types shop-assets");
      expect(policy).not.toContain('unsafe-eval');
      expect(/script-src[^;]*unsafe-inline/.test(policy)).toBe(false);
      for (const [name, value] of [
        ['x-content-type-options', 'nosniff'],
        ['referrer-policy', 'strict-origin-when-cross-origin'],
        ['cross-origin-opener-policy', 'same-origin'],
        ['x-frame-options', 'DENY'],
      ] as const) {
        expect(answer.headers.get(name), `${name} of ${address}`).toBe(value);
      }
      expect(answer.headers.get('server')).toBeNull();
      expect(answer.headers.get('x-powered-by')).toBeNull();
      const html = await answer.text();
      if (!(answer.headers.get('content-type') ?? '').includes('text/html')) continue;
      const scripts = [...html.matchAll(/<script\b([^>]*)>/g)].map(([, attributes]) => attributes ?? '');
      for (const attributes of scripts.filter((given) => !given.includes('application/json')))
        expect(attributes, address).toContain(`nonce="${nonce}"`);
      expect(html).not.toMatch(/\son[a-z]+="/);
    }
  });

  it('name the file of their route where it comes on the way', async () => {
    const htmlAt = async (address: string) => (await fetch(`${shopUrl}${address}`)).text();
    expect(await htmlAt('/shop/supply/brand/hp')).toContain('/assets/finder.route-');
    expect(await htmlAt('/shop/supply')).toContain('/assets/supply.route-');
    expect(await htmlAt('/shop/catalog/toner')).not.toMatch(/\/assets\/\w+\.route-/);
  });

  it('[R62] of two people never mix, and personal ones are kept nowhere', async () => {
    const people = ['privat@kontor.example', 'einkauf@muster-gmbh.example'];
    const browsers = [];
    for (const email of people) {
      const browser = createBrowser(shopUrl);
      await browser.open('/login');
      await browser.ask(sessionEndpoints.login, { body: { email, password: demoPassword } });
      browsers.push(browser);
    }
    for (const address of ['/', '/shop?search=papier', '/my/orders']) {
      const [first, second] = await Promise.all(browsers.map((browser) => browser.open(address)));
      const guest = await createBrowser(shopUrl).open(address);
      expect(first?.html).toContain(people[0]);
      expect(first?.html).not.toContain(people[1]);
      expect(second?.html).toContain(people[1]);
      expect(second?.html).not.toContain(people[0]);
      for (const email of people) expect(guest.html).not.toContain(email);
      expect(first?.headers.get('cache-control')).toBe('no-store');
      expect(guest.headers.get('cache-control')).not.toContain('public');
    }
  });

  it('[R62] of two people and a guest never mix behind a proxy that keeps all it may', async () => {
    const proxy = await startSharedCache(shopUrl);
    try {
      const people = ['privat@kontor.example', 'einkauf@muster-gmbh.example'];
      const browsers = [createBrowser(proxy.url)];
      for (const email of people) {
        const browser = createBrowser(proxy.url);
        await browser.open('/login');
        await browser.ask(sessionEndpoints.login, { body: { email, password: demoPassword } });
        browsers.unshift(browser);
      }
      const addresses = ['/', '/shop?search=papier', '/shop/basket', '/shop/checkout', '/my/orders'];
      const calls = ['/systems/user', '/systems/token', '/shop/basket', '/orders', '/addresses/user'];
      addresses.push(...calls.map((call) => `/rest${call}`));
      for (const address of addresses) {
        const seen: string[] = [];
        // Each twice, so that the second round could come from the cache.
        for (const browser of [...browsers, ...browsers]) {
          const answer = await fetch(`${proxy.url}${address}`, {
            headers: { cookie: browser.cookie(), 'x-requested-with': 'XMLHttpRequest' },
          });
          expect(answer.status, address).toBe(200);
          const isPersonal = browser !== browsers.at(-1) || address.startsWith('/rest');
          if (isPersonal) expect(answer.headers.get('cache-control'), address).toBe('no-store');
          const body = await answer.text();
          seen.push(people.filter((email) => body.includes(email)).join(' '));
        }
        const [second = '', first = '', guest] = seen;
        expect(guest, address).toBe('');
        expect([people[1], ''], address).toContain(second);
        expect([people[0], ''], address).toContain(first);
        expect(seen.slice(3), address).toEqual(seen.slice(0, 3));
        if (!address.startsWith('/rest') || address === '/rest/systems/user') expect(second).toBe(people[1]);
      }
      expect(proxy.hits).toEqual([]);
      for (let count = 0; count < 2; count += 1) await (await fetch(proxy.url + builtAsset())).text();
      expect(proxy.hits).toEqual([builtAsset()]);
    } finally {
      await proxy.stop();
    }
  });
});

describe('pages of the drawn flows', () => {
  it('lead guests to the sign-in, are forbidden to customers, and come complete for the staff', async () => {
    const guest = await createBrowser(shopUrl).open('/flows/checkout');
    expect(guest.status).toBe(302);
    expect(guest.headers.get('location')).toBe('/login?redirectTo=%2Fflows%2Fcheckout');
    const signedIn = async (email: string): Promise<Browser> => {
      const browser = createBrowser(shopUrl);
      await browser.open('/login');
      await browser.ask(sessionEndpoints.login, { body: { email, password: demoPassword } });
      return browser;
    };
    const customer = await signedIn('admin@andere-gmbh.example');
    for (const address of ['/flows', '/flows/checkout'])
      expect((await customer.open(address)).status, address).toBe(403);
    expect((await customer.open('/my/orders')).html).not.toContain('href="/flows"');
    const staff = await signedIn('backend@kontor.example');
    expect((await staff.open('/my/orders')).html).toContain('href="/flows"');
    expect((await staff.open('/flows')).html).toContain('href="/flows/checkout"');
    const drawn = await staff.open('/flows/checkout');
    expect(drawn.status).toBe(200);
    expect(drawn.headers.get('cache-control')).toBe('no-store');
    expect(drawn.html).toContain('data-node="checkout.steps"');
    for (const address of ['/flows/gibt-es-nicht', '/flows/Nie!'])
      expect((await staff.open(address)).status, address).toBe(404);
  });
});

function builtAsset(): string {
  const name = readdirSync(path.join(projectRoot, 'dist/client/assets')).find((file) => file.endsWith('.js'));
  return `/assets/${name ?? 'missing'}`;
}

it('[R59] an address that is mended or needs a sign-in leads to this origin only', async () => {
  const { open } = createBrowser(shopUrl);
  const evil = 'evil.example';
  const led = [
    '/my/orders',
    '/shop/checkout/4',
    ...[`//${evil}`, `/\\${evil}`, `%2F%2F${evil}`, `%5C%5C${evil}`, `https:${evil}`, `%09//${evil}`].flatMap(
      (name) => [
        `/artnr/${name}`,
        `/my/orders/${name}`,
        `/my/orders?page=2&next=${name}`,
        `/shop?search=${name}`,
        `/shop/supply/brand/${name}/device/${name}`,
        `/login?redirectTo=${name}`,
        `/${name}`,
      ],
    ),
  ];
  let count = 0;
  for (const address of led) {
    const { status, headers } = await open(address);
    const target = headers.get('location');
    expect(status, address).toBeLessThan(500);
    if (target === null) continue;
    count += 1;
    expect(new URL(target, `${shopUrl}${address}`).origin, `${address} → ${target}`).toBe(shopUrl);
    expect(target, address).toMatch(/^\/(?![/\\])/);
  }
  expect(count).toBeGreaterThanOrEqual(8);
});
