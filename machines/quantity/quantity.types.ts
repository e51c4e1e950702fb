import type { CorrectedQuantity, QuantityRule } from '#domain/quantity.ts';

export interface QuantityInput {
  readonly rule: QuantityRule;
  /** Amount the field starts with, in order units, e.g. that of a basket position. */
  readonly quantity: number;
}

export interface QuantityContext {
  readonly rule: QuantityRule;
  /** What the field stands at; while something is typed, what it stood at before. */
  readonly quantity: number;
  /** What is being typed; null when nothing is. */
  readonly typed: string | null;
  /**
   * What was made of the amount asked for last, and why (docs/decisions/0016); null when it is over or nothing was. While
   * something is typed, what will be made of it where there is no more to be had.
   */
  readonly corrected: CorrectedQuantity | null;
  /** This very amount is on its way into the basket: nothing was entered since. */
  readonly isWanted: boolean;
}

export type QuantityCommand =
  /** Every change of the text in the field. */
  | { readonly type: 'quantity.type'; readonly text: string }
  /** So many steps up, or down when negative. */
  | { readonly type: 'quantity.step'; readonly steps: number }
  /** The field was left, or Enter pressed where nothing is added (S5). */
  | { readonly type: 'quantity.commit' }
  /** The button, or Enter where it adds (S5). */
  | { readonly type: 'quantity.add' };

export type QuantityFact =
  /** The add that was wanted was answered (S4.3, docs/decisions/0016). */
  | { readonly type: 'add.settled'; readonly isAdded: boolean }
  /** The record the field belongs to has this amount and this rule now. */
  | { readonly type: 'position.changed'; readonly quantity: number; readonly rule: QuantityRule };

export type QuantityEvent = QuantityCommand | QuantityFact;

export type QuantityEmitted =
  /** What was typed or stepped counts from now on; it may be what it was before. */
  | { readonly type: 'quantity.committed'; readonly quantity: number }
  | { readonly type: 'quantity.addWanted'; readonly quantity: number };
