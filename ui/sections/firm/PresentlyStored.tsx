import type { ReactNode } from 'react';
import { seenField } from '#contract/forms/seen.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { Notice } from '#ui/parts/Notice/Notice.tsx';

interface PresentlyStoredProps {
  readonly mark: string;
  readonly isOutdated: boolean;
  /** What holds by now. */
  readonly children: ReactNode;
}

/** In a form several may change at once: which state it was read in, and what holds where somebody else has saved since. */
export function PresentlyStored({ mark, isOutdated, children }: PresentlyStoredProps) {
  const { account } = useTexts();
  return (
    <>
      <input type="hidden" name={seenField} value={mark} />
      {isOutdated ? (
        <Notice tone="warning">
          <p>{account.changedMeanwhile}</p>
          {children}
        </Notice>
      ) : null}
    </>
  );
}
