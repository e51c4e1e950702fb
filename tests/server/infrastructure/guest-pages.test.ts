import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PageAnswer, PageRequest } from '#app/entry-server.tsx';
import { sessionEndpoints } from '#contract/session.ts';
import { systemEndpoints } from '#contract/system.ts';
import { buildShop } from '#server/app.ts';
import { readEnvironment } from '#server/runtime/environment.ts';
import { createLog } from '#server/log/log.ts';
import { inProcessVisits } from '#server/pages/in-process-visit.ts';
import { pagesPlugin } from '#server/pages/pages.plugin.ts';
import type { SettingsService } from '#server/settings/settings.service.ts';
import { sessionCookieName } from '#server/session/session-cookie.ts';
import { createHolidays } from '#server/system/dispatch-clock.ts';
import { startTestShop } from '#tests/server/support/test-shop.ts';
import type { TestShop, TestVisitor } from '#tests/server/support/test-shop.ts';

let shop: TestShop;
let pages: FastifyInstance;
let settings: SettingsService;
/** Addresses that were drawn, in this order. */
let drawnAt: string[] = [];
/** How much later it is than the clock says. */
let laterMs = 0;
/** Letters of each drawn page. */
let pageLength = 0;

/** Draws only what of a visitor a page may show; the views themselves are drawn in the built product's suite. */
async function drawVisitor({ boot, url }: PageRequest): Promise<PageAnswer> {
  drawnAt.push(url.replace('https://shop.example', ''));
  const { language } = boot.config.basic_system_configs;
  const mode = boot.shop.isB2b ? 'b2b' : 'b2c';
  return {
    kind: 'page',
    status: 200,
    html: `<p>drawn for ${mode} ${language} ${boot.user.guest ? 'guest' : 'customer'}</p>${'x'.repeat(pageLength)}`,
    meta: { title: 'Probe' },
    data: { loaderData: {}, failed: {}, status: 200 },
    isPersonal: false,
    sources: [],
  };
}

beforeAll(async () => {
  shop = await startTestShop({ seed: 'small' });
  const { database, keys } = shop;
  const log = createLog('silent');
  const { app, handlers, services } = await buildShop({
    environment: readEnvironment({}),
    database,
    keys,
    log,
    clock: () => new Date(Date.now() + laterMs),
    holidays: createHolidays(),
  });
  await app.register(pagesPlugin, {
    renderPage: drawVisitor,
    readAddress: (path) => ({
      kept: path === '/kept-nowhere' ? null : path.replace(/&.*/, ''),
      meant: path === '/list?broken' || path === '/LIST' ? '/list' : null,
      ...(path === '/LIST' ? { isRespelled: true } : {}),
    }),
    assets: { of: () => ({ scripts: [] }), styleSheet: '', styleOf: () => '', release: 'test' },
    publicUrl: 'https://shop.example',
    ...inProcessVisits(app, handlers, services.system.bootRecord),
  });
  pages = app;
  settings = services.settings;
});
afterAll(async () => {
  await pages.close();
  await shop.stop();
});

async function open(visitor: TestVisitor, url: string) {
  const cookie = visitor.cookie === null ? {} : { cookie: `${sessionCookieName}=${visitor.cookie}` };
  const { statusCode, body, headers } = await pages.inject({ url, headers: cookie });
  expect(statusCode).toBe(200);
  return { drawn: /drawn for ([^<]+)/.exec(body)?.[1], body, caching: headers['cache-control'] };
}

describe('rendered pages', () => {
  it('[R62] of a customer are kept nowhere and given to nobody else', async () => {
    const customer = shop.visitor();
    await customer.signIn('privat@kontor.example');
    const own = await open(customer, '/customer');
    expect(own).toMatchObject({ drawn: 'b2c de customer', caching: 'no-store' });
    expect(own.body).toContain('privat@kontor.example');
    await customer.ask(sessionEndpoints.setB2b);
    expect((await open(customer, '/customer')).drawn).toBe('b2b de customer');
    const guest = await open(shop.visitor(), '/customer');
    expect(guest.drawn).toBe('b2b de guest');
    expect(guest.body).not.toContain('privat@kontor.example');
    expect(guest.caching).not.toContain('public');
  });

  it('[R62] are kept for guests of one mode', async () => {
    expect((await open(shop.visitor(), '/mode')).drawn).toBe('b2b de guest');
    const privately = shop.visitor();
    await privately.ask(sessionEndpoints.setB2c);
    expect((await open(privately, '/mode')).drawn).toBe('b2c de guest');
    expect((await open(shop.visitor(), '/mode')).drawn).toBe('b2b de guest');
  });

  it('[R62] are kept for guests of one language', async () => {
    expect((await open(shop.visitor(), '/language')).drawn).toBe('b2b de guest');
    const english = shop.visitor();
    await english.ask(systemEndpoints.setLanguage, { body: { language: 'en' } });
    expect((await open(english, '/language')).drawn).toBe('b2b en guest');
    expect((await open(shop.visitor(), '/language')).drawn).toBe('b2b de guest');
  });

  it('[R32][R62] are kept under one address, however it is written', async () => {
    drawnAt = [];
    for (const path of ['/list?a=1', '/list?a=1&b=2', '/list?a=1&c=3', '/list?a=1'])
      await open(shop.visitor(), path);
    expect(drawnAt).toEqual(['/list?a=1']);
    for (let round = 0; round < 2; round += 1) await open(shop.visitor(), '/kept-nowhere');
    expect(drawnAt).toEqual(['/list?a=1', '/kept-nowhere', '/kept-nowhere']);
  });

  it('[R32] lead to what their address means before anything is drawn', async () => {
    drawnAt = [];
    const { statusCode, headers } = await pages.inject({ url: '/list?broken' });
    expect(statusCode).toBe(302);
    expect(headers).toMatchObject({ location: '/list', 'cache-control': 'no-store' });
    const respelled = await pages.inject({ url: '/LIST' });
    expect([respelled.statusCode, respelled.headers['location']]).toEqual([301, '/list']);
    expect(drawnAt).toEqual([]);
  });

  it('[R32][R62] stay although searches without number come after them', async () => {
    drawnAt = [];
    await open(shop.visitor(), '/stays');
    pageLength = 1_000_000;
    for (let place = 0; place < 30; place += 1) await open(shop.visitor(), `/list?search=${place}`);
    pageLength = 0;
    await open(shop.visitor(), '/stays');
    expect(drawnAt.filter((path) => path === '/stays')).toHaveLength(1);
    await open(shop.visitor(), '/list?search=0');
    expect(drawnAt.filter((path) => path === '/list?search=0')).toHaveLength(2);
  });

  it('[S7.1-08] of a search are drawn anew after two seconds, of a filter after twenty', async () => {
    drawnAt = [];
    const asked = ['/list?search=rules', '/list?filter=rules'];
    const openAll = async (): Promise<void> => {
      for (const path of asked) await open(shop.visitor(), path);
    };
    await openAll();
    laterMs = 1_000;
    await openAll();
    expect(drawnAt).toEqual(asked);
    laterMs = 2_500;
    await openAll();
    expect(drawnAt).toEqual([...asked, asked[0]]);
    laterMs = 0;
  });

  it('[S4.1-13] are for search engines only while the shop is live, not while it is tried out', async () => {
    const robotsOf = async (status: string): Promise<string | undefined> => {
      await settings.change({ status });
      const { body } = await pages.inject({ url: `/status-${status}` });
      return /<meta name="robots" content="([^"]+)">/.exec(body)?.[1];
    };
    try {
      expect(await robotsOf('livetest')).toBe('noindex,nofollow');
      expect(await robotsOf('test')).toBe('noindex,nofollow');
    } finally {
      expect(await robotsOf('live')).toBe('index,follow');
    }
  });

  it.each([
    ['taken the shop down', { isDownForMaintenance: true }, { isDownForMaintenance: false }],
    ['not approved the shop yet', { isAppApproved: false }, { isAppApproved: true }],
  ])('[S4.1-05] lead to the maintenance page while the operator has %s', async (_, closed, opened) => {
    await settings.change(closed);
    try {
      const { statusCode, headers } = await pages.inject({ url: '/shop' });
      expect(statusCode).toBe(302);
      expect(headers).toMatchObject({ location: '/503', 'cache-control': 'no-store' });
      expect((await pages.inject({ url: '/503' })).statusCode).toBe(200);
    } finally {
      await settings.change(opened);
    }
    expect((await pages.inject({ url: '/shop' })).statusCode).toBe(200);
  });
});
