import type { Problem } from '../call-problem.ts';

export interface ListQuantityInput {
  /** Of the position. */
  readonly id: number;
}

/** A quantity that is shown ahead of the page. */
interface ShownQuantity {
  readonly quantity: number;
  /** What the page had loaded then; once it has loaded another one, that one is shown. */
  readonly insteadOf: number;
}

export interface ListQuantityContext {
  readonly id: number;
  /** Is under way, or was last. */
  readonly sent: number;
  /** Entered meanwhile; the last one wins. */
  readonly next: number | null;
  readonly shown: ShownQuantity | null;
  /** Why the last try did not work. */
  readonly problem: Problem | null;
}

export type ListQuantityCommand = { readonly type: 'quantity.change' } & ShownQuantity;

/** What the list holds may be another one now, also where nobody has answered. */
export interface ListQuantityEmitted {
  readonly type: 'list.changed';
}

/** What the server is asked for. */
export interface QuantityRequest {
  readonly id: number;
  readonly quantity: number;
}
