import type { ReactNode } from 'react';
import * as styles from './FormActions.css.ts';

type FormActionsProps = {
  /** Main action first. */
  children: ReactNode;
  /** For instance the words for the required mark. */
  note?: ReactNode;
};

/** The foot of a form. On phones the buttons stand below each other at full width. */
export function FormActions({ children, note }: FormActionsProps) {
  return (
    <div className={styles.row}>
      {children}
      {note ? (
        <div className={styles.note} data-never-cover>
          {note}
        </div>
      ) : null}
    </div>
  );
}
