import type { ReactNode } from 'react';
import type { BasketMerge } from '#contract/basket.ts';
import { Notice } from '#ui/parts/Notice/Notice.tsx';
import { useStoredBasketWords } from './stored-basket-words.ts';
import { Sentences } from './Told.tsx';
import * as styles from './StoredBasketsPart.css.ts';

interface MergeReportProps {
  readonly merge: BasketMerge;
  /** What can be done about it. */
  readonly actions?: ReactNode;
  /** What else is to be said below. */
  readonly children?: ReactNode;
}

/** What became of a guest's basket at a sign-in, line by line (docs/decisions/0107). */
export function MergeReport({ merge: { added, changed, refused }, actions, children }: MergeReportProps) {
  const words = useStoredBasketWords();
  return (
    <Notice
      tone="info"
      // It comes with its page; as a region all of it would be read again when its button is pressed.
      role="none"
      {...(actions === undefined ? {} : { actions })}
    >
      <p className={styles.lead}>
        {words.merged({ added, changed: changed.length, refused: refused.length })}
      </p>
      <Sentences title={words.changedTitle} sentences={changed} />
      <Sentences title={words.notTakenTitle} sentences={refused} />
      {children}
    </Notice>
  );
}
