import { Fragment } from 'react';
import * as styles from './AccountPersonScreen.css.ts';

interface FactsProps {
  /** What is not known is left out. */
  readonly facts: readonly (readonly [name: string, value: string])[];
}

/** Names with what stands behind them. */
export function Facts({ facts }: FactsProps) {
  return (
    <dl className={styles.facts}>
      {facts
        .filter(([, value]) => value !== '')
        .map(([name, value]) => (
          <Fragment key={name}>
            <dt className={styles.term}>{name}</dt>
            <dd className={styles.fact}>{value}</dd>
          </Fragment>
        ))}
    </dl>
  );
}
