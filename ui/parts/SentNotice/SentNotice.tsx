import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import * as styles from './SentNotice.css.ts';

/** What is said of a form that was sent. */
export interface SentWords {
  readonly said: ReactNode;
  /** Of the button that opens the form again. */
  readonly again: string;
  readonly buttonSize?: 'small' | 'medium';
  readonly className?: string;
  /** What was sent, or what comes of it. */
  readonly children?: ReactNode;
}

interface SentNoticeProps extends SentWords {
  /** State of the form's chart. */
  readonly state: string;
  readonly onAgain: () => void;
}

const takeFocus = (place: HTMLElement | null): void => place?.focus();

/** Stands where a form stood that was sent, and takes the focus that was in it. */
export function SentNotice({
  state,
  said,
  again,
  onAgain,
  buttonSize = 'medium',
  className,
  children,
}: SentNoticeProps) {
  return (
    <div className={[styles.notice, className].join(' ')} data-machine="form" data-state={state}>
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
