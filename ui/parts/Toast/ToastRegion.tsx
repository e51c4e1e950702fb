import type { ReactNode } from 'react';
import * as styles from './Toast.css.ts';

/** Compass point of the screen. */
export type ToastPosition = keyof typeof styles.positions;
type ToastRegionProps = {
  label: string;
  /** Default `ne` (spec 9). */
  position?: ToastPosition;
  children?: ReactNode;
};

/** Where toasts stand. Rendered from the start and empty, so that assistive technology hears what is put into it. */
export function ToastRegion({ label, position = 'ne', children }: ToastRegionProps) {
  return (
    <section
      className={`${styles.region} ${styles.positions[position]}`}
      aria-label={label}
      data-position={position}
    >
      <div className={styles.list} aria-live="polite" aria-relevant="additions">
        {children}
      </div>
    </section>
  );
}
