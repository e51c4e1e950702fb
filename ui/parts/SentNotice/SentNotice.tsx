import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import * as styles from './SentNotice.css.ts';

interface SentNoticeProps {
  /** State of the form's chart. */
  readonly state: string;
  /** That it was sent. */
  readonly said: ReactNode;
  /** Of the button that opens the form again. */
  readonly again: string;
  readonly onAgain: () => void;
  readonly buttonSize?: 'small' | 'medium';
  /** What was sent, or what comes of it. */
  readonly children?: ReactNode;
}

const takeFocus = (place: HTMLElement | null): void => place?.focus();

/** Stands where a form stood that was sent, and takes the focus that was in it. */
export function SentNotice({
  state,
  said,
  again,
  onAgain,
  buttonSize = 'medium',
  children,
}: SentNoticeProps) {
  return (
    <div className={styles.notice} data-machine="form" data-state={state}>
      <p ref={takeFocus} role="status" tabIndex={-1}>
        {said}
      </p>
      {children}
      <Button size={buttonSize} onClick={onAgain}>
        {again}
      </Button>
    </div>
  );
}
