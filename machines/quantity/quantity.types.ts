import type { QuantityReason, QuantityRule } from '#domain/quantity.ts';

export interface QuantityInput {
  readonly rule: QuantityRule;
  /** Starting amount, e.g. of a basket position; the smallest one when left out. */
  readonly quantity?: number;
}

export interface QuantityContext {
  readonly rule: QuantityRule;
  readonly quantity: number;
  /** Why the last amount was corrected; null when it was not (docs/decisions/0016). */
  readonly reason: QuantityReason | null;
}

export type QuantityCommand =
  /** The value changed or the field was left (S5). */
  | { type: 'quantity.commit'; typed: number | string }
  /** Enter: commit and add (S5). */
  | { type: 'quantity.enter'; typed: number | string }
  | { type: 'quantity.step'; direction: 'up' | 'down' };

export type QuantityFact =
  /** The first key in the field; the draft itself stays in the field. */
  | { type: 'typing.started' }
  /** The add of this tile was answered (S4.3, docs/decisions/0016). */
  | { type: 'add.settled'; isAdded: boolean }
  /** The server or another tab brought a new amount or rule. */
  | { type: 'position.changed'; quantity: number; rule: QuantityRule };

export type QuantityEvent = QuantityCommand | QuantityFact;

export type QuantityEmitted =
  | { type: 'quantity.changed'; quantity: number }
  | { type: 'quantity.corrected'; quantity: number; reason: QuantityReason }
  | { type: 'quantity.addWanted'; quantity: number };
