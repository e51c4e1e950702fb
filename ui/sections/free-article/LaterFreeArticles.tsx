import type { BasketState } from '#contract/basket.ts';
import { laterPart } from '#ui/parts/Later/later-part.tsx';

const load = async () => (await import('./FreeArticlesPart.tsx')).FreeArticlesPart;
const LaterPart = laterPart(import.meta.env.SSR ? await load() : null, load);

interface LaterFreeArticlesProps {
  readonly basket: BasketState;
  readonly isFrozen: boolean;
}

/** The free articles of an order where there are any; only who sees some downloads their code. */
export const LaterFreeArticles = ({ basket, isFrozen }: LaterFreeArticlesProps) =>
  basket.freeArticles.length + basket.possibleFreeArticles.length === 0 ? null : (
    <LaterPart {...basket} isFrozen={isFrozen} />
  );
