import type { SnapshotFrom } from 'xstate';
import type { StoredBasketMachine } from './stored-basket.machine.ts';
import type { StoredBasketContext } from './stored-basket.types.ts';

type StoredBasketSnapshot = SnapshotFrom<StoredBasketMachine>;

export interface StoredBasketView extends Omit<StoredBasketContext, 'how'> {
  readonly state: string;
  readonly isBusy: boolean;
  readonly isSaving: boolean;
  /** Something lies in the basket: it has to be said what becomes of it. */
  readonly isAsking: boolean;
}

/** What the part of stored baskets shows. */
export function selectStoredBasket(snapshot: StoredBasketSnapshot): StoredBasketView {
  const { how: _how, ...context } = snapshot.context;
  const { value } = snapshot;
  return {
    ...context,
    state: typeof value === 'string' ? value : value.listing,
    isBusy: snapshot.hasTag('busy'),
    isSaving: snapshot.matches('saving'),
    isAsking: snapshot.matches('asking'),
  };
}
