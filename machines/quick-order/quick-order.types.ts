import type { BasketState } from '#contract/basket.ts';
import type { QuickAnswer } from '#contract/quick-order.ts';
import type { TypedLine } from '#domain/quick-lines.ts';
import type { Problem } from '#machines/call-problem.ts';
import type { BasketCommand, RefusedItem } from '#machines/basket/basket.types.ts';
import type { ChosenFile } from '#machines/table-import/table-import.types.ts';

/** A line of the sheet. */
export interface SheetLine extends TypedLine {
  readonly id: number;
  /** What its number means; null before it was asked. */
  readonly answer: QuickAnswer | null;
  /** Place among the articles of the answer of the one that is meant; null as long as somebody has to choose. */
  readonly chosen: number | null;
  /** Why the basket did not take it, or not whole; empty before. */
  readonly refusal: string;
}

/** What lines are read from. */
export type LinesSource = { readonly text: string } | { readonly file: ChosenFile };

/** Why nothing was read. */
export interface SheetFault {
  readonly kind: 'unreadable' | 'tooLarge' | 'empty' | 'tooMany';
  /** Lines there are; 0 where nobody counted them. */
  readonly read: number;
}

/** What a browser makes of what was pasted, or of a file. */
export type ReadLines = { readonly lines: readonly TypedLine[] } | { readonly fault: SheetFault };

/** Numbers that are asked for, each once, and how many are wanted of each as it was typed. */
export interface AskedNumbers {
  readonly numbers: readonly string[];
  readonly quantities: readonly string[];
}

/** What a number means. */
export interface AnsweredNumber {
  readonly number: string;
  readonly answer: QuickAnswer;
}

export type ItemsToAdd = Extract<BasketCommand, { readonly type: 'items.add' }>['items'];

/** What the basket has taken of what it was asked for. */
export interface LinesTaken {
  /** Lines of which something went in. */
  readonly addedCount: number;
  readonly refused: readonly RefusedItem[];
  readonly basket: BasketState;
}

/** What became of the lines that were put into the basket. */
export interface SheetTold {
  /** Lines of which something went in. */
  readonly addedCount: number;
}

export interface QuickOrderContext {
  readonly lines: readonly SheetLine[];
  readonly nextId: number;
  /** Lines that were read last; 0 before. */
  readonly readCount: number;
  readonly fault: SheetFault | null;
  /** Why the last call did not work. */
  readonly problem: Problem | null;
  readonly told: SheetTold | null;
}

export type QuickOrderCommand =
  /** A line as it stands after it was typed; a new one without `id`. */
  | ({ readonly type: 'line.enter'; readonly id: number | null } & TypedLine)
  | { readonly type: 'line.choose'; readonly id: number; readonly place: number }
  | { readonly type: 'line.remove'; readonly id: number }
  | { readonly type: 'lines.clear' }
  | { readonly type: 'lines.read'; readonly source: LinesSource }
  /** Asks again what the lines mean. */
  | { readonly type: 'lines.retry' }
  /** Puts all lines into the basket that can be had as they stand. */
  | { readonly type: 'lines.add' };

/** Lines that stood here before the page was loaded anew. */
export type QuickOrderFact = { readonly type: 'lines.restored'; readonly lines: readonly TypedLine[] };

/** The basket holds more than before. */
export type QuickOrderEmitted = { readonly type: 'lines.added'; readonly basket: BasketState };
