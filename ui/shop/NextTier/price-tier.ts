import type { ArticleTile } from '#contract/article.ts';
import { priceView } from '#domain/mode.ts';
import { formatQuantity } from '#domain/unit.ts';
import type { ArticleSetting } from '../article-setting.ts';

/** What a piece costs at a tier in the kind of prices that leads, in cents; null while there is no price. */
export const amountOf = (price: ArticleTile['price'], setting: ArticleSetting): number | null =>
  priceView(setting).primary === 'net' ? price.net_price : price.gross_price;

/** The amount a tier begins at: "10 Packungen". */
export const boundOf = (tier: ArticleTile['price'], { texts, language }: ArticleSetting): string =>
  formatQuantity(tier.quantity_lower_bound, tier.unit, texts.vocabulary.units, language);
