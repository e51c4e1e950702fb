import type { TestShop, TestVisitor } from '#tests/server/support/test-shop.ts';

/** What goes into a call, before it is written into an address and a body. */
export interface Sample {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: Readonly<Record<string, unknown>>;
}

/** Who sends, with an article that is in the basket. */
export interface Situation {
  readonly shop: TestShop;
  readonly visitor: TestVisitor;
  readonly article: string;
}

/** A request that needs nothing to be there. */
export const body = (value: Readonly<Record<string, unknown>>) => async (): Promise<Sample> => ({
  body: value,
});
export const query = (value: Readonly<Record<string, unknown>>) => async (): Promise<Sample> => ({
  query: value,
});
