import type { BasketRefusal, BasketState } from '#contract/basket.ts';
import { refusalOf } from './call-problem.ts';

/** The fresh basket a refusal may bring along; null where a call failed otherwise. */
export const basketOfRefusal = (error: unknown): BasketState | null =>
  (refusalOf(error) as BasketRefusal | null)?.basket ?? null;
