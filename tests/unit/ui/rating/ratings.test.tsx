import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ArticleDetail } from '#contract/article.ts';
import type { ArticleRatings } from '#contract/rating.ts';
import { sampleBootRecord } from '#machines/sample-records.ts';
import { renderShopPage } from '#tests/unit/ui/checkout/shop-page.tsx';
import { sampleTile } from '#tests/unit/ui/shop/sample-articles.ts';
import { ratings as words } from '#texts/de/ratings.ts';
import { Ratings } from '#ui/screens/article/Ratings.tsx';

const item = sampleTile({ articleNumber: 'T1', shopDepotId: 1, slug: 'toner' }) as unknown as ArticleDetail;

const none: ArticleRatings = {
  average: null,
  count: 0,
  distribution: [0, 0, 0, 0, 0],
  items: [],
  page: 1,
  pages: 1,
  own: null,
};

const one = {
  id: 1,
  stars: 2,
  title: 'Blass',
  text: '<b>nicht fett</b>',
  name: '',
  language: 'de',
  createdAt: '2026-11-20T10:00:00.000Z',
} as const;

function show(ratings: ArticleRatings, isMember = false): HTMLElement {
  const { user } = sampleBootRecord;
  renderShopPage({
    Screen: () => <Ratings item={item} ratings={ratings} />,
    path: '/shop/article/T1-1/toner',
    ...(isMember ? { user: { ...user, guest: false } } : {}),
  });
  return screen.getByRole('region', { name: words.title });
}

const linksOf = (section: HTMLElement): string[] =>
  within(section)
    .queryAllByRole('link')
    .map((link) => link.getAttribute('href') ?? '');

describe('the ratings of an article', () => {
  it('[S7.1-13] say that there is none, how they are checked, and lead a guest to the sign-in and back', () => {
    const section = show(none);
    expect(section.textContent).toContain(words.none);
    expect(section.textContent).toContain(words.how);
    expect(linksOf(section)).toEqual([
      `/login?redirectTo=${encodeURIComponent('/shop/article/T1-1/toner#bewertungen')}`,
    ]);
  });

  it('[S7.1-13][R52] show what was written as it was written, by page', () => {
    const section = show({
      ...none,
      average: 2.3,
      count: 12,
      distribution: [0, 0, 4, 8, 0],
      items: [one],
      page: 2,
      pages: 3,
    });
    expect(section.textContent).toContain('2,3 von 5 Sternen, 12 Bewertungen');
    expect(within(section).getByText('<b>nicht fett</b>').isConnected).toBe(true);
    expect(within(section).getByRole('img', { name: '2 von 5 Sternen' }).isConnected).toBe(true);
    expect(section.textContent).toContain(words.buyer);
    expect(linksOf(section).filter((link) => link.startsWith('/shop'))).toEqual([
      '/shop/article/T1-1/toner#bewertungen',
      '/shop/article/T1-1/toner?ratings=3#bewertungen',
    ]);
  });

  it('[S7.2-01] tell who is signed in what became of the own one, or why there is no form', () => {
    const own = { hasBought: true, shownName: 'Petra M.', rating: null };
    const reason = 'Bitte ohne Namen.';
    const refused = { ...own, rating: { ...one, state: 'refused', reason } } as const;
    const section = show({ ...none, own: refused }, true);
    expect(section.textContent).toContain(words.states.refused + reason);
    expect(within(section).getByRole('button', { name: words.change }).isConnected).toBe(true);
  });

  it('[S7.2-01] have no form for who has not bought the article', () => {
    const section = show({ ...none, own: { hasBought: false, shownName: 'Petra M.', rating: null } }, true);
    expect(section.textContent).toContain(words.onlyBuyers);
    expect(within(section).queryByRole('button')).toBeNull();
    expect(linksOf(section)).toEqual([]);
  });
});
