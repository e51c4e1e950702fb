import type { catalogueTransfer } from '#texts/de/catalogue-transfer.ts';

/** What can be wrong with a row, by the sentence that says it. */
export type FaultKey = keyof typeof catalogueTransfer.faults;

/** A row, or a whole file, that cannot be taken. */
export interface Rejection {
  readonly file: string;
  readonly line: number;
  readonly fault: FaultKey;
  /** Column it is about; empty where it is none. */
  readonly head: string;
  readonly value: string;
  readonly detail: string;
}
