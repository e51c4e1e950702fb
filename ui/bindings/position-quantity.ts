import { useEffect, useRef } from 'react';
import type { QuantityInput } from '#machines/quantity/quantity.types.ts';
import { useQuantity } from './quantity.ts';

/**
 * The field of an amount that a record holds, such as a position of the basket: it follows the record, and what was stepped or
 * typed counts for it at the latest when the field goes away.
 *
 * @param held amount and rule of the record now
 * @param onCommitted what was entered counts; the record may keep the amount it has
 */
export function usePositionQuantity(held: QuantityInput, onCommitted: (quantity: number) => void) {
  // What the field belongs to may have become another record meanwhile.
  const latest = useRef({ onCommitted, leave: () => undefined as void });
  useEffect(() => {
    // Said while the page goes, too, by reload, address or closed tab: what comes later is too late.
    const leaveUnseen = (): void => {
      if (document.visibilityState === 'hidden') latest.current.leave();
    };
    document.addEventListener('visibilitychange', leaveUnseen);
    return () => {
      document.removeEventListener('visibilitychange', leaveUnseen);
      latest.current.leave();
    };
  }, []);
  const field = useQuantity(held, (fact) => latest.current.onCommitted(fact.quantity));
  const { view, send } = field;
  useEffect(() => {
    latest.current = {
      onCommitted,
      leave: () => {
        if (view.isOpen) send({ type: 'quantity.commit' });
      },
    };
  });
  const { minimum, maximum, step } = held.rule;
  const { isOpen, quantity, rule } = view;
  const follows =
    quantity === held.quantity && rule.minimum === minimum && rule.maximum === maximum && rule.step === step;
  // Not while something is typed or stepped; what the record makes of it is followed then.
  useEffect(() => {
    if (!isOpen && !follows)
      send({ type: 'position.changed', quantity: held.quantity, rule: { minimum, maximum, step } });
  });
  return field;
}
