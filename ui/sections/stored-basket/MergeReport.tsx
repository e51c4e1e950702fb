import type { ReactNode } from 'react';
import type { BasketMerge } from '#contract/basket.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { Notice } from '#ui/parts/Notice/Notice.tsx';
import { useStoredBasketWords } from './stored-basket-words.ts';
import { Sentences } from './Told.tsx';
import * as styles from './StoredBasketsPart.css.ts';

interface MergeReportProps {
  readonly merge: BasketMerge;
  /** What all of it costs now, where that does not stand beside it. */
  readonly total?: string;
  /** What can be done about it. */
  readonly actions?: ReactNode;
  /** What else is to be said below. */
  readonly children?: ReactNode;
}

/** What became of a guest's basket at a sign-in, line by line (docs/decisions/0107). */
export function MergeReport({ merge, total, actions, children }: MergeReportProps) {
  const words = useStoredBasketWords();
  const { basket } = useTexts();
  const { added, changed, refused, former } = merge;
  const left = former.count - former.lines.length;
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
      <Sentences
        title={words.formerTitle}
        sentences={left > 0 ? [...former.lines, basket.andMore({ count: left })] : former.lines}
      />
      {total === undefined ? null : <p>{words.together({ total })}</p>}
      {children}
    </Notice>
  );
}
