import type { newAddress } from '#contract/account-path.ts';
import type { Address } from '#contract/address.ts';
import type { BasketState } from '#contract/basket.ts';

export interface AccountData {
  readonly addresses: readonly Address[];
  /** For the baskets that are kept for later. */
  readonly basket: BasketState;
  /** The kept address that is being changed, or a new one; null on the account's own page. */
  readonly edited: Address | typeof newAddress | null;
}
