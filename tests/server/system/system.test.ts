import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentEndpoints } from '#contract/content.ts';
import { legalSlugs } from '#contract/legal-slugs.ts';
import { systemEndpoints } from '#contract/system.ts';
import { dispatch as german } from '#texts/de/dispatch.ts';
import { dispatch as english } from '#texts/en/dispatch.ts';
import { requireSettings } from '#server/settings/settings.service.ts';
import { createDispatchClock, createHolidays } from '#server/system/dispatch-clock.ts';
import { openCall } from '#tests/server/support/open-call.ts';
import type { TestShop } from '#tests/server/support/test-shop.ts';
import { add, countOf, startSmallShop } from '#tests/server/basket/small-catalogue.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startSmallShop();
});
afterAll(async () => {
  await shop.stop();
});

describe('configuration', () => {
  it('[S7.1-02][S9-12] answers with availability and the whole configuration, with and without wld', async () => {
    for (const query of [{}, { wld: 'true' as const }, { wld: 'false' as const }]) {
      const config = await shop.visitor().ask(systemEndpoints.config, { query });
      expect(config).toMatchObject({
        isDownForMaintenance: false,
        isAppApproved: true,
        matomoSiteId: '',
        marginTop: 0,
        basic_system_configs: { language: 'de', searchBoxLabel: 'Modell/OEM Nr.', cookieNoticeDelayMs: 3000 },
      });
    }
    const answer = await shop.visitor().raw({ url: '/rest/systems/config?wld=maybe' });
    expect(answer.statusCode).toBe(400);
  });

  it('[S3.13-02] answers with the site of the counting host and the upper margin that are set', async () => {
    await shop.services.settings.change({ matomoSiteId: '7', marginTop: 12 });
    try {
      const config = await shop.visitor().ask(systemEndpoints.config);
      expect(config).toMatchObject({ matomoSiteId: '7', marginTop: 12 });
    } finally {
      await shop.services.settings.change({ matomoSiteId: '', marginTop: 0 });
    }
  });

  it('[S4.1-10] says so when the shop goes down for maintenance', async () => {
    await shop.services.settings.change({ isDownForMaintenance: true, isAppApproved: false });
    try {
      const config = await shop.visitor().ask(systemEndpoints.config);
      expect(config).toMatchObject({ isDownForMaintenance: true, isAppApproved: false });
    } finally {
      await shop.services.settings.change({ isDownForMaintenance: false, isAppApproved: true });
    }
  });

  it('keeps all of what several change at once', async () => {
    const { settings } = shop.services;
    await settings.change({ matomoSiteId: '' });
    await Promise.all([
      settings.change({ matomoSiteId: '8' }),
      settings.change({ marginTop: 5 }),
      settings.change({ titleTemplate: '%s!' }),
    ]);
    try {
      const stored = await requireSettings(shop.database);
      expect(stored).toMatchObject({ matomoSiteId: '8', marginTop: 5, titleTemplate: '%s!' });
    } finally {
      await settings.change({ matomoSiteId: '', marginTop: 0, titleTemplate: '%s – Kontor Bürobedarf' });
    }
  });

  it('keeps working on the defaults when the stored settings are broken', async () => {
    await shop.database.query(
      `insert into setting (key, value) values ('shop.settings', '{"May_order":"ja"}')
       on conflict (key) do update set value = excluded.value`,
    );
    const { settings } = shop.services;
    await expect.poll(async () => (await settings.read()).May_order, { timeout: 10_000 }).toBe(true);
    await shop.database.query(`delete from setting where key = 'shop.settings'`);
  });

  it('[S7.1-07] lists the cookies with their purpose', async () => {
    const { items } = await shop.visitor().ask(systemEndpoints.cookies);
    expect(items.map(({ name }) => name)).toEqual([
      '__Host-session',
      '__Host-device',
      'brApp',
      'cookie:accepted',
      'isBGS',
      'shop:printers',
      'shop:seenPrinters',
      'shop:columns',
      'shop:orderUnderWay',
      'shop:reloadedFor',
      'shop:erased',
      'shop:draft',
    ]);
    expect(items.every(({ purpose, lifetime }) => purpose.length > 10 && lifetime.length > 3)).toBe(true);
  });

  it("[S1-18] stores the visitor's language", async () => {
    const guest = shop.visitor();
    expect(await guest.ask(systemEndpoints.setLanguage, { body: { language: 'en' } })).toMatchObject({
      language: 'en',
    });
    const config = await guest.ask(systemEndpoints.config);
    expect(config.basic_system_configs.language).toBe('en');
    const other = await shop.visitor().ask(systemEndpoints.config);
    expect(other.basic_system_configs.language).toBe('de');
  });

  it('[S7.1-20] gives every legal page and no other', async () => {
    const guest = shop.visitor();
    for (const slug of legalSlugs) {
      const { item } = await guest.ask(contentEndpoints.page, { params: { slug } });
      expect(item.slug).toBe(slug);
      expect(item.sections.length).toBeGreaterThan(0);
    }
    expect((await guest.raw({ url: '/rest/page/constructor' })).statusCode).toBe(404);
  });
});

describe('the day goods leave', () => {
  const dispatchAt = createDispatchClock(createHolidays());
  it.each([
    ['2026-11-20T14:29:00Z', 'today', '2026-11-20', 'Friday 15:29 in winter'],
    ['2026-11-20T14:30:00Z', 'afterCutOff', '2026-11-23', 'Friday 15:30: on Monday'],
    ['2026-11-21T09:00:00Z', 'weekend', '2026-11-23', 'Saturday'],
    ['2026-11-22T09:00:00Z', 'weekend', '2026-11-23', 'Sunday'],
    ['2026-11-23T20:00:00Z', 'afterCutOff', '2026-11-24', 'Monday evening'],
    ['2026-07-15T13:29:00Z', 'today', '2026-07-15', 'Wednesday 15:29 in summer'],
    ['2026-07-15T13:30:00Z', 'afterCutOff', '2026-07-16', 'Wednesday 15:30 in summer'],
    [
      '2026-12-24T20:00:00Z',
      'afterCutOff',
      '2026-12-28',
      'Christmas Eve: over both holidays and the weekend',
    ],
    ['2026-12-25T09:00:00Z', 'holiday', '2026-12-28', 'Christmas, a Friday'],
    ['2026-10-31T09:00:00Z', 'weekend', '2026-11-02', 'Reformation Day, a Saturday'],
    ['2025-10-31T09:00:00Z', 'holiday', '2025-11-03', 'Reformation Day in Hamburg, a Friday'],
    ['2026-12-31T20:00:00Z', 'afterCutOff', '2027-01-04', 'New Year’s Eve: in the next year'],
  ])('[S9-19] %s → %s, %s (%s)', (moment, reason, date) => {
    const dispatch = dispatchAt(new Date(moment), '15.30', 'HH');
    expect(dispatch).toEqual({ reason, date, today: new Date(moment.slice(0, 10)).getUTCDay() });
  });

  it('counts the holidays of the configured state only', () => {
    const reformationDay = new Date('2025-10-31T09:00:00Z');
    expect(dispatchAt(reformationDay, '15.30', 'BY').reason).toBe('today');
  });

  it('is said with its day', () => {
    const sunday = dispatchAt(new Date('2026-11-22T09:00:00Z'), '15.30', 'HH');
    const said = { ...sunday, cutOff: '15.30' };
    expect(german.leaves(said)).toBe('Heute ist Sonntag: Versand am Montag, 23.11.');
    expect(english.leaves(said)).toBe('Today is Sunday: leaves on Monday, 23 Nov.');
  });
});

describe('what a page needs', () => {
  it('asks the database nothing for a visitor without a session of its own, and once for a basket', async () => {
    const guest = shop.visitor();
    await add(guest, 'A1', 2);
    const reads: string[] = [];
    const pool = shop.database;
    const query = pool.query.bind(pool);
    const stranger = await openCall(shop, null);
    const known = await openCall(shop, shop.keys.read(guest.cookie ?? ''));
    await shop.services.system.bootRecord(stranger);
    Object.assign(pool, {
      query: (...parameters: unknown[]) => {
        reads.push(JSON.stringify(parameters[0]).slice(0, 80));
        return Reflect.apply(query, pool, parameters) as unknown;
      },
    });
    try {
      await shop.services.system.bootRecord(stranger);
      expect(reads).toEqual([]);
      const record = await shop.services.system.bootRecord(known);
      expect(record.head.article_count).toBe(2);
      expect(reads).toHaveLength(1);
    } finally {
      Object.assign(pool, { query });
    }
    expect(await countOf(shop, 'select count(*) from basket')).toBeGreaterThan(0);
  });
});
