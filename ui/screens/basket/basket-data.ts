import type { BasketState } from '#contract/basket.ts';

export interface BasketData {
  readonly basket: BasketState;
}
