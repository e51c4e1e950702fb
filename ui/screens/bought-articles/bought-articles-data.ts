import type { BoughtArticle } from '#contract/bought-articles.ts';

/** What the page of bought articles shows. */
export interface BoughtArticlesData {
  readonly items: readonly BoughtArticle[];
  readonly page: number;
  readonly pages: number;
  /** How many articles there are on all pages. */
  readonly total: number;
}
