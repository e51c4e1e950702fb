import type { Order } from '#contract/order.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { Badge } from '#ui/parts/Badge/Badge.tsx';

const tones = {
  accepted: 'success',
  awaitingRelease: 'warning',
  denied: 'danger',
  cancelled: 'danger',
  processing: 'info',
  shipped: 'info',
  completed: 'neutral',
} as const;

interface OrderStateProps {
  readonly order: Pick<Order, 'state' | 'cancelReason'>;
}

/** How far an order is, in a word. */
export function OrderState({ order: { state, cancelReason } }: OrderStateProps) {
  const { order: words } = useTexts();
  const word = cancelReason === undefined ? words.states[state] : words.cancelReasons[cancelReason];
  return <Badge tone={tones[state]}>{word}</Badge>;
}
