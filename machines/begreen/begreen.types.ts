export interface BegreenInput {
  /** Path with query of the list in sight. */
  readonly path: string;
}

export interface BegreenContext {
  /** Path with query of the list in sight. */
  readonly path: string;
}

/** Shows articles with an eco label only, or all of them again. */
export type BegreenCommand = { type: 'begreen.switch' };

export type BegreenFact =
  /** Another list is in sight, or the same one otherwise. */
  | { type: 'address.changed'; path: string }
  /** What the browser keeps was read, or another tab has changed it. */
  | { type: 'storage.changed'; isKept: boolean };

export type BegreenEvent = BegreenCommand | BegreenFact;

export type BegreenEmitted =
  /** The browser is to keep the choice, or to forget it. */
  | { type: 'begreen.chosen'; isKept: boolean }
  /** The list in sight stands at `path` as it was chosen; its entry in the history is replaced. */
  | { type: 'begreen.addressWanted'; path: string };
