import type { BasketState } from '#contract/basket.ts';
import type { BasketSourceKind } from '#contract/handed-over-path.ts';
import type { Problem } from '#machines/call-problem.ts';

/** The basket an address names. */
export interface BasketHandoverInput {
  readonly kind: BasketSourceKind;
  readonly uuid: string;
}

export interface BasketHandoverContext extends BasketHandoverInput {
  /** Sentences about what could not be put in, or not as it was asked for. */
  readonly told: readonly string[];
  /** It lies in the basket since an earlier visit. */
  readonly isRepetition: boolean;
  /** Why the last try did not work. */
  readonly problem: Problem | null;
}

export interface BasketHandoverCommand {
  readonly type: 'handover.retry';
}

/** What the server made of the basket. */
export interface TakenOver {
  readonly basket: BasketState;
  readonly told: readonly string[];
  readonly isRepetition: boolean;
}

export interface BasketHandoverEmitted {
  readonly type: 'handover.taken';
  readonly basket: BasketState;
}
