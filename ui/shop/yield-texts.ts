import type { ArticleTile } from '#contract/article.ts';
import { formatCostPerPage, formatNumber } from '#domain/money-format.ts';
import { priceView } from '#domain/mode.ts';
import { costPerPage } from '#domain/price.ts';
import type { ArticleSetting } from './article-setting.ts';

interface CostPerPageProps {
  readonly article: Pick<ArticleTile, 'price' | 'yieldPages'>;
  readonly setting: ArticleSetting;
}

/** What a printed page costs with this article, in the kind of price of the mode; null when it is not known. */
export function costPerPageText({ article, setting }: CostPerPageProps): string | null {
  if (!setting.isPriceDisplayed) return null;
  const isNet = priceView(setting).primary === 'net';
  const cost = costPerPage(isNet ? article.price.net_price : article.price.gross_price, article.yieldPages);
  if (cost === null) return null;
  return setting.texts.vocabulary.costPerPage({ price: formatCostPerPage(cost, setting.language) });
}

/** Pages a cartridge prints, in words; null when unknown. */
export function yieldText({ article, setting }: CostPerPageProps): string | null {
  if (article.yieldPages === null) return null;
  return setting.texts.article.yield({ pages: formatNumber(article.yieldPages, setting.language) });
}
