import type { ReactNode, Ref } from 'react';
import * as styles from './Toast.css.ts';

/** Compass point of the screen. */
export type ToastPosition = keyof typeof styles.positions;
type ToastRegionProps = {
  label: string;
  /** Default `ne` (S9). */
  position?: ToastPosition;
  /** Toasts that interrupt; each is an alert of its own, so none may stand in another live region. */
  urgent?: ReactNode;
  /** Toasts that wait for a pause. */
  children?: ReactNode;
  ref?: Ref<HTMLElement>;
};

/** Where toasts stand. Rendered empty first, so that assistive technology hears what is put into it, and hears it once. */
export function ToastRegion({ label, position = 'ne', urgent, children, ref }: ToastRegionProps) {
  return (
    <section
      ref={ref}
      className={`${styles.region} ${styles.positions[position]}`}
      aria-label={label}
      data-position={position}
    >
      <div className={styles.list}>{urgent}</div>
      <div className={styles.list} aria-live="polite" aria-relevant="additions">
        {children}
      </div>
    </section>
  );
}
