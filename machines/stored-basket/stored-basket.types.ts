import type { StoredBasketDetail } from '#contract/stored-basket.ts';
import type { Problem } from '../call-problem.ts';

/** What was done last. */
export type StoredBasketDeed = 'saved' | 'loaded' | 'nothingLoaded' | 'removed';

export interface StoredBasketContext {
  /** The kept basket that is viewed, loaded or removed. */
  readonly id: number;
  /** Name under which the basket is saved. */
  readonly name: string;
  readonly how: 'ask' | 'merge' | 'replace';
  /** The one that is open; null while none is. */
  readonly shown: StoredBasketDetail | null;
  readonly deed: StoredBasketDeed | null;
  /** Sentences about what could not be put into the basket. */
  readonly refused: readonly string[];
  /** Why the last try did not work. */
  readonly problem: Problem | null;
}

export type StoredBasketCommand =
  | { readonly type: 'basket.save'; readonly name: string }
  | { readonly type: 'stored.view'; readonly id: number }
  | { readonly type: 'stored.close' }
  | { readonly type: 'stored.load'; readonly id: number; readonly isBasketEmpty: boolean }
  | { readonly type: 'load.merge' }
  | { readonly type: 'load.replace' }
  | { readonly type: 'load.cancel' }
  | { readonly type: 'stored.remove'; readonly id: number };
