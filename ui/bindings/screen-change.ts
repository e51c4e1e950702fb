import { useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';

/** Tells when a value has become another one since it was drawn last; never for the first drawing. */
export function useChange<Value>(value: Value, onChange: (before: Value, now: Value) => void): void {
  const shown = useRef(value);
  useEffect(() => {
    if (shown.current === value) return;
    const before = shown.current;
    shown.current = value;
    onChange(before, value);
  });
}

/** Gives an element the focus when it appears, and again whenever `occasion` has become another one. */
export function useFocusOn<Target extends HTMLElement>(occasion: unknown) {
  const target = useRef<Target>(null);
  useEffect(() => target.current?.focus(), [occasion]);
  return target;
}

/** Whether nothing has the focus: what had it has gone, or nobody has given it to anything yet. */
export const isFocusNowhere = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;

/** Gives an element the focus when it appears in the place of the one that had it, which leaves it with nothing. */
export function useFocusAfter<Target extends HTMLElement>() {
  const target = useRef<Target>(null);
  useEffect(() => {
    if (isFocusNowhere()) target.current?.focus();
  }, []);
  return target;
}

/** Gives an element the focus when the visitor has come to its page by a gesture of the shop; never when the document was loaded. */
export function useFocusOnArrival<Target extends HTMLElement>() {
  const target = useRef<Target>(null);
  const hasArrived = useNavigationType() !== 'POP';
  useEffect(() => {
    if (hasArrived) target.current?.focus();
  }, [hasArrived]);
  return target;
}
