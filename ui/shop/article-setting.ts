import type { Mode } from '#contract/session.ts';
import type { ArticleDisplay, Language } from '#contract/system.ts';
import type { Texts } from '#texts/texts.ts';

/** What every piece that shows an article needs to know of the visitor, the shop and the words. */
export interface ArticleSetting {
  readonly texts: Pick<Texts, 'vocabulary' | 'article'>;
  readonly language: Language;
  readonly mode: Mode;
  readonly isTaxExempt: boolean;
  /** Shown instead of tax notes to tax-exempt buyers (S3.12). */
  readonly taxExemptText: string;
  /** Config switch `display_price` (S3.13). */
  readonly isPriceDisplayed: boolean;
  /** Whether the gross price stands beside a net one: for guests, unless the shop shows none there (S3.13). */
  readonly isGrossBeside: boolean;
  /** What tiles say beside the facts (S3.9). */
  readonly display: ArticleDisplay;
  /** The shop takes requests for offers of this visitor (S6-10). */
  readonly isOfferAllowed: boolean;
  /** With it nothing counts as sold out for lack of stock (S4.3). */
  readonly allowOrdersWithoutStock: boolean;
  /** Tiles only show (S6-11). */
  readonly isAdminMode: boolean;
  /** Called when the visitor is about to follow a link: the place to prefetch. */
  readonly onIntent: (path: string) => void;
}

/** Page that explains shipping costs; every price links to it (PAngV). */
export const shippingPath = '/page/versand';
