import type { BasketAddBody } from '#contract/basket.ts';

type Added = Pick<BasketAddBody, 'articleNumber' | 'quantity'>;
type Listener = (added: Added) => void;

const listeners: Listener[] = [];

/** Tells that an article was put on a shopping list (S7.3-04); the form that did it ends with its view. Nobody listens before consent. */
export const tellListAdd = (added: Added): void => listeners.forEach((told) => told(added));

export function listenToListAdds(next: Listener): void {
  listeners.push(next);
}
