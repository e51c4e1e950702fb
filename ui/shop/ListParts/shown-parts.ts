import type { Part } from '#domain/parts.ts';

/** A further part of a list: the address that shows it without script, and the gesture that opens it in place. */
export interface FurtherPart {
  readonly to: string;
  readonly count: number;
  readonly open: () => void;
}

export interface ShownParts extends Part {
  readonly total: number;
  readonly previous: FurtherPart | null;
  readonly next: FurtherPart | null;
  /** Address of the page with the part that holds a line. */
  readonly addressOf: (line: number) => string;
  /** Shows the part that holds a line and gives that line the focus. */
  readonly goTo: (line: number) => void;
}
