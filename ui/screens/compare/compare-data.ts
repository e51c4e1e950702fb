import type { ArticleDetail } from '#contract/article.ts';

/** Articles side by side. */
export interface CompareData {
  readonly items: readonly ArticleDetail[];
  /** What was asked for and no article is called. */
  readonly unknown: readonly string[];
  /** Articles that found no room. */
  readonly surplus: readonly string[];
  readonly isOnlyDifferent: boolean;
}
