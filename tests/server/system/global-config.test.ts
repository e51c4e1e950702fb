import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { basketEndpoints } from '#contract/basket.ts';
import { listingEndpoints } from '#contract/listing.ts';
import { systemEndpoints } from '#contract/system.ts';
import { settingsIn } from '#server/settings/settings.service.ts';
import type { TestShop, TestVisitor } from '#tests/server/support/test-shop.ts';
import { startTestShop } from '#tests/server/support/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(async () => {
  await shop.stop();
});

/** Writes what an operator sets into the table, as another process of the shop would, and waits until it holds here. */
async function set(stored: Readonly<Record<string, unknown>>): Promise<void> {
  await shop.database.query(
    `insert into setting (key, value) values ('shop.settings', $1)
     on conflict (key) do update set value = excluded.value`,
    [JSON.stringify(stored)],
  );
  const { settings } = shop.services;
  await expect.poll(settings.read, { timeout: 10_000 }).toEqual(settingsIn(stored));
}

const configOf = async (visitor: TestVisitor) => {
  const { basic_system_configs: global } = await visitor.ask(systemEndpoints.config);
  return global;
};

/** The main menu as a page of the shop receives it. */
async function menuOf(): Promise<readonly string[]> {
  const { menu } = await shop.services.system.bootRecord(await shop.app.strangersInvocation());
  return menu.map(({ path }) => path);
}

describe('the global configuration', () => {
  it('[S3.13-01] answers what the table of settings holds, field by field', async () => {
    const words = {
      themeDate: '2025-02-03',
      type: 'shop-of-the-test',
      status: 'livetest',
      domain: 'probe.example',
      language: 'en',
      noImage: '/storage/icons/probe.svg',
      mainCatalogSlug: 'papier',
      marketingAsHomepage: true,
      adServerZones: ['top', 'side'],
      searchBoxLabel: 'Wonach suchen Sie?',
      linkTargets: { help: '_blank' },
      allowLogin: false,
      loginByEmail: false,
      verifyRegisteredEmail: false,
      allowRegistration: false,
      approveRegistration: true,
      allowPasswordReset: false,
      minPasswordStrength: 4,
      display_price: false,
      display_gross_price: false,
      article_display: {
        show_article_badges: false,
        scale_price_show_badge: false,
        scale_price_show_single_price: false,
        article_badge_images: { scale_price: '/storage/icons/s.svg', video: '/storage/icons/v.svg' },
      },
      openingHours: [{ days: 'Samstag', hours: '9 bis 12 Uhr' }],
      address: {
        company: 'Probe GmbH',
        street: 'Weg 1',
        zip: '10115',
        city: 'Berlin',
        country: 'Deutschland',
        phone: '030 1',
        email: 'info@probe.example',
      },
      memberArticleNumbers: true,
      customerArticleNumbers: true,
    };
    const usual = await configOf(shop.visitor());
    const isUnlike = ([field, value]: [string, unknown]): boolean =>
      JSON.stringify(usual[field as keyof typeof usual]) !== JSON.stringify(value);
    expect(Object.entries(words).filter((entry) => !isUnlike(entry))).toEqual([]);
    try {
      await set({ ...words, displayMode: 'kiosk' });
      expect(await configOf(shop.visitor())).toMatchObject({ ...words, mode: 'kiosk' });
    } finally {
      await set({});
    }
  });

  it('[S3.13-01] carries a token that a change of the same visitor is accepted with', async () => {
    const guest = shop.visitor();
    const { token } = await configOf(guest);
    const change = (given: string) =>
      guest.raw({
        method: 'POST',
        url: `/rest${basketEndpoints.removeAll.path}`,
        headers: { 'x-csrf-token': given, 'content-type': 'application/json' },
        payload: '{}',
      });
    expect((await change(`${token}x`)).statusCode).toBe(419);
    expect((await change(token)).statusCode).toBe(200);
  });
});

describe('what tiles show', () => {
  it('[S3.9-03] is all of it by default, with images that the shop has', async () => {
    const { article_display: display } = await configOf(shop.visitor());
    expect(display).toEqual({
      show_article_badges: true,
      scale_price_show_badge: true,
      scale_price_show_single_price: true,
      article_badge_images: {
        scale_price: '/storage/icons/badge-scale-price.svg',
        video: '/storage/icons/badge-video.svg',
      },
    });
    const images = Object.values(display.article_badge_images);
    for (const url of images) {
      const { statusCode, headers, body } = await shop.visitor().raw({ url });
      expect([statusCode, headers['content-type']]).toEqual([200, 'image/svg+xml; charset=utf-8']);
      expect(body).toMatch(/^<svg .*<\/svg>$/);
    }
  });

  it('[S9-27] is, in place of a picture that is not there, by default one of the storage icons', async () => {
    const { noImage } = await configOf(shop.visitor());
    expect(noImage).toMatch(/^\/storage\/icons\/[a-z-]+\.svg$/);
    const { statusCode, headers } = await shop.visitor().raw({ url: noImage });
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/svg+xml; charset=utf-8']);
  });
});

describe('the main catalogue', () => {
  it('[S3.13-01] is by default a category with articles, and the first of the menu', async () => {
    const { mainCatalogSlug } = await configOf(shop.visitor());
    const list = await shop.visitor().ask(listingEndpoints.list, { query: { catalogSlug: mainCatalogSlug } });
    expect(list.items.length).toBeGreaterThan(0);
    expect((await menuOf())[0]).toBe(`/shop/catalog/${mainCatalogSlug}`);
  });

  it('[S3.13-01] is where the menu begins when another one is set; a slug that is none changes nothing', async () => {
    const usual = await menuOf();
    try {
      await set({ mainCatalogSlug: 'papier' });
      const papers = '/shop/catalog/papier';
      expect(await menuOf()).toEqual([papers, ...usual.filter((path) => path !== papers)]);
      await set({ mainCatalogSlug: 'druckerzubehoer' });
      expect(await menuOf()).toEqual(usual);
    } finally {
      await set({});
    }
  });
});
