import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ArticleTile } from '#contract/article.ts';
import { sampleMember } from '#machines/sample-records.ts';
import { renderShopPage } from '#tests/unit/ui/checkout/shop-page.tsx';
import type { ArticleSetting } from '#ui/shop/article-setting.ts';
import { LaterAddToList } from '#ui/screens/article/LaterAddToList.tsx';
import { RelatedArticles } from '#ui/screens/article/RelatedArticles.tsx';
import { sampleSetting, sampleTile, withoutPrice } from './sample-articles.ts';

const path = '/shop/article/T2-1/nachbau';
const name = 'Kontor Toner Schwarz';

/** Draws an article beside the one of the page; gives its tile. */
function show(
  change: Partial<ArticleTile> = {},
  setting: Partial<ArticleSetting> = {},
  user?: typeof sampleMember,
): HTMLElement {
  const article = sampleTile({
    id: 2,
    articleNumber: 'T2',
    slug: 'nachbau',
    displayName: name,
    brandName: 'Kontor',
    manufacturerNumber: 'K-CF259X',
    make: 'compatible',
    mainImage: { file: '/pictures/T2.svg?v=1', fileType: 'image/svg+xml' },
    ...change,
  });
  renderShopPage({
    Screen: () => (
      <RelatedArticles id="dazu" title="Alternativen" articles={[article]} setting={sampleSetting(setting)} />
    ),
    path: '/',
    ...(user === undefined ? {} : { user }),
  });
  return screen.getByRole('listitem');
}

const wordsOf = (tile: HTMLElement): string => (tile.textContent ?? '').replaceAll('\u00a0', ' ');

it('[S2.12-12][S2.12-13] the alternative tile shows image, brand, numbers, WEEE number, name, delivery state, stock and price', () => {
  const tile = show();
  expect(tile.querySelector('img')?.getAttribute('src')).toBe('/pictures/T2.svg?v=1');
  expect(within(tile).getByRole('heading', { level: 3 }).textContent).toBe(name);
  for (const fact of [
    'Kompatibel',
    'Kontor K-CF259X',
    'Art.-Nr. T2',
    'WEEE-Reg.-Nr. DE 12345678',
    'Lagerware, 1–2 Werktage · 12 auf Lager',
    '100,00 €',
  ])
    expect(wordsOf(tile)).toContain(fact);
});

it('[S2.12-14] the alternative tile has amount, basket and details, and for people who are signed in the way to a list', async () => {
  const tile = within(show({}, {}, sampleMember));
  expect(tile.getByRole('textbox', { name: 'Menge von Kontor K-CF259X' })).toBeTruthy();
  expect(tile.getByRole('button', { name: 'Kontor K-CF259X in den Warenkorb' })).toBeTruthy();
  expect(tile.getByRole('link', { name: `Details zu ${name}` }).getAttribute('href')).toBe(path);
  expect(await tile.findByRole('button', { name: `${name} auf die Einkaufsliste` })).toBeTruthy();
  expect(tile.queryByRole('link', { name: /^Angebot anfragen/ })).toBeNull();
});

it('[S2.12-14][S4.3-08] the alternative tile has the request for an offer in place of amount and basket where no price is told', () => {
  const tile = within(show(withoutPrice()));
  expect(tile.getByRole('link', { name: `Angebot anfragen: ${name}` })).toBeTruthy();
  expect(tile.queryByRole('textbox')).toBeNull();
  expect(tile.queryByRole('button', { name: / in den Warenkorb$/ })).toBeNull();
});

it('[S6-01] the alternative tile shows guests no way to a list', async () => {
  await LaterAddToList.fetchAhead();
  const tile = within(show());
  expect(tile.getByRole('link', { name: `Details zu ${name}` })).toBeTruthy();
  expect(tile.queryByRole('button', { name: /Einkaufsliste/ })).toBeNull();
});

it('[S6-11] the alternative tile leads who may only look nowhere', async () => {
  await LaterAddToList.fetchAhead();
  const tile = within(show({}, { isAdminMode: true }, sampleMember));
  expect(tile.queryByRole('link', { name: new RegExp(name) })).toBeNull();
  expect(tile.queryByRole('button', { name: /Einkaufsliste/ })).toBeNull();
});
