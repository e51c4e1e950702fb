import type { Facts } from './facts.ts';
import type { DeviceRow, PriceHistoryRow, PriceRow, UnsortedArticleRow } from './rows.ts';

/** What decides beside an article's own row what it is grouped by. */
export interface KindSource {
  readonly categorySlug: string;
  readonly rootSlug: string;
  readonly keywords: readonly string[];
  /** Printers it fits. */
  readonly devices: readonly DeviceRow[];
}

/** What both kinds of facts are turned into. */
export interface DerivedArticle {
  readonly article: UnsortedArticleRow;
  readonly source: KindSource;
  readonly aliases: readonly string[];
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
