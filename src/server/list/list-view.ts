import { articlePath } from '#contract/article-path.ts';
import type { ListPosition, ShoppingList } from '#contract/shopping-list.ts';
import { tierFor, unitAmount } from '#domain/price.ts';
import { goodsAmount, lineAmount } from '#domain/totals.ts';
import { articleRefusal, ladderOf, unitNetOf } from '#server/basket/basket-lines.ts';
import type { SellingRules } from '#server/basket/basket-lines.ts';
import { successorField } from '#server/article/named-successor.ts';
import { pictureOf } from '#server/catalogue/tile.ts';
import type { StoredList, StoredListPosition } from './stored-list.ts';

/** As the basket: who may not order reads of each article whether it can be had, and what it costs. */
const refusalOf = (article: StoredListPosition['article'], rules: SellingRules) =>
  articleRefusal(article, { ...rules, mayOrder: true });

/** Without a price where the shop shows none, as tiles are. */
const linePriceOf = (
  { article, quantity }: StoredListPosition,
  { isPriceDisplayed }: Pick<SellingRules, 'isPriceDisplayed'>,
) => ({
  unitNet: isPriceDisplayed ? unitNetOf(article, quantity) : null,
  taxRate: article?.taxRate ?? 0,
  quantity,
});

function positionView(stored: StoredListPosition, place: number, rules: SellingRules): ListPosition {
  const { article, quantity, articleNumber } = stored;
  const seen = article !== null && article.isVisible ? article : null;
  const prices = seen === null || !rules.isPriceDisplayed ? [] : ladderOf(seen, rules);
  const rung = tierFor(prices, quantity);
  const linePrice = linePriceOf(stored, rules);
  const { unitNet } = linePrice;
  const amount = lineAmount(linePrice, rules);
  return {
    id: stored.id,
    article_id: seen?.id ?? null,
    article_number: articleNumber,
    shop_depot_id: stored.shopDepotId,
    custom_article_number: stored.customArticleNumber,
    custom_article_info: stored.customArticleInfo,
    slug: seen?.slug ?? '',
    display_name: seen?.name ?? stored.displayName,
    excerpt: seen?.excerpt ?? '',
    quantity,
    unit: seen?.unit ?? stored.unit,
    price: {
      net_price: unitNet,
      gross_price: unitNet === null ? null : unitAmount(unitNet, article?.taxRate ?? 0, rules).gross,
      tax_rate: seen?.taxRate ?? 0,
      unit: seen?.unit ?? stored.unit,
      quantity_lower_bound: rung?.quantity_lower_bound ?? 1,
      internal_price_type: rung?.internal_price_type ?? 'standard',
      internal_price_type_id: rung?.internal_price_type_id ?? 1,
    },
    prices,
    image: seen === null ? '' : pictureOf(seen),
    position: place + 1,
    data: { hint: stored.hint, costCenter: stored.costCenter, offerNumber: stored.offerNumber },
    timestamp: stored.timestamp,
    url: seen === null ? '' : articlePath(seen),
    exists: seen !== null,
    ...successorField(stored.successor),
    isOrderable: refusalOf(article, rules) === null,
    brandName: seen?.brandName ?? '',
    manufacturerNumber: seen?.manufacturerNumber ?? '',
    stock: seen?.stock ?? 0,
    sap_delivery_state: seen?.deliveryState ?? 2,
    min_order_price_unit: seen?.minimum ?? 1,
    max_order_price_unit: seen?.maximum ?? 1000,
    step_order_price_unit: seen?.step ?? 1,
    lineNet: amount.net,
    lineGross: amount.gross,
  };
}

/** A list in the shape of the contract: prices and stock are today's, never those of the day something was put on it. */
export function shoppingListOf(
  list: StoredList,
  stored: readonly StoredListPosition[],
  rules: SellingRules,
): ShoppingList {
  const counted = stored.filter(({ article }) => refusalOf(article, rules) === null);
  const goods = goodsAmount(
    counted.map((position) => linePriceOf(position, rules)),
    rules,
  );
  return {
    ...list,
    positionCount: stored.length,
    positions: stored.map((position, place) => positionView(position, place, rules)),
    goodsNet: goods.net,
    goodsGross: goods.gross,
    uncountedPositions: stored.length - counted.length,
  };
}
