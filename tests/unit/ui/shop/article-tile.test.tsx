import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import type { ArticleTile as Article } from '#contract/article.ts';
import type { ArticleSetting } from '#ui/shop/article-setting.ts';
import { sampleGuest, sampleMember } from '#machines/sample-records.ts';
import { renderShopPage } from '#tests/unit/ui/checkout/shop-page.tsx';
import { useArticleSetting } from '#ui/bindings/article-setting.ts';
import { ArticleTile } from '#ui/shop/ArticleTile/ArticleTile.tsx';
import { Price } from '#ui/shop/Price/Price.tsx';
import { whole } from '#ui/shop/DeliveryState/DeliveryState.css.ts';
import { sampleSetting, sampleTile, withoutPrice } from './sample-articles.ts';

const display: ArticleSetting['display'] = {
  show_article_badges: true,
  scale_price_show_badge: true,
  scale_price_show_single_price: true,
  article_badge_images: { scale_price: '/own/scale.png', video: '/own/video.png' },
};

/** Alternative texts and addresses of the badges that are images. */
const imagesOfBadges = (): (string | null)[][] =>
  screen.queryAllByRole('img').map((image) => [image.getAttribute('alt'), image.getAttribute('src')]);

function show(article: Partial<Article> = {}, setting: Partial<ArticleSetting> = {}): string {
  const { container } = render(
    <MemoryRouter>
      <ul>
        <ArticleTile
          article={sampleTile(article)}
          setting={sampleSetting(setting)}
          action={<button type="button">Warenkorb</button>}
        />
      </ul>
    </MemoryRouter>,
  );
  return (container.textContent ?? '').replaceAll('\u00a0', ' ');
}

/** A tile on a page of a shop, which says itself how it shows articles. */
function showAsConfigured(
  article: Partial<Article>,
  shop: Pick<Parameters<typeof renderShopPage>[0], 'flags' | 'configs'>,
) {
  const Screen = () => (
    <ul>
      <ArticleTile article={sampleTile(article)} setting={useArticleSetting()} action={null} />
    </ul>
  );
  return renderShopPage({ Screen, path: '/', ...shop });
}

describe('ArticleTile', () => {
  it('says brand and number once: not again where the name has them', () => {
    const number = { brandName: 'HP', manufacturerNumber: 'CF259A', prices: [] };
    expect(show({ ...number, displayName: 'HP 59A Toner Schwarz' })).toMatch(/^CF259AHP 59A Toner/);
    expect(show({ ...number, displayName: 'HP CF259A Toner Schwarz' })).toMatch(/^HP CF259A Toner/);
    expect(show({ ...number, displayName: '59A Toner Schwarz' })).toMatch(/^HP CF259A59A Toner/);
  });

  it('[S4.3-08] shows the request for an offer instead of quantity and basket when there is no net price', () => {
    const words = show(withoutPrice());
    expect(words).toContain('Preis auf Anfrage');
    expect(screen.queryByRole('button', { name: 'Warenkorb' })).toBeNull();
    const link = screen.getByRole('link', { name: /Angebot anfragen/ });
    expect(link.getAttribute('href')).toBe('/offerrequest?article=T100001-1');
    expect(link.getAttribute('aria-label')).toBe(`Angebot anfragen: ${sampleTile().displayName}`);
  });

  it('[S1-07][S4.3-08] shows the request for an offer where the shop shows no prices', () => {
    expect(show({}, { isPriceDisplayed: false })).toMatch(/Preis auf Anfrage(?!.*€)/);
    expect(screen.queryByRole('button', { name: 'Warenkorb' })).toBeNull();
    expect(screen.getByRole('link', { name: /Angebot anfragen/ })).toBeTruthy();
  });

  it.each([
    ['[S6-11] who may only look', { isAdminMode: true }],
    ['[S6-10] a shop that takes no requests', { isOfferAllowed: false }],
  ])('%s has no request for an offer where prices are hidden: the reason stands there', (_who, setting) => {
    show({}, { isPriceDisplayed: false, ...setting });
    expect(screen.queryByRole('link', { name: /Angebot anfragen/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Warenkorb' })).toBeTruthy();
  });

  it('[S9-07] cuts names after two rows, but those of replacements, which end with what they fit', () => {
    const classOfName = (make: Article['make']): string => {
      cleanup();
      show({ make });
      return screen.getByRole('heading').className;
    };
    expect(classOfName('none')).toBe(classOfName('original'));
    expect(classOfName('compatible')).toBe(classOfName('rebuilt'));
    expect(classOfName('none')).not.toBe(classOfName('compatible'));
    expect(screen.getByRole('link', { name: sampleTile().displayName }).title).toBe(sampleTile().displayName);
  });

  it.each([true, false])('[S6-10] shows the request for an offer where the shop takes one: %s', (isTaken) => {
    const { container } = showAsConfigured(withoutPrice(), { flags: { allowOfferRequest: isTaken } });
    expect(container.textContent).toMatch(/Preis auf Anfrage/);
    expect(screen.queryByRole('link', { name: /Angebot anfragen/ }) !== null).toBe(isTaken);
  });

  it('[S6-11] leads to the page of its article, but not where tiles only show', () => {
    show();
    expect(screen.getByRole('link', { name: sampleTile().displayName }).getAttribute('href')).toContain(
      sampleTile().articleNumber,
    );
    cleanup();
    expect(show({}, { isAdminMode: true })).toContain(sampleTile().displayName);
    expect(screen.queryByRole('link', { name: sampleTile().displayName })).toBe(null);
  });

  it('shows quantity and basket and no offer request when there is a price', () => {
    show();
    expect(screen.getByRole('button', { name: 'Warenkorb' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: /Angebot/ })).toBeNull();
  });

  it('[S1-10] shows net prices with the gross price beside them to businesses', () => {
    const business = show();
    expect(business).toContain('100,00 €');
    expect(business).toContain('119,00 € inkl. MwSt.');
    expect(business).toContain('zzgl. MwSt.');
  });

  it('[S1-10] shows one gross price with what it contains to private customers', () => {
    const words = show({}, { mode: 'b2c' });
    expect(words).toContain('119,00 €inkl. MwSt., zzgl. Versand');
    expect(words).not.toContain('100,00 €');
    expect(screen.getByRole('link', { name: 'zzgl. Versand' }).getAttribute('href')).toBe('/page/versand');
  });

  it('[S1-10] shows net prices with the text of the shop to tax-exempt buyers', () => {
    const words = show({}, { mode: 'b2c', isTaxExempt: true, taxExemptText: 'steuerfrei nach § 4' });
    expect(words).toContain('100,00 €steuerfrei nach § 4');
    expect(words).not.toContain('119,00');
  });

  it.each([
    [1, 12, true],
    [3, 12, true],
    [4, 0, true],
    [1, 0, false],
    [1, -1, false],
    [2, 12, false],
    [5, 12, false],
    [6, 12, false],
    [7, 12, false],
  ])('[S4.3-06] in delivery state %i with stock %i tells the stock: %s', (state, stock, isTold) => {
    const words = show({ sap_delivery_state: state, stock });
    expect(words.includes('auf Lager')).toBe(isTold);
  });

  it('[S4.3-05][S4.3-06] lets no line end within a span of days or a stock', () => {
    expect(show({ sap_delivery_state: 3, stock: 12 })).toContain(
      'Kurzfristig lieferbar, 3–5 Werktage · 12 auf Lager',
    );
    for (const part of ['3–5 Werktage ·', '12 auf Lager'])
      expect(screen.getByText(part).className).toBe(whole);
  });

  it.each([0, -3])(
    '[S4.3-05] says that warehouse goods are sold out when %i are left, never that they lie in the warehouse',
    (stock) => {
      const words = show({ sap_delivery_state: 1, stock });
      expect(words).toContain('Ausverkauft');
      expect(words).not.toMatch(/Lagerware|Werktag|auf Lager/);
      // Nothing is saved by more of what is not there.
      expect(words).not.toContain('Ab 5 Stück');
      expect(document.querySelector('[data-delivery="2"]')).not.toBeNull();
    },
  );

  it('[S4.3-05] calls them warehouse goods all the same where the shop sells without stock', () => {
    const words = show({ sap_delivery_state: 1, stock: -3 }, { allowOrdersWithoutStock: true });
    expect(words).toContain('Lagerware, 1–2 Werktage');
    expect(words).not.toContain('Ausverkauft');
    expect(words).toContain('Ab 5 Stück nur 90,00 €');
  });

  it('[S3.8-01] shows number, name, colour, yield, cost of a page and the next tier', () => {
    const words = show();
    for (const part of [
      'CF259X',
      'HP CF259X Toner Schwarz',
      'Schwarz',
      '10.000 Seiten',
      '1,00 ct pro Seite',
    ]) {
      expect(words).toContain(part);
    }
    expect(words).toContain('Ab 5 Stück nur 90,00 €');
    expect(screen.getByRole('link', { name: 'HP CF259X Toner Schwarz' }).getAttribute('href')).toBe(
      '/shop/article/T100001-1/hp-cf259x',
    );
  });

  it('[S3.8-01] shows score and boost only when the server sent them', () => {
    expect(show()).not.toContain('_score');
    expect(show({ _score: 42, boost: 3 })).toContain('_score 42 · boost 3');
  });

  it('[S8-22][S3.9-03] shows the images of the shop for scale prices and videos, each with its alternative text', () => {
    show(
      { videoCount: 1, umweltfreundlichesMerkmal: 'Blauer Engel', attributes: { br_flags: ['b-stock'] } },
      { display },
    );
    expect(imagesOfBadges()).toEqual([
      ['Sparen Sie mit Staffel-Rabatten bares Geld', '/own/scale.png'],
      ['Produktvideos vorhanden', '/own/video.png'],
    ]);
    expect(screen.getByText('Blauer Engel')).toBeTruthy();
    expect(screen.getByText('B-Ware')).toBeTruthy();
  });

  it('has no images of badges where there are neither scale prices nor videos', () => {
    show({ prices: [sampleTile().price] });
    expect(imagesOfBadges()).toEqual([]);
  });

  it('[S3.9-03] says of scale prices what the shop wants said: the badge, the price of one piece, or neither', () => {
    const scale = 'Sparen Sie mit Staffel-Rabatten bares Geld';
    const next = 'Ab 5 Stück nur 90,00 €';
    const told = (change: Partial<ArticleSetting['display']>): readonly boolean[] => {
      cleanup();
      const words = show({}, { display: { ...display, ...change } });
      return [imagesOfBadges().some(([alt]) => alt === scale), words.includes(next)];
    };
    expect(told({})).toEqual([true, true]);
    expect(told({ scale_price_show_badge: false })).toEqual([false, true]);
    expect(told({ scale_price_show_single_price: false })).toEqual([true, false]);
  });

  it('[S3.9-03] does without badges where the shop wants none, but says that goods are not new', () => {
    const words = show(
      {
        videoCount: 1,
        isBestPrice: true,
        umweltfreundlichesMerkmal: 'Blauer Engel',
        displayName: 'HP 305XL Schwarz',
        attributes: { br_flags: ['b-stock'] },
      },
      { display: { ...display, show_article_badges: false } },
    );
    expect(imagesOfBadges()).toEqual([]);
    for (const badge of ['Bestpreis', 'Blauer Engel', 'mehr Inhalt']) expect(words).not.toContain(badge);
    expect(words).toContain('B-Ware');
  });

  it('[S3.9-03] says of an article what the configuration has of badges and scale prices', () => {
    const article_display = { ...display, scale_price_show_single_price: false };
    const { container } = showAsConfigured({ videoCount: 1 }, { configs: { article_display } });
    expect(imagesOfBadges().map(([, src]) => src)).toEqual(['/own/scale.png', '/own/video.png']);
    expect(container.textContent).not.toMatch(/Ab 5\sStück/);
  });

  it.each([
    ['a guest', sampleGuest, true, true],
    ['a guest of a shop without gross prices', sampleGuest, false, false],
    ['who is signed in', sampleMember, true, false],
  ])(
    '[S3.13-01] shows %s the gross price beside a net one or does not',
    (_who, user, isGrossDisplayed, isBeside) => {
      const Screen = () => <Price article={sampleTile()} setting={useArticleSetting()} />;
      renderShopPage({ Screen, path: '/', user, configs: { display_gross_price: isGrossDisplayed } });
      expect(screen.queryByText(/119,00\s€ inkl\. MwSt\./) !== null).toBe(isBeside);
    },
  );

  it('[S3.13-01] takes the gross price from nobody who pays it', () => {
    expect(show({}, { isGrossBeside: false, mode: 'b2c' })).toContain('119,00 €inkl. MwSt.');
  });

  it('says what its marks mean to who hears them, in a word where they are seen', () => {
    const words = show({ videoCount: 1, umweltfreundlichesMerkmal: 'FSC', displayName: 'HP 305XL Schwarz' });
    expect(screen.getByText('Umweltzeichen: FSC')).toBeTruthy();
    expect(screen.getByText('XL: mehr Inhalt, mehr Seiten')).toBeTruthy();
    expect(screen.getByText('XL').getAttribute('aria-hidden')).toBe('true');
    expect(words).toContain('FSC');
  });
});
