import type { NamedSuccessor } from '#contract/named-successor.ts';
import { isDiscontinued } from '#domain/stock.ts';
import { successorField } from '#server/article/named-successor.ts';
import type { ShopSettings } from '#server/settings/settings.service.ts';
import type { ArticleToday } from './article-today.ts';

interface EndOfArticle {
  /** It may have its page still, but is delivered no more. */
  readonly isDiscontinued: boolean;
  /** Absent for what can be had still, and where nothing follows. */
  readonly successor?: NamedSuccessor;
}

/** Whether an article that was ordered is delivered no more, and what has taken its place where it cannot be ordered again. */
export function endOf(
  { slug, deliveryState, isUnbounded, successor }: Omit<ArticleToday, 'shopDepotId'>,
  settings: Pick<ShopSettings, 'allowOrdersWithoutStock'>,
): EndOfArticle {
  const allowOrdersWithoutStock = settings.allowOrdersWithoutStock || isUnbounded;
  const isFinal =
    deliveryState !== null && isDiscontinued({ deliveryState, stock: 0, allowOrdersWithoutStock });
  return { isDiscontinued: isFinal, ...successorField(slug === null || isFinal ? successor : null) };
}
