import type { ReactNode } from 'react';
import * as styles from '#ui/sections/firm/FirmPage.css.ts';

interface StaffFactsProps {
  /** What each is called, and what it is; one that is empty is left out. */
  readonly facts: readonly (readonly [label: string, value: ReactNode])[];
}

/** What the shop's staff know of what they decide about. */
export const StaffFacts = ({ facts }: StaffFactsProps) => (
  <dl className={styles.list}>
    {facts
      .filter(([, value]) => value !== '')
      .map(([label, value]) => (
        <div key={label}>
          <dt className={styles.small}>{label}</dt>
          <dd className={styles.fact}>{value}</dd>
        </div>
      ))}
  </dl>
);
