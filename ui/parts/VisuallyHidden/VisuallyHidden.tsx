import type { ReactNode } from 'react';
import * as styles from './VisuallyHidden.css.ts';

type VisuallyHiddenProps = { children: ReactNode; id?: string };

/** Words for screen readers only. */
export function VisuallyHidden({ children, id }: VisuallyHiddenProps) {
  return (
    <span id={id} className={styles.hidden}>
      {children}
    </span>
  );
}
