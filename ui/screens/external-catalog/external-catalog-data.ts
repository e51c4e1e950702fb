import type { BasketState } from '#contract/basket.ts';
import type { ExternalCatalog } from '#contract/external-catalog.ts';

export interface ExternalCatalogData {
  readonly basket: BasketState;
  /** The system the visit has gone back to, where it is over, and whether with a basket. */
  readonly goneBackTo: { readonly name: string; readonly hasBasket: boolean } | null;
  /** The systems of the visitor's firm, where the visit came from none of them. */
  readonly others: readonly ExternalCatalog[];
  /** The one of them that the address names. */
  readonly chosen: ExternalCatalog | null;
}
