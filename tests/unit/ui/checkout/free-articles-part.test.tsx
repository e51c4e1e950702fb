import { cleanup, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { FreeArticle } from '#contract/basket.ts';
import { sampleBasket, samplePosition } from '#machines/basket/basket.samples.ts';
import { coupon as couponWords } from '#texts/de/coupon.ts';
import { freeArticles as words } from '#texts/de/free-articles.ts';
import { sampleFreeArticle } from '#tests/support/sample-free-article.ts';
import { Component as BasketScreen } from '#ui/screens/basket/BasketScreen.tsx';
import { renderShopPage } from './shop-page.tsx';

const outOfReach = 'Noch 10,02 EUR, dann bekommen Sie diesen Artikel gratis dazu.';

/** How many may be chosen, as the part says it. */
async function said(
  freeArticles: FreeArticle[],
  possibleFreeArticles: FreeArticle[],
): Promise<string | null> {
  cleanup();
  const basket = { ...sampleBasket(5, [samplePosition()]), freeArticles, possibleFreeArticles };
  renderShopPage({ Screen: BasketScreen, path: '/shop/basket', data: { basket } });
  const part = await screen.findByRole('region', { name: words.title });
  return within(part).getAllByRole('status')[0]?.textContent ?? null;
}

it('[S4.3-13] says how many free articles may be chosen as far as there are some within reach, and nothing where none is', async () => {
  expect(await said([], [sampleFreeArticle(1, outOfReach), sampleFreeArticle(2, outOfReach)])).toBe('');
  expect(await said([], [sampleFreeArticle(1), sampleFreeArticle(2, outOfReach)])).toBe(
    'Sie können 1 Gratisartikel wählen; gewählt sind 0.',
  );
  expect(await said([], [sampleFreeArticle(1), sampleFreeArticle(2), sampleFreeArticle(3)])).toBe(
    'Sie können 2 Gratisartikel wählen; gewählt sind 0.',
  );
  const most = 'Mehr Gratisartikel gehören nicht zu einer Bestellung.';
  expect(await said([sampleFreeArticle(1), sampleFreeArticle(2)], [sampleFreeArticle(3, most)])).toBe(
    'Sie können 2 Gratisartikel wählen; gewählt sind 2.',
  );
});

it('[S2.9-11][S3.3-03] leads from a coupon whose free article was not chosen yet to the choice, and from no other', async () => {
  const problem = 'Zu diesem Gutschein gehört ein Gratisartikel.';
  const wayBeside = async (type: 'article' | 'value_of_goods'): Promise<string | null> => {
    cleanup();
    const basket = {
      ...sampleBasket(5, [samplePosition()]),
      possibleFreeArticles: [sampleFreeArticle(1)],
      coupons: [{ code: 'STIFT', description: 'Ein Gratisartikel', problem }],
      couponFreeArticles: { type, count: 2 },
    };
    renderShopPage({ Screen: BasketScreen, path: '/shop/basket', data: { basket } });
    const told = await screen.findByText(problem);
    const way = within(told.parentElement as HTMLElement).queryByRole('link', { name: couponWords.toGift });
    return way?.getAttribute('href') ?? null;
  };
  const target = await wayBeside('article');
  expect(document.querySelector(target ?? '')).toBe(
    await screen.findByRole('heading', { name: words.title }),
  );
  expect(await wayBeside('value_of_goods')).toBe(null);
});

it('[S4.3-13] names what was chosen and does not go with the order any more, and why', async () => {
  expect(await said([sampleFreeArticle(1), sampleFreeArticle(3, outOfReach)], [])).toBe(
    `Sie können 1 Gratisartikel wählen; gewählt ist 1.${words.goneTitle}Stift 3: ${outOfReach}`,
  );
});
