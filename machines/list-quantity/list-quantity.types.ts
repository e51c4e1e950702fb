import type { Problem } from '../call-problem.ts';

export interface ListQuantityInput {
  /** Of the position. */
  readonly id: number;
  /** Of its article, for who is told of it elsewhere. */
  readonly name: string;
  /** What the page has loaded. */
  readonly quantity: number;
}

export interface ListQuantityContext extends Pick<ListQuantityInput, 'id' | 'name'> {
  /** What the list holds as far as the page knows: loaded, or answered since. */
  readonly held: number;
  /** What the field shows: what was entered last as long as that is under way, else what the list holds. */
  readonly shown: number;
  /** Is under way, or was last. */
  readonly sent: number;
  /** Why the last try did not work. */
  readonly problem: Problem | null;
  /** Its field has gone while a change was under way. */
  readonly isAway: boolean;
}

export type ListQuantityCommand = { readonly type: 'quantity.change'; readonly quantity: number };

export type ListQuantityFact =
  /** The page has loaded what the list holds, the same amount or another. */
  | { readonly type: 'quantity.loaded'; readonly quantity: number }
  | { readonly type: 'widget.left' }
  /** Its field stands again, while a change is under way still. */
  | { readonly type: 'widget.returned' };

export type ListQuantityEmitted =
  /** What the list holds may be another one now, also where nobody has answered. */
  | { readonly type: 'list.changed' }
  /** The last amount was not stored, and its field is no longer there to say so. */
  | { readonly type: 'quantity.failedUnseen'; readonly name: string; readonly problem: Problem };

/** Sentences for who has gone on meanwhile. */
export interface ListQuantityWords {
  readonly quantityFailedOf: (given: { readonly name: string }) => string;
}

/** What the server is asked for. */
export interface QuantityRequest {
  readonly id: number;
  readonly quantity: number;
}
