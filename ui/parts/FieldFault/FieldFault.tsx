import { useEffect, useEffectEvent, useRef } from 'react';
import * as styles from '../VisuallyHidden/VisuallyHidden.css.ts';

interface FieldFaultProps {
  /** What stands at the field; null while nothing is wrong. */
  readonly fault: string | null;
  /** Becomes another one with each try; left out where nothing is wrong between two tries. */
  readonly tries?: number;
}

/**
 * Says once what a try has found wrong with the only field of a chart's part: who has pressed the button is led to the field and
 * reads it there; who is in the field already, or has gone on elsewhere, hears it.
 */
export function FieldFault({ fault, tries }: FieldFaultProps) {
  const region = useRef<HTMLSpanElement>(null);
  const tell = useEffectEvent(() => {
    const part = region.current?.closest('[data-machine]');
    const field = part?.querySelector<HTMLElement>('input:not([type="hidden"])');
    const { activeElement: active } = document;
    const isLed = active === document.body || (active !== field && part?.contains(active) === true);
    if (isLed) field?.focus();
    // Written anew, so that the same sentence is heard again.
    region.current?.replaceChildren(isLed ? '' : (fault ?? ''));
  });
  const isWrong = fault !== null;
  // What changes while somebody types is told by the next try.
  useEffect(() => region.current?.replaceChildren(), [fault]);
  useEffect(() => {
    if (isWrong) tell();
  }, [isWrong, tries]);
  return <span ref={region} className={styles.hidden} aria-live="polite" />;
}
