import type { ReactNode } from 'react';
import { useTexts } from '#ui/bindings/texts.ts';
import { VisuallyHidden } from '#ui/parts/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './PagedList.css.ts';

interface FoundRowsProps {
  /** What the rows are. */
  readonly label: string;
  /** How many there are on all pages. */
  readonly total: number;
  /** What is said where there is none. */
  readonly nothing: string;
  readonly children: ReactNode;
}

/** What a list has found: how much that is is told when it changes, and work goes on here (docs/decisions/0047). */
export function FoundRows({ label, total, nothing, children }: FoundRowsProps) {
  const { account } = useTexts();
  return (
    <section aria-label={label} tabIndex={-1} data-work className={styles.found}>
      <VisuallyHidden role="status">
        {total === 0 ? nothing : account.rowsFound({ count: total })}
      </VisuallyHidden>
      {children}
    </section>
  );
}
