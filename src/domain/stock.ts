/** What decides whether an article can be delivered at all. */
export interface StockFacts {
  /** `sap_delivery_state` of the article, 1 to 7. */
  readonly deliveryState: number;
  /** Pieces at hand; may be negative. */
  readonly stock: number;
  readonly allowOrdersWithoutStock: boolean;
}

/** Why an article cannot be put into the basket, in the order it is explained ("Warum nicht?"). */
export const addObstacles = [
  'adminMode',
  'mayNotOrder',
  'priceOnRequest',
  'priceHidden',
  'outOfStock',
  'soldOut',
  'discontinued',
] as const;
export type AddObstacle = (typeof addObstacles)[number];

/** What of an article decides about its stock. */
export interface StockedArticle {
  readonly sap_delivery_state: number;
  readonly stock: number;
  /** It is always sold without stock. */
  readonly isUnbounded?: boolean | undefined;
}

/** What decides about an article, which may be sold without stock by itself or because the shop sells everything so. */
export const stockFactsOf = (
  { sap_delivery_state: deliveryState, stock, isUnbounded }: StockedArticle,
  { allowOrdersWithoutStock }: Pick<StockFacts, 'allowOrdersWithoutStock'>,
): StockFacts => ({
  deliveryState,
  stock,
  allowOrdersWithoutStock: allowOrdersWithoutStock || isUnbounded === true,
});

export interface AddFacts extends StockFacts {
  /** Shop flag `May_order` (S6). */
  readonly mayOrder: boolean;
  /** Config switch `display_price` (S3.13). */
  readonly isPriceDisplayed: boolean;
  /** Integer cents; null means 'Preis auf Anfrage'. */
  readonly netPrice: number | null;
  /** Tiles only show (S6-11, docs/decisions/0136). */
  readonly isAdminMode: boolean;
}

export interface AddPermission {
  readonly isAllowed: boolean;
  /** Every failed condition, empty when adding is allowed. */
  readonly obstacles: readonly AddObstacle[];
}

const soldOutState = 2;
const discontinuedState = 5;
/** Goods of the warehouse: they leave on the next working day. */
export const warehouseState = 1;
const statesWithoutStock: readonly number[] = [2, 5, 6, 7];

function stockObstacle(facts: StockFacts): AddObstacle | null {
  if (facts.allowOrdersWithoutStock) return null;
  if (facts.deliveryState === soldOutState) return 'soldOut';
  if (facts.deliveryState === discontinuedState) return 'discontinued';
  if (facts.deliveryState === warehouseState && facts.stock <= 0) return 'outOfStock';
  return null;
}

/**
 * Whether stock and delivery state let an article be ordered (S4.3): always when the shop allows orders without
 * stock; else not in state 1 with stock 0 or below, and not in states 2 and 5.
 */
export function isOrderable(facts: StockFacts): boolean {
  return stockObstacle(facts) === null;
}

/** Whether an article is sold no more and never will be again; a shop or an article that is sold without stock goes on. */
export const isDiscontinued = (facts: StockFacts): boolean => stockObstacle(facts) === 'discontinued';

/**
 * The delivery state that is told: goods of the warehouse are sold out while nothing of them is there and the shop does not
 * sell without stock (docs/decisions/0045).
 */
export function toldDeliveryState(facts: StockFacts): number {
  return stockObstacle(facts) === 'outOfStock' ? soldOutState : facts.deliveryState;
}

const obstaclesOfStock = ['outOfStock', 'soldOut', 'discontinued'] as const;

/** Whether an obstacle has to be said beside the delivery state, which says those of the stock. */
export const isUnsaid = (
  obstacle: AddObstacle,
): obstacle is Exclude<AddObstacle, (typeof obstaclesOfStock)[number]> =>
  !(obstaclesOfStock as readonly AddObstacle[]).includes(obstacle);

/** Whether the number of pieces is shown: not in states 2, 5, 6 and 7, nor when negative (S4.3). */
export function isStockShown(facts: Pick<StockFacts, 'deliveryState' | 'stock'>): boolean {
  return facts.stock >= 0 && !statesWithoutStock.includes(facts.deliveryState);
}

/** Whether a price can be shown: there is a net price and the shop displays prices (S4.3). */
export function isPriceDisplayable(facts: Pick<AddFacts, 'netPrice' | 'isPriceDisplayed'>): boolean {
  return facts.netPrice !== null && facts.isPriceDisplayed;
}

/**
 * Whether an article is offered to be bought, and no offer to be asked for in the place of that (S1-07, S4.3): always where one may
 * only look, and where no offers are taken of what has a price that is not shown, so that the reason is said.
 */
export function isForSale({
  isOfferAllowed,
  ...facts
}: Pick<AddFacts, 'netPrice' | 'isPriceDisplayed' | 'isAdminMode'> & {
  readonly isOfferAllowed: boolean;
}): boolean {
  return facts.isAdminMode || isPriceDisplayable(facts) || (facts.netPrice !== null && !isOfferAllowed);
}

/** Whether an article may be put into the basket, with every reason against it (S4.3, S6). */
export function mayAdd(facts: AddFacts): AddPermission {
  const stock = stockObstacle(facts);
  const obstacles: AddObstacle[] = [];
  // Who only looks may not order, either: one sentence says it.
  if (facts.isAdminMode) obstacles.push('adminMode');
  else if (!facts.mayOrder) obstacles.push('mayNotOrder');
  if (facts.netPrice === null) obstacles.push('priceOnRequest');
  if (!facts.isPriceDisplayed) obstacles.push('priceHidden');
  if (stock !== null) obstacles.push(stock);
  return { isAllowed: obstacles.length === 0, obstacles };
}

/** Pieces that can still be sold of an article; null when orders without stock make it unbounded or stock does not limit. */
export function sellableStock(facts: StockFacts): number | null {
  if (facts.allowOrdersWithoutStock || facts.deliveryState !== warehouseState) return null;
  return Math.max(0, facts.stock);
}
