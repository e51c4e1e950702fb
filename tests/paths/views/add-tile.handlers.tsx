import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { addTileMachine } from '#machines/add-tile/add-tile.machine.ts';
import { sampleBasket, sampleHead } from '#machines/basket/basket.samples.ts';
import type { Handlers } from '#paths/drive/handlers.ts';
import { texts } from '#texts/de.ts';
import { sampleTile } from '#tests/unit/ui/shop/sample-articles.ts';
import { AddToBasket } from '#ui/bindings/AddToBasket.tsx';
import { useArticleSetting } from '#ui/bindings/article-setting.ts';
import { ArticleTile } from '#ui/shop/ArticleTile/ArticleTile.tsx';
import type { ShownArticle } from '#ui/shop/shown-article.ts';
import { answer, closeShop, openShop, shopOf, user, type ShopView } from './open-shop.tsx';

const { vocabulary } = texts;

interface TileProps {
  readonly article: ShownArticle;
}

function Tile({ article }: TileProps) {
  const setting = useArticleSetting();
  return (
    <ul>
      <ArticleTile
        article={article}
        setting={setting}
        action={<AddToBasket article={article} setting={setting} />}
      />
    </ul>
  );
}

/** A list with one article. */
export function openTile(view: ShopView, facts: Partial<ShownArticle>): void {
  const article = sampleTile(facts as Parameters<typeof sampleTile>[0]);
  view.shop = openShop({
    Frame: () => <Tile article={article} />,
    pages: [{ path: 'shop', element: null }],
    address: '/shop',
  });
}

const name = 'HP CF259X';

export const tileField = (): HTMLInputElement =>
  screen.getByRole<HTMLInputElement>('textbox', { name: vocabulary.quantityOf({ name }) });

const addButton = (): HTMLElement =>
  screen.getByRole('button', { name: vocabulary.addNamedToBasket({ name }) });

export async function typeAmount(field: HTMLInputElement, text: string): Promise<void> {
  await user.clear(field);
  await user.type(field, text);
}

/** What is said beside a field. */
export function noteBeside(field: HTMLElement): string {
  const id = field.getAttribute('aria-describedby');
  return (id === null ? null : document.getElementById(id))?.textContent ?? '';
}

/** The basket answers to the add of the tile. */
export const answerAdd: Handlers<typeof addTileMachine, ShopView>['calls']['addPosition'] = async (
  view,
  sample,
) => {
  const added = 'error' in sample ? null : sample.output;
  const reply = { success: true, head: sampleHead(5), added, corrections: [] };
  await answer('sendChange')(view, added === null ? sample : { ...sample, output: reply });
  // Where it is not known whether the article was added, the basket asks.
  if (shopOf(view).calls.isUnderWay('loadBasket'))
    await answer('loadBasket')(view, { ...sample, output: { basket: sampleBasket(5) } });
};

function see(isAdding: boolean): void {
  expect(addButton().getAttribute('aria-busy')).toBe(isAdding ? 'true' : null);
}

export const addTileViewHandlers: Handlers<typeof addTileMachine, ShopView> = {
  open: (view, { article }) => {
    openTile(view, {
      min_order_price_unit: article.min_order_price_unit,
      max_order_price_unit: article.max_order_price_unit,
      step_order_price_unit: article.step_order_price_unit,
    });
  },
  events: {
    'article.add': async (_view, { quantity }) => {
      await typeAmount(tileField(), String(quantity));
      await user.keyboard('{Enter}');
    },
  },
  calls: { addPosition: answerAdd },
  delays: {},
  states: {
    idle: () => see(false),
    adding: () => see(true),
  },
  close: closeShop,
};
