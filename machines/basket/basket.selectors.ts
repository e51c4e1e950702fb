import type { SnapshotFrom } from 'xstate';
import type { BasketHead, BasketPosition, BasketState, BasketTotals } from '#contract/basket.ts';
import type { basketMachine } from './basket.machine.ts';
import type { BasketChange } from './basket.types.ts';

type BasketSnapshot = SnapshotFrom<typeof basketMachine>;

/** One line as the basket page shows it: the server's position, with what waits laid over it. */
export interface PositionView extends BasketPosition {
  /** A change of this line is waiting or under way. */
  readonly isPending: boolean;
  /** What was typed last while it is pending; else the server's quantity as text. */
  readonly quantityText: string;
  readonly isPriceRisen: boolean;
}

/** What basket page, mini basket and header need. */
export interface BasketView {
  readonly phase: 'headOnly' | 'loading' | 'ready' | 'sending' | 'stale' | 'frozen';
  readonly head: BasketHead;
  readonly isLoaded: boolean;
  readonly isEmpty: boolean;
  readonly isBusy: boolean;
  readonly isFrozen: boolean;
  /** Loading failed; the last known state is shown with a way to load again. */
  readonly isStale: boolean;
  readonly mode: BasketState['mode'] | null;
  /** False as long as nothing is loaded. */
  readonly isTaxExempt: boolean;
  readonly positions: readonly PositionView[];
  readonly totals: BasketTotals | null;
  /** Sums belong to the server's last answer while something is pending. */
  readonly areTotalsPending: boolean;
}

const touches = (change: BasketChange, uid: string): boolean => 'uid' in change && change.uid === uid;

function viewOfPosition(position: BasketPosition, queue: readonly BasketChange[]): PositionView {
  const pending = queue.filter((change) => touches(change, position.uid));
  const quantity = pending.findLast((change) => change.kind === 'quantity')?.quantity ?? position.quantity;
  const notice = pending.findLast((change) => change.kind === 'notice')?.hint ?? position.hint;
  const { agreedPrice, price } = position;
  return {
    ...position,
    hint: notice,
    quantity: typeof quantity === 'number' ? quantity : position.quantity,
    quantityText: String(quantity),
    isPending: pending.length > 0,
    isPriceRisen: agreedPrice !== null && (price.net_price ?? 0) > agreedPrice.net_price,
  };
}

/** Positions with what waits laid over them; lines that are being removed are gone at once. */
function positionsOf(
  items: readonly BasketPosition[],
  queue: readonly BasketChange[],
): readonly PositionView[] {
  if (queue.some((change) => change.kind === 'removeAll')) return [];
  return items
    .filter(({ uid }) => !queue.some((change) => change.kind === 'remove' && change.uid === uid))
    .map((position) => viewOfPosition(position, queue));
}

export function selectBasketView(snapshot: BasketSnapshot): BasketView {
  const { head, basket, queue, isFrozen } = snapshot.context;
  const positions = positionsOf(basket?.items ?? [], queue);
  return {
    phase: snapshot.value as BasketView['phase'],
    head,
    isLoaded: basket !== null,
    isEmpty: basket === null ? head.position_count === 0 : positions.length === 0,
    isBusy: snapshot.hasTag('busy'),
    isFrozen,
    isStale: snapshot.matches('stale'),
    mode: basket?.mode ?? null,
    isTaxExempt: basket?.isTaxExempt ?? false,
    positions,
    totals: basket?.totals ?? null,
    areTotalsPending: queue.length > 0,
  };
}
