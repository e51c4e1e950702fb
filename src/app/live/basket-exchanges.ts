import type { BasketPosition, BasketState } from '#contract/basket.ts';

/** Positions with the amounts that came in and went out. */
export interface BasketExchange {
  readonly added: readonly BasketPosition[];
  readonly removed: readonly BasketPosition[];
}

type Listener = (exchange: BasketExchange) => void;

const listeners: Listener[] = [];

/** What of `more` goes beyond `less`, position by position. */
const beyond = (more: BasketState, less: BasketState): readonly BasketPosition[] =>
  more.items.flatMap((position) => {
    const known = less.items.find(({ uid }) => uid === position.uid)?.quantity ?? 0;
    return position.quantity > known ? [{ ...position, quantity: position.quantity - known }] : [];
  });

/** Tells that a kept basket was put into the basket, or in its place (S7.3-09). Nobody listens before consent. */
export const tellBasketExchange = (before: BasketState, after: BasketState): void =>
  listeners.forEach((told) => told({ added: beyond(after, before), removed: beyond(before, after) }));

export function listenToBasketExchanges(next: Listener): void {
  listeners.push(next);
}
