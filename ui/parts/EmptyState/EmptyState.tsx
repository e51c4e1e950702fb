import type { ReactNode } from 'react';
import { PrintMarks } from './PrintMarks.tsx';
import * as styles from './EmptyState.css.ts';

type EmptyStateProps = {
  title: ReactNode;
  /** What to do next. */
  children?: ReactNode;
  actions?: ReactNode;
  /** Level of the title in the page's outline; 1 when the whole page is empty. */
  headingLevel?: 1 | 2 | 3;
};

/** Nothing here, not found, not allowed: says so and what to do next. */
export function EmptyState({ title, children, actions, headingLevel = 2 }: EmptyStateProps) {
  const Title = `h${headingLevel}` as const;
  return (
    <div className={styles.frame}>
      <PrintMarks />
      <Title className={styles.title}>{title}</Title>
      {children ? <div className={styles.text}>{children}</div> : null}
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </div>
  );
}
