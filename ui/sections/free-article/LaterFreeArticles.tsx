import type { BasketState } from '#contract/basket.ts';
import { orAsDrawn } from '#ui/bindings/later.ts';
import { laterPart } from '#ui/parts/Later/later-part.tsx';

// Where it does not come the rest of the page goes on: an order must not end for want of it.
const load = () => orAsDrawn(async () => (await import('./FreeArticlesPart.tsx')).FreeArticlesPart);
/** Its code alone, for who fetches it ahead of its page. */
export const LaterFreeArticlesPart = laterPart(import.meta.env.SSR ? await load() : null, load);

interface LaterFreeArticlesProps {
  readonly basket: BasketState;
  readonly isFrozen: boolean;
  /** Leaves out what cannot be chosen now: nothing out of reach stands between an order and its button. */
  readonly isReachOnly?: boolean;
}

/** Whether a basket has free articles, chosen or to be chosen. */
export const hasFreeArticles = ({ freeArticles, possibleFreeArticles }: BasketState): boolean =>
  freeArticles.length + possibleFreeArticles.length > 0;

/** The free articles of an order where there are any; only who sees some downloads their code. */
export const LaterFreeArticles = ({ basket, ...rest }: LaterFreeArticlesProps) =>
  hasFreeArticles(basket) ? <LaterFreeArticlesPart {...basket} {...rest} /> : null;
