import type { ManufacturerReply } from '#contract/directory.ts';
import type { ListingData } from '#ui/sections/list/listing-data.ts';
import type { ShownArticle } from '#ui/shop/shown-article.ts';
import type { Texts } from '#texts/texts.ts';

/** Links of one sort, to lists or to printers; `count` says how much there is, null where that is not known. */
export interface LinkGroup {
  readonly name: keyof Texts['directory']['groups'];
  readonly links: readonly { readonly name: string; readonly path: string; readonly count: number | null }[];
}

/** Some articles of another list, with the way to all of it. */
export interface ArticleRow {
  readonly title: string;
  readonly path: string;
  readonly articles: readonly ShownArticle[];
}

/** A list with what its page says above it. */
export interface GoodsData extends ListingData {
  /** What it is, in a sentence; empty where nothing was written. */
  readonly description: string;
  /** Who makes the goods and who answers for them (Art. 19 (a), (b) GPSR); null where they are of many. */
  readonly maker: Pick<ManufacturerReply['brandItem'], 'maker' | 'responsible'> | null;
  readonly groups: readonly LinkGroup[];
  readonly rows: readonly ArticleRow[];
}
