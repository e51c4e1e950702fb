import type { shopOrder, shopOrderPosition } from '#server/database/schema/order.ts';

export type StoredOrder = typeof shopOrder.$inferSelect;
export type StoredOrderPosition = typeof shopOrderPosition.$inferSelect & {
  /** Of the article's page; null when it has left the catalogue. */
  readonly slug: string | null;
  readonly shopDepotId: number | null;
};
export interface WholeOrder {
  readonly order: StoredOrder;
  readonly positions: readonly StoredOrderPosition[];
}
