import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import type { ArticleTile as Article } from '#contract/article.ts';
import type { ArticleSetting } from '#ui/shop/article-setting.ts';
import { ArticleTile } from '#ui/shop/ArticleTile/ArticleTile.tsx';
import { whole } from '#ui/shop/DeliveryState/DeliveryState.css.ts';
import { sampleSetting, sampleTile, withoutPrice } from './sample-articles.ts';

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

describe('ArticleTile', () => {
  it('says brand and number once: not again where the name has them', () => {
    const number = { brandName: 'HP', manufacturerNumber: 'CF259A', prices: [] };
    expect(show({ ...number, displayName: 'HP 59A Toner Schwarz' })).toMatch(/^CF259AHP 59A Toner/);
    expect(show({ ...number, displayName: 'HP CF259A Toner Schwarz' })).toMatch(/^HP CF259A Toner/);
    expect(show({ ...number, displayName: '59A Toner Schwarz' })).toMatch(/^HP CF259A59A Toner/);
  });

  it('says with a word what scale prices are', () => {
    const tiers = [1, 10].map((quantity) => ({ ...sampleTile().prices[0]!, quantity }));
    expect(show({ prices: tiers as Article['prices'] })).toContain('Staffelpreis');
    expect(screen.getByRole('img', { name: 'Sparen Sie mit Staffel-Rabatten bares Geld' })).toBeTruthy();
  });

  it('[S4.3-08] shows the request for an offer instead of quantity and basket when there is no net price', () => {
    const words = show(withoutPrice());
    expect(words).toContain('Preis auf Anfrage');
    expect(screen.queryByRole('button', { name: 'Warenkorb' })).toBeNull();
    const link = screen.getByRole('link', { name: /Angebot anfragen/ });
    expect(link.getAttribute('href')).toBe('/offerrequest?article=T100001-1');
    expect(link.getAttribute('aria-label')).toBe(`Angebot anfragen: ${sampleTile().displayName}`);
  });

  it('[S6-10] shows no request for an offer where the shop takes none', () => {
    expect(show(withoutPrice(), { isOfferAllowed: false })).toContain('Preis auf Anfrage');
    expect(screen.queryByRole('link', { name: /Angebot anfragen/ })).toBeNull();
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
      expect(document.querySelector('[data-delivery="2"]')).not.toBeNull();
    },
  );

  it('[S4.3-05] calls them warehouse goods all the same where the shop sells without stock', () => {
    const words = show({ sap_delivery_state: 1, stock: -3 }, { allowOrdersWithoutStock: true });
    expect(words).toContain('Lagerware, 1–2 Werktage');
    expect(words).not.toContain('Ausverkauft');
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

  it('names scale prices and videos in words', () => {
    show({ videoCount: 1, umweltfreundlichesMerkmal: 'Blauer Engel', attributes: { br_flags: ['b-stock'] } });
    expect(screen.getByRole('img', { name: 'Sparen Sie mit Staffel-Rabatten bares Geld' })).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Produktvideos vorhanden' })).toBeTruthy();
    expect(screen.getByText('Blauer Engel')).toBeTruthy();
    expect(screen.getByText('B-Ware')).toBeTruthy();
  });

  it('says what its marks mean to who hears them, in a word where they are seen', () => {
    const words = show({ videoCount: 1, umweltfreundlichesMerkmal: 'FSC', displayName: 'HP 305XL Schwarz' });
    expect(screen.getByText('Umweltzeichen: FSC')).toBeTruthy();
    expect(screen.getByText('XL: mehr Inhalt, mehr Seiten')).toBeTruthy();
    expect(screen.getByText('XL').getAttribute('aria-hidden')).toBe('true');
    expect(screen.getByRole('img', { name: 'Produktvideos vorhanden' }).textContent).toBe('Video');
    expect(words).toContain('FSC');
  });
});
