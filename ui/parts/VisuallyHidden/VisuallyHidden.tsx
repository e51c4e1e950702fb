import type { ReactNode } from 'react';
import * as styles from './VisuallyHidden.css.ts';

type VisuallyHiddenProps = {
  children: ReactNode;
  id?: string;
  /** `status` tells changes of the words; it stands before there are any. */
  role?: 'status';
};

/** Words for screen readers only. */
export function VisuallyHidden({ children, id, role }: VisuallyHiddenProps) {
  return (
    <span id={id} className={styles.hidden} role={role}>
      {children}
    </span>
  );
}
