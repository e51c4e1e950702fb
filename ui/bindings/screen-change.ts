import { useEffect, useRef } from 'react';

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
