import type { ArticleTile } from '#contract/article.ts';
import { shownFields, type ShownArticle } from '#ui/shop/shown-article.ts';

/** Keeps of a tile what pages show, so that the HTML does not carry the rest (docs/decisions/0008). */
export function shownArticle(tile: ArticleTile): ShownArticle {
  const kept = shownFields.flatMap((field) => (tile[field] === undefined ? [] : [[field, tile[field]]]));
  const shown = Object.fromEntries(kept) as ShownArticle;
  return tile.prices.length > 1 ? shown : { ...shown, prices: [] };
}
