import type { BasketAddBody, BasketPosition, BasketState } from '#contract/basket.ts';

export type Added = Pick<BasketAddBody, 'articleNumber' | 'quantity'>;
type Listener = (added: Added) => void;

const listListeners: Listener[] = [];

/** Tells that an article was put on a shopping list (S7.3-04); the form that did it ends with its view. Nobody listens before consent. */
export const tellListAdd = (added: Added): void => listListeners.forEach((told) => told(added));

export function listenToListAdds(next: Listener): void {
  listListeners.push(next);
}

/** Articles that were put into the basket at once, and by place those that did not go in as asked for. */
export interface ItemsAdded {
  readonly items: readonly Added[];
  readonly refused: readonly { readonly index: number; readonly added: number }[];
}

type ItemsListener = (added: ItemsAdded) => void;

const itemsListeners: ItemsListener[] = [];

/** Tells what went into the basket by a call that is not the basket's own (S7.3-09). Nobody listens before consent. */
export const tellItemsAdded = (added: ItemsAdded): void => itemsListeners.forEach((told) => told(added));

export function listenToItemsAdded(next: ItemsListener): void {
  itemsListeners.push(next);
}

/** Positions with the amounts that came in and went out. */
export interface BasketExchange {
  readonly added: readonly BasketPosition[];
  readonly removed: readonly BasketPosition[];
}

type ExchangeListener = (exchange: BasketExchange) => void;

const exchangeListeners: ExchangeListener[] = [];

/** What of `more` goes beyond `less`, position by position. */
const beyond = (more: BasketState, less: BasketState): readonly BasketPosition[] =>
  more.items.flatMap((position) => {
    const known = less.items.find(({ uid }) => uid === position.uid)?.quantity ?? 0;
    return position.quantity > known ? [{ ...position, quantity: position.quantity - known }] : [];
  });

/** Tells that a kept basket was put into the basket, or in its place (S7.3-09). Nobody listens before consent. */
export const tellBasketExchange = (before: BasketState, after: BasketState): void =>
  exchangeListeners.forEach((told) => told({ added: beyond(after, before), removed: beyond(before, after) }));

export function listenToBasketExchanges(next: ExchangeListener): void {
  exchangeListeners.push(next);
}
