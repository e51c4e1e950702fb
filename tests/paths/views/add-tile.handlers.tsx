import { act, screen } from '@testing-library/react';
import { expect } from 'vitest';
import { correctQuantity, quantityRuleOf, type QuantityRule } from '#domain/quantity.ts';
import { obstaclesOfStock } from '#domain/stock.ts';
import type { addTileMachine } from '#machines/add-tile/add-tile.machine.ts';
import type { AddTileContext } from '#machines/add-tile/add-tile.types.ts';
import { sampleBasket, sampleHead } from '#machines/basket/basket.samples.ts';
import { sampleBootRecord } from '#machines/sample-records.ts';
import type { Handlers } from '#paths/drive/handlers.ts';
import { texts } from '#texts/de.ts';
import { sampleTile } from '#tests/unit/ui/shop/sample-articles.ts';
import { AddToBasket } from '#ui/bindings/AddToBasket.tsx';
import { useArticleSetting } from '#ui/bindings/article-setting.ts';
import { ArticleTile } from '#ui/shop/ArticleTile/ArticleTile.tsx';
import type { ShownArticle } from '#ui/shop/shown-article.ts';
import { answer, closeShop, openShop, shopOf, user, type ShopView } from './open-shop.tsx';

const { vocabulary } = texts;

interface TileView extends ShopView {
  rule: QuantityRule;
}

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

function seeCorrection({ rule }: TileView, typed: number | string): void {
  const { quantity, reason } = correctQuantity(typed, rule);
  const sentence = reason === null ? '' : vocabulary.quantityCorrected[reason]({ stored: String(quantity) });
  expect(noteBeside(tileField())).toBe(sentence);
}

function see({ quantity, obstacles }: AddTileContext, isAdding: boolean): void {
  const reasons = screen.queryByRole('list', { name: vocabulary.whyNot });
  const isSoldOut = obstacles.some((obstacle) => obstaclesOfStock.includes(obstacle));
  expect(screen.queryByText(vocabulary.deliveryStates.soldOut) !== null).toBe(isSoldOut);
  expect([...(reasons?.children ?? [])].map((reason) => reason.textContent)).toEqual(
    obstacles
      .filter((obstacle) => !obstaclesOfStock.includes(obstacle))
      .map((obstacle) => vocabulary.obstacles[obstacle]),
  );
  if (obstacles.length > 0) return;
  expect(tileField().value).toBe(String(quantity));
  expect(addButton().getAttribute('aria-busy')).toBe(isAdding ? 'true' : null);
}

export const addTileViewHandlers: Handlers<typeof addTileMachine, TileView> = {
  open: async (view, { article, quantity }) => {
    view.rule = quantityRuleOf(article);
    const { sap_delivery_state, stock, ...limits } = article;
    openTile(view, {
      sap_delivery_state,
      stock,
      min_order_price_unit: limits.min_order_price_unit,
      max_order_price_unit: limits.max_order_price_unit,
      step_order_price_unit: limits.step_order_price_unit,
    });
    if (quantity === null) return;
    await typeAmount(tileField(), String(quantity));
    await user.tab();
  },
  events: {
    'quantity.commit': async (view, { typed }) => {
      await typeAmount(tileField(), String(typed));
      await user.tab();
      seeCorrection(view, typed);
    },
    'article.add': async (view, { typed }) => {
      await typeAmount(tileField(), String(typed));
      await user.keyboard('{Enter}');
      seeCorrection(view, typed);
    },
    // Another visitor or mode comes with rights of its own.
    'rights.changed': (view, { obstacles }) =>
      act(async () =>
        shopOf(view).system.shopMode.send({
          type: 'shop.updated',
          shop: { ...sampleBootRecord.shop, May_order: !obstacles.includes('mayNotOrder') },
        }),
      ),
  },
  calls: { addPosition: answerAdd },
  delays: {},
  states: {
    idle: (_view, context) => see(context, false),
    adding: (_view, context) => see(context, true),
  },
  close: closeShop,
};
