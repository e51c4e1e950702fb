import type { BasketState } from '#contract/basket.ts';
import type { ExternalCatalog } from '#contract/external-catalog.ts';

export interface ExternalCatalogData {
  readonly basket: BasketState;
  /** The system the visit came from; null where it came from none. */
  readonly catalog: ExternalCatalog | null;
  /** Name of the system the basket has gone to, where the visit is over. */
  readonly handedOverTo: string | null;
  /** The systems of the visitor's firm, where the visit came from none of them. */
  readonly others: readonly ExternalCatalog[];
}
