import fc from 'fast-check';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { basketEndpoints } from '#contract/basket.ts';
import { checkoutEndpoints } from '#contract/checkout.ts';
import { listingEndpoints } from '#contract/listing.ts';
import { sessionEndpoints } from '#contract/session.ts';
import { demoPassword } from '#server/demo/accounts.ts';
import { berlinAddress, orderBody } from '#tests/server/basket/small-catalogue.ts';
import {
  createDataFolder,
  endPrograms,
  ensureBuilt,
  freePort,
  isReady,
  startProgram,
} from '#tests/server/support/built-shop.ts';
import { createBrowser, walkCheckout } from '#tests/server/support/plain-browser.ts';
import type { Browser } from '#tests/server/support/plain-browser.ts';
import { delimiters, hostileText } from '#tests/support/hostile-text.ts';
import { structureOf } from '#tests/support/page-structure.ts';
import type { PageStructure } from '#tests/support/page-structure.ts';
import { projectRoot } from '#tests/support/tree-copy.ts';

const folder = createDataFolder();
let url = '';

beforeAll(async () => {
  await ensureBuilt();
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  const shop = startProgram({
    DATA_DIR: folder,
    PORT: String(port),
    PUBLIC_URL: url,
    RATE_LIMIT_PER_MINUTE: '100000',
    RATE_LIMIT_ADDRESS_PER_MINUTE: '100000',
  });
  await isReady(shop);
}, 240_000);

afterAll(async () => {
  await endPrograms();
  rmSync(folder, { recursive: true, force: true });
});

const fewControls = ['\u0000', '\u0001', '\b', '\t', '\n', '\u001f', '\u007f', '\u0085', '\u009f'];
const pieces = [...delimiters, ...fewControls, '\ud800', '\udc00'];
/** For values that are compared with a few known words and shown nowhere. */
const fewPieces = [...delimiters.slice(0, 10), ...fewControls.slice(0, 2)];

/** The words of a text, which a search finds the same by. */
const wordsOf = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim();

/** A text as it stands in an address; half characters as the bytes a careless client would send. */
const encoded = (text: string): string =>
  [...text]
    .map((character) =>
      character.isWellFormed()
        ? encodeURIComponent(character)
        : [...Buffer.from([0xed, 0xa0, 0x80])].map((byte) => `%${byte.toString(16)}`).join(''),
    )
    .join('');

interface Seen extends PageStructure {
  readonly status: number;
  readonly html: string;
}

async function see(address: string, browser: Browser = createBrowser(url)): Promise<Seen> {
  const { status, html, headers } = await browser.open(address);
  const location = headers.get('location');
  // An address that says what no list understands leads to the one it means, on this origin.
  if (location !== null) return see(`/${location.replace(/^\/(?![/\\])/, '')}`, browser);
  return { status, html, ...structureOf(html) };
}

/** The page is one of ours, whole, with everything of the visitor where it belongs and nowhere else. */
function expectWhole(seen: Seen, what: string): void {
  const [token = ''] = seen.tokens;
  expect(seen.tokens, what).toHaveLength(1);
  expect(token, what).toMatch(/^[gs](?:\.[\w-]+){2}$/);
  // In the meta element, and under another mask in the configuration of the boot record.
  expect(seen.html.split(token).length - 1, what).toBe(1);
  expect([...seen.html.matchAll(/[gs]\.[\w-]{16}\.[\w-]{43}/g)], what).toHaveLength(2);
  expect(seen.title, what).not.toContain(token);
  expect(seen.records, what).toHaveLength(2);
  expect(seen.records[0], what).toMatchObject({ user: { sessionId: expect.any(String) }, config: {} });
  expect(seen.records[1], what).toMatchObject({ status: seen.status });
  expect(new Set(seen.nonces).size, what).toBe(1);
  expect(seen.nonces[0], what).toMatch(/^[A-Za-z0-9+/=]{24}$/);
  expect(seen.html.split(seen.nonces[0] ?? '').length - 1, what).toBe(seen.nonces.length);
  expect(seen.handlers, what).toEqual([]);
  for (const address of seen.addresses) {
    const { protocol, origin } = new URL(address, url);
    if (protocol.startsWith('http')) expect(origin, `${what}: ${address}`).toBe(url);
    else expect(['mailto:', 'tel:', 'data:'], `${what}: ${address}`).toContain(protocol);
  }
}

/** Elements, attributes and styles are those of one of the harmless pages. */
function expectLike(seen: Seen, harmless: readonly Seen[], what: string): void {
  expectWhole(seen, what);
  expect(
    harmless.map(({ status }) => status),
    what,
  ).toContain(seen.status);
  expect(
    harmless.map(({ tree }) => tree),
    what,
  ).toContain(seen.tree);
  expect(
    harmless.map(({ styles }) => styles),
    what,
  ).toContainEqual(seen.styles);
}

/** Every path of a page with a part that anybody may write, as its route says it. */
const openPaths: readonly string[] = readdirSync(path.join(projectRoot, 'src/app/routes'))
  .map((file) => readFileSync(path.join(projectRoot, 'src/app/routes', file), 'utf8'))
  .flatMap((source) => [...source.matchAll(/'(\/[^'\s]*:[^'\s]*)'/g)].map(([, found = '']) => found));

describe('a part of a path', () => {
  it('[R52][R54] changes nothing of the page but words, whatever is written in it', async () => {
    expect(openPaths.length).toBeGreaterThanOrEqual(12);
    const staff = createBrowser(url);
    await staff.open('/login');
    await staff.ask(sessionEndpoints.login, {
      body: { email: 'backend@kontor.example', password: demoPassword },
    });
    for (const openPath of openPaths) {
      const addressWith = (part: string): string => openPath.replace(/:\w+\??/g, () => part);
      const harmless = [];
      for (const part of ['harmlos', 'Harm%20los']) harmless.push(await see(addressWith(part), staff));
      for (const piece of pieces) {
        const address = addressWith(encoded(piece));
        expectLike(await see(address, staff), harmless, address);
      }
    }
  }, 240_000);
});

const filterOf = (value: string): string => `/shop?filter=${encoded(JSON.stringify({ brand: [value] }))}`;

/** Parameters that pages show. */
const shownParameters: readonly (readonly [string, (value: string) => string])[] = [
  ['search', (value) => `/shop?search=${encoded(value)}`],
  ['search among devices', (value) => `/shop/supply/devices?search=${encoded(value)}`],
  ['search among brands', (value) => `/shop/supply?search=${encoded(value)}`],
  ['filter', filterOf],
  ['path of redirectTo', (value) => `/login?redirectTo=${encoded(`/shop/${value}`)}`],
];
/** Parameters that pages compare with what they know. */
const comparedParameters: readonly (readonly [string, (value: string) => string])[] = [
  ['whole filter', (value) => `/shop?filter=${encoded(value)}`],
  ['name of a facet', (value) => `/shop?filter=${encoded(JSON.stringify({ [value]: ['x'] }))}`],
  ['page', (value) => `/shop?page=${encoded(value)}`],
  ['limit', (value) => `/shop?limit=${encoded(value)}`],
  ['paginate', (value) => `/shop?paginate=${encoded(value)}`],
  ['sortBy', (value) => `/shop?sortBy=${encoded(value)}`],
  ['sortDirection', (value) => `/shop?sortDirection=${encoded(value)}`],
  ['isBGS', (value) => `/shop?isBGS=${encoded(value)}`],
  ['view', (value) => `/shop?view=${encoded(value)}`],
  ['redirectTo', (value) => `/login?redirectTo=${encoded(value)}`],
  ['mailed way in', (value) => `/login?wayIn=${encoded(value)}`],
  ['line of a long list', (value) => `/shop/basket?position=${encoded(value)}`],
  ['unknown parameter', (value) => `/?${encoded(value)}=${encoded(value)}`],
];

describe('a parameter of an address', () => {
  it.each([
    ...shownParameters.map(([name, addressWith]) => [name, addressWith, pieces] as const),
    ...comparedParameters.map(([name, addressWith]) => [name, addressWith, fewPieces] as const),
  ])(
    '[R52][R54][R55] %s changes nothing of the page but words',
    async (_name, addressWith, texts) => {
      const harmless = [];
      for (const value of ['zzqxwv', 'zzqxwv zzqxwv', '', '..', '1'])
        harmless.push(await see(addressWith(value)));
      for (const text of texts) {
        const address = addressWith(text);
        expectLike(await see(address), [...harmless, await see(addressWith(wordsOf(text)))], address);
      }
      await fc.assert(
        fc.asyncProperty(fc.array(hostileText, { minLength: 2, maxLength: 4 }), async (parts) => {
          const address = addressWith(parts.join(''));
          expectWhole(await see(address), address);
        }),
        { numRuns: 8 },
      );
    },
    120_000,
  );

  it('[R52] with the marks of a document’s slots leaves token, boot record and every element as they were', async () => {
    const plain = await see('/shop');
    const quoted = `["\\u001b\\u0001 style=position:fixed;inset:0 href=//evil.example x="]`;
    for (const address of [
      `/shop?filter=${encodeURIComponent(`{"brand":${quoted}}`)}`,
      '/shop?search=%01b%01',
      '/shop?search=%01t%01',
      '/shop?search=%01n%01',
    ]) {
      const seen = await see(address);
      expectLike(seen, [plain], address);
      expect(seen.title, address).toBe(plain.title);
    }
  });
});

const signs = /[\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069\ud800-\udfff]/;

/** A guest with goods, addresses and methods, whose texts can be changed. */
async function buyerWith(
  text: string,
): Promise<{ browser: Browser; change: (next: string) => Promise<string[]> }> {
  const browser = createBrowser(url);
  await browser.open('/');
  const { items } = await browser.ask(listingEndpoints.list, { query: { search: 'toner', limit: 24 } });
  const tile = items.find((item) => item.stock > 100 && item.step_order_price_unit === 1);
  if (tile === undefined) throw new Error('no toner to buy');
  const { articleNumber, shopDepotId } = tile;
  const add = (words: string) =>
    browser.call(basketEndpoints.add, {
      body: { articleNumber, shopDepotId, quantity: 1, hint: words, costCenter: words, offerNumber: words },
    });
  const addressOf = (words: string) => ({
    ...berlinAddress,
    kind: 'company' as const,
    company: words,
    firstname: words,
    lastname: words,
    street: words,
    houseNumber: words.slice(0, 20),
    addition: words,
    city: words,
  });
  await add(text);
  await walkCheckout(browser);
  const change = async (next: string): Promise<string[]> => {
    const statuses: string[] = [];
    const tried = async (call: Promise<unknown>): Promise<void> => {
      statuses.push(await call.then(() => 'done').catch((error: unknown) => String(error)));
    };
    await browser.call(basketEndpoints.removeAll, {});
    await tried(add(next));
    if (statuses[0] !== 'done') await add(text);
    await tried(browser.call(checkoutEndpoints.billingAddress, { body: { address: addressOf(next) } }));
    await tried(browser.call(checkoutEndpoints.shippingAddress, { body: { address: addressOf(next) } }));
    await tried(
      browser.call(checkoutEndpoints.paymentMethod, {
        body: { slug: 'sepa-lastschrift', iban: 'DE02120300000000202051', accountHolder: next },
      }),
    );
    return statuses;
  };
  await change(text);
  return { browser, change };
}

const pagesOfBuyer = ['/shop/basket', '/shop/checkout/2', '/shop/checkout/3', '/shop/checkout/4'];

describe('a text that a person typed', () => {
  it('[R52] changes nothing but words of the pages that show it; what no text may hold is refused', async () => {
    const { browser, change } = await buyerWith('Harmlos');
    const harmless = new Map<string, Seen>();
    for (const page of pagesOfBuyer) harmless.set(page, await see(page, browser));
    for (const piece of pieces) {
      const text = `a${piece.slice(0, 50)}b`;
      const outcomes = await change(text);
      const expected = signs.test(text) ? 'CallError' : 'done';
      for (const outcome of outcomes) expect(outcome, JSON.stringify(text)).toContain(expected);
      for (const [page, plain] of harmless) {
        const what = `${page} with ${JSON.stringify(text)}`;
        expectLike(await see(page, browser), [plain], what);
      }
    }
  }, 240_000);

  it('[R52] is a remark and an order like any other', async () => {
    const confirm = async (text: string, comment: string): Promise<Seen> => {
      const { browser } = await buyerWith(text);
      const { basket } = await browser.ask(checkoutEndpoints.shippingMethod, { body: { slug: 'standard' } });
      const { orderNumber } = await browser.ask(checkoutEndpoints.saveOrder, {
        body: orderBody(basket, comment),
      });
      return see(`/shop/checkout/confirmation/${orderNumber}`, browser);
    };
    // The second is no name, as the hostile ones are none: the address stays another one then.
    const plain = [
      await confirm('Harmlos', 'Harmlos\nin zwei Zeilen'),
      await confirm('Harmlos @ Harmlos', 'Harmlos\nin zwei Zeilen'),
    ];
    const comment = delimiters.filter((piece) => !signs.test(piece)).join('\n');
    for (const text of ['</script><script>alert(1)', '" onload="alert(1)', '<!--token--><!--boot-->'])
      expectLike(await confirm(text, `${comment}\u2028\t`.slice(0, 1000)), plain, text);
  });
});
