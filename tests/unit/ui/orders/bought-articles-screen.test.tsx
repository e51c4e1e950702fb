import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { BoughtArticle } from '#contract/bought-articles.ts';
import { texts } from '#texts/de.ts';
import { renderShopPage } from '#tests/unit/ui/checkout/shop-page.tsx';
import type { BoughtArticlesData } from '#ui/screens/bought-articles/bought-articles-data.ts';
import { Component as BoughtArticlesScreen } from '#ui/screens/bought-articles/BoughtArticlesScreen.tsx';

const { boughtArticles: words } = texts;

const bought = (part: Partial<BoughtArticle> = {}): BoughtArticle => ({
  articleNumber: 'CF259X',
  shopDepotId: 1,
  url: '/shop/article/toner/CF259X/1',
  manufacturerNumber: 'CF259X',
  displayName: 'Toner schwarz',
  unit: 'Stück',
  lastOrderedAt: '2026-11-20T10:00:00Z',
  lastQuantity: 3,
  orderCount: 2,
  isDiscontinued: false,
  ...part,
});

const show = (data: BoughtArticlesData) =>
  renderShopPage({ Screen: BoughtArticlesScreen, path: '/my/articles', address: '/my/articles', data });

describe('[S2.3-10] the articles somebody has bought', () => {
  it('say when and how many, lead to each, and order it again as last time', () => {
    show({
      items: [
        bought(),
        bought({
          articleNumber: 'X1',
          displayName: 'Farbband',
          url: '',
          successor: { displayName: 'Farbband neu', path: '/shop/article/X2-1/farbband-neu' },
        }),
      ],
      page: 2,
      pages: 3,
      total: 60,
    });
    const row = within(screen.getByRole('row', { name: /^Toner schwarz/ }));
    expect(row.getByRole('link').getAttribute('href')).toBe('/shop/article/toner/CF259X/1');
    expect(
      row
        .getAllByRole('cell')
        .slice(0, 3)
        .map(({ textContent }) => textContent),
    ).toEqual(['20.11.2026', '3 Stück', '2']);
    expect(row.getByRole('button', { name: '3 × Toner schwarz nachbestellen' })).toBeInstanceOf(HTMLElement);
    const gone = within(screen.getByRole('row', { name: /^Farbband/ }));
    expect(gone.getByText(words.gone)).toBeInstanceOf(HTMLElement);
    expect(gone.getByRole('link', { name: 'Farbband neu' }).getAttribute('href')).toBe(
      '/shop/article/X2-1/farbband-neu',
    );
    expect(gone.queryByRole('button')).toBe(null);
    // Another page leads to its articles, not to the title above the menu of the account.
    const list = screen.getByRole('region', { name: words.title });
    expect(list.matches('[data-work]')).toBe(true);
    expect(list.contains(row.getByRole('link'))).toBe(true);
    expect(screen.getByRole('link', { name: 'Seite 1' }).getAttribute('href')).toBe('/my/articles');
    expect(screen.getByRole('link', { name: 'Seite 3' }).getAttribute('href')).toBe('/my/articles?page=3');
  });

  it('say which are delivered no more, with what follows or what else would do, in place of the button', () => {
    const successor = { displayName: 'HP 150A', path: '/shop/article/W1500A-1/hp-150a' };
    show({
      items: [
        bought({ displayName: 'HP 149A', isDiscontinued: true, successor }),
        bought({ articleNumber: 'X1', displayName: 'Farbband', isDiscontinued: true }),
      ],
      page: 1,
      pages: 1,
      total: 2,
    });
    for (const [name, link, path] of [
      ['HP 149A', 'HP 150A', successor.path],
      ['Farbband', 'Alternativen zu Farbband', bought().url],
    ] as const) {
      const row = within(screen.getByRole('row', { name: new RegExp(`^${name}`) }));
      expect(row.getByText('Nicht mehr lieferbar')).toBeInstanceOf(HTMLElement);
      expect(row.getByRole('link', { name: link }).getAttribute('href')).toBe(path);
      expect(row.queryByRole('button')).toBe(null);
    }
  });

  it('lead to the finder where there is none', () => {
    show({ items: [], page: 1, pages: 0, total: 0 });
    expect(screen.getByRole('link', { name: words.toFinder }).getAttribute('href')).toBe('/shop/supply');
  });
});
