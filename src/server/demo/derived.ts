import type { Facts } from './facts.ts';
import type { ArticleRow, PriceHistoryRow, PriceRow } from './rows.ts';

/** What both kinds of facts are turned into. */
export interface DerivedArticle {
  readonly article: ArticleRow;
  readonly aliases: readonly string[];
  readonly deviceIds: readonly number[];
  readonly prices: readonly PriceRow[];
  readonly history: readonly PriceHistoryRow[];
  readonly stock: number;
}

export interface DeriveContext {
  readonly seed: number;
  readonly today: string;
  /** 0 = the facts as they are; later rounds repeat them under new numbers. */
  readonly round: number;
  readonly facts: Facts;
  readonly brandIds: ReadonlyMap<string, number>;
  readonly categoryOf: (slug: string) => { id: number; name: string; rootSlug: string };
}

/** Suffix of names of a later round; empty in the first. */
export const roundName = (round: number): string => (round === 0 ? '' : ` Serie ${round + 1}`);
