import type { ReactNode } from 'react';
import * as styles from './FactsTable.css.ts';

export interface Fact {
  readonly label: string;
  readonly value: ReactNode;
}

interface FactsTableProps {
  readonly facts: readonly Fact[];
}

/** Labels and values of an article, one line each. */
export function FactsTable({ facts }: FactsTableProps) {
  return (
    <dl className={styles.list}>
      {facts.map(({ label, value }) => (
        <div key={label} className={styles.row}>
          <dt className={styles.label}>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
