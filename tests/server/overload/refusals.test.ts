import { once } from 'node:events';
import { connect } from 'node:net';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEnvironment } from '#server/runtime/environment.ts';
import { startTestShop } from '#tests/server/support/test-shop.ts';
import type { TestShop } from '#tests/server/support/test-shop.ts';

const perVisitor = 20;
const filesPerAddress = 60;
let tight: TestShop;
let usual: TestShop;

beforeAll(async () => {
  tight = await startTestShop({
    seed: 'none',
    environment: {
      RATE_LIMIT_PER_MINUTE: String(perVisitor),
      RATE_LIMIT_ADDRESS_PER_MINUTE: '100',
      RATE_LIMIT_FILES_PER_MINUTE: String(filesPerAddress),
      TRUST_PROXY: '10.0.0.1',
    },
  });
  usual = await startTestShop({
    seed: 'none',
    environment: { RATE_LIMIT_PER_MINUTE: '', RATE_LIMIT_ADDRESS_PER_MINUTE: '' },
  });
});
afterAll(async () => {
  await tight.stop();
  await usual.stop();
});

/** Sends bytes as they are, since a client would refuse the address; gives status and headers as they stand. */
function sendRaw(url: string, target: string, localAddress: string): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect({ port: Number(port), host: hostname, localAddress }, () => {
      socket.write(
        `GET ${target} HTTP/1.1\r\nHost: shop\r\nX-Requested-With: x\r\nConnection: close\r\n\r\n`,
      );
    });
    let received = '';
    socket.on('data', (chunk: Buffer) => {
      received += chunk.toString('latin1');
    });
    socket.on('end', () => resolve(received));
    socket.on('error', reject);
  });
}

let addresses = 0;
const freshAddress = (): string => `198.51.100.${(addresses += 1)}`;

/** Asks the same again and again from one address nobody else uses; gives the statuses. */
async function ask(shop: TestShop, count: number, request: InjectOptions): Promise<number[]> {
  const remoteAddress = freshAddress();
  const seen: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const headers = { 'x-requested-with': 'x', ...request.headers };
    seen.push((await shop.app.inject({ remoteAddress, ...request, headers })).statusCode);
  }
  return seen;
}

const countOf = (statuses: readonly number[], status: number): number =>
  statuses.filter((seen) => seen === status).length;

describe('every request counts', () => {
  it.each([
    ['/%zz', '127.0.0.11'],
    ['/rest/%zz', '127.0.0.12'],
    [`/rest/shop/${'a'.repeat(2000)}`, '127.0.0.14'],
    ['/%', '127.0.0.15'],
  ])('[R66] also the malformed %s', async (target, localAddress) => {
    const answers: string[] = [];
    for (let index = 0; index < perVisitor + 10; index += 1)
      answers.push(await sendRaw(tight.url, target, localAddress));
    const refused = answers.filter((answer) => answer.startsWith('HTTP/1.1 429'));
    expect(refused.length).toBeGreaterThanOrEqual(10);
    expect(answers[0]).toMatch(/^HTTP\/1\.1 4(?!29)/);
    for (const answer of refused) {
      expect(answer.toLowerCase()).toContain('\r\nretry-after: ');
      expect(answer.toLowerCase()).toContain('\r\ncontent-security-policy: ');
    }
  });

  it.each([
    ['an unknown page', { url: '/gibt-es-nicht' }, 404],
    ['an unknown call', { url: '/rest/none' }, 404],
    ['HEAD', { method: 'HEAD', url: '/rest/systems/config' }, 404],
    ['OPTIONS', { method: 'OPTIONS', url: '/rest/systems/config' }, 404],
    ['DELETE', { method: 'DELETE', url: '/' }, 404],
    ['a call without its token', { method: 'POST', url: '/rest/shop/basket/add' }, 419],
    [
      'a body of another type',
      {
        method: 'POST',
        url: '/rest/shop/basket/add',
        headers: { 'content-type': 'text/plain' },
        payload: 'x',
      },
      415,
    ],
    ['a wrong query', { url: '/rest/systems/config?a=1&a=2' }, 400],
  ] as const)('[R66] %s', async (_, request, status) => {
    const seen = await ask(tight, perVisitor + 10, request);
    expect(countOf(seen, status)).toBe(perVisitor);
    expect(countOf(seen, 429)).toBe(10);
  });

  it('[R66] dear ones more: passwords more than lists, lists more than the head’s basket', async () => {
    const headers = { 'content-type': 'application/json', 'x-csrf-token': 'x' };
    const login = { method: 'POST', url: '/rest/login', headers, payload: '{}' } as const;
    const passed = async (request: InjectOptions) =>
      (await ask(tight, 2 * perVisitor, request)).filter((status) => status !== 429).length;
    const [logins, lists, heads] = [
      await passed(login),
      await passed({ url: '/rest/shop?search=toner' }),
      await passed({ url: '/rest/widget/shop/basket' }),
    ];
    expect(logins).toBeLessThan(lists);
    expect(lists).toBeLessThan(heads);
  });

  it('[R66] long bodies more than short ones, also when they hide their length', async () => {
    const headers = { 'content-type': 'application/json' };
    const url = '/rest/shop/basket/add';
    const long = { method: 'POST', url, headers, payload: 'x'.repeat(200_000) } as const;
    const untold = { method: 'POST', url, headers: { ...headers, 'transfer-encoding': 'chunked' } } as const;
    for (const request of [long, untold])
      expect((await ask(tight, perVisitor, request)).filter((status) => status !== 429).length).toBeLessThan(
        4,
      );
  });

  it('[R66] a length that is told but never read no more than the longest body', async () => {
    const remoteAddress = '192.0.2.211';
    const told = { url: '/rest/none', remoteAddress, headers: { 'content-length': '99999999999' } } as const;
    expect((await tight.app.inject(told)).statusCode).not.toBe(429);
    const colleague = await tight.app.inject({ url: '/rest/none', remoteAddress });
    expect(colleague.statusCode).not.toBe(429);
  });

  it('[R66] and one network of IPv6 is one address, whatever the last half of it says', async () => {
    const seen: number[] = [];
    for (let index = 0; index < perVisitor + 10; index += 1) {
      const remoteAddress = `2001:db8:7:7::${index.toString(16)}`;
      const { statusCode } = await tight.app.inject({ url: '/rest/none', remoteAddress });
      seen.push(statusCode);
    }
    expect(countOf(seen, 429)).toBe(10);
    const { statusCode } = await tight.app.inject({ url: '/rest/none', remoteAddress: '2001:db8:7:8::1' });
    expect(statusCode).toBe(404);
  });

  it('[R66] by the address a trusted proxy names, and by that of a proxy nobody trusts', async () => {
    const through = async (remoteAddress: string, forwardedFor: (index: number) => string) => {
      const seen: number[] = [];
      for (let index = 0; index < perVisitor + 10; index += 1) {
        const headers = { 'x-forwarded-for': forwardedFor(index) };
        seen.push((await tight.app.inject({ url: '/rest/none', remoteAddress, headers })).statusCode);
      }
      return countOf(seen, 429);
    };
    expect(await through('192.0.2.50', (index) => `203.0.113.${index}`)).toBe(10);
    expect(await through('10.0.0.1', (index) => `203.0.113.${index}`)).toBe(0);
    // What the visitor forged stands before what the proxy has added.
    expect(await through('10.0.0.1', (index) => `203.0.113.${index + 100}, 192.0.2.51`)).toBe(10);
  });
});

describe('somebody who resets the connection before the answer', () => {
  it('[R63][R66] is refused before anything is done, and is no failure of the shop', async () => {
    const lines: string[] = [];
    const shop = await startTestShop({ seed: 'none', onLog: (line) => lines.push(line) });
    const { hostname, port } = new URL(shop.url);
    const [resets, warning] = [40, 40];
    for (let index = 0; index < resets; index += 1) {
      const socket = connect({ port: Number(port), host: hostname });
      socket.on('error', () => undefined);
      await once(socket, 'connect');
      socket.write('GET /rest/systems/config HTTP/1.1\r\nHost: shop\r\nX-Requested-With: x\r\n\r\n');
      setImmediate(() => socket.resetAndDestroy());
      await once(socket, 'close');
    }
    expect((await shop.app.inject({ url: '/rest/none' })).statusCode).toBe(404);
    await shop.stop();
    const told = lines.map((line) => JSON.parse(line) as { level: number; kind?: string; count?: number });
    expect(told.filter(({ level }) => level >= warning)).toEqual([]);
    expect(told.find(({ kind }) => kind === 'nobody waits for the answer any more')?.count).toBeGreaterThan(
      0,
    );
  });
});

describe('files', () => {
  it('[R66] have a bounded budget of their own, which takes nothing from pages and calls', async () => {
    const remoteAddress = freshAddress();
    const seen: number[] = [];
    for (let index = 0; index < filesPerAddress + 10; index += 1) {
      const url = ['/assets/none.js', '/pictures/NONE1.svg', '/robots.txt'][index % 3] ?? '';
      seen.push((await tight.app.inject({ url, remoteAddress })).statusCode);
    }
    expect(countOf(seen, 429)).toBe(10);
    const { statusCode } = await tight.app.inject({ url: '/gibt-es-nicht', remoteAddress });
    expect(statusCode).toBe(404);
  });

  it('[R66][R74] are enough for an office where everybody comes for the first time in the same minute', async () => {
    const { limits } = readEnvironment({});
    const colleagues = 20;
    const filesOfFirstVisit = 100;
    const seen = await ask(usual, colleagues * filesOfFirstVisit, { url: '/assets/none.js' });
    expect(countOf(seen, 404)).toBe(colleagues * filesOfFirstVisit);
    expect(limits.filesPerAddressPerMinute).toBeGreaterThan(100 * filesOfFirstVisit);
  });
});

describe('the log', () => {
  it('[R66][R65] keeps 20,000 refused requests below 50 kB and says how many of which kind there were', async () => {
    const lines: string[] = [];
    const shop = await startTestShop({ seed: 'none', onLog: (line) => lines.push(line) });
    const json = { 'content-type': 'application/json' };
    const kinds: readonly (readonly [number, InjectOptions])[] = [
      [404, { url: '/rest/gibt-es-nicht?mail=jemand@kunde.example' }],
      [404, { url: '/seite/jemand@kunde.example' }],
      [400, { url: '/rest/systems/config?a=1&a=2' }],
      [400, { url: '/rest/systems/config?b=1&b=2' }],
      [415, { method: 'POST', url: '/rest/login', headers: { 'content-type': 'text/plain' }, payload: 'x' }],
      [419, { method: 'POST', url: '/rest/login', headers: json, payload: '{}' }],
    ];
    const rounds = Math.ceil(20_000 / kinds.length);
    for (let round = 0; round < rounds; round += 1)
      for (const [status, request] of kinds)
        expect(
          (await shop.app.inject({ ...request, headers: { 'x-requested-with': 'x', ...request.headers } }))
            .statusCode,
        ).toBe(status);
    await shop.stop();
    expect(Buffer.byteLength(lines.join(''))).toBeLessThan(50_000);
    const told = lines
      .map((line) => JSON.parse(line) as { msg: string; status: number; count: number; example: object })
      .filter(({ msg }) => msg === 'Requests were refused');
    const countOfStatus = (status: number): number =>
      told.filter((line) => line.status === status).reduce((sum, { count }) => sum + count, 0);
    expect([404, 400, 415, 419].map(countOfStatus)).toEqual([2 * rounds, 2 * rounds, rounds, rounds]);
    expect(JSON.stringify(told)).not.toMatch(/127\.0\.0\.1|jemand@/);
    expect(told.every(({ example }) => 'path' in example)).toBe(true);
  }, 120_000);

  it('[R63][R66] tells the first failures of a cause with their stack and counts the others', async () => {
    const lines: string[] = [];
    const shop = await startTestShop({ seed: 'none', onLog: (line) => lines.push(line) });
    await shop.testDatabase.asOwner('drop table article cascade');
    for (let index = 0; index < 300; index += 1)
      expect((await shop.app.inject({ url: '/pictures/T1.svg' })).statusCode).toBe(500);
    await shop.stop();
    const told = lines.map(
      (line) => JSON.parse(line) as { msg: string; count?: number; err?: { stack: string } },
    );
    const whole = told.filter(({ msg }) => msg === 'The request failed');
    expect(whole).toHaveLength(3);
    for (const { err } of whole) expect(err?.stack).toContain('at ');
    expect(told.find(({ msg }) => msg === 'More requests failed the same way')?.count).toBe(297);
  }, 60_000);
});
