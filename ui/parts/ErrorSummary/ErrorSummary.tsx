import { useEffect, useId, useRef } from 'react';
import type { MouseEvent } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './ErrorSummary.css.ts';

/** `fieldId` is the `id` given to the field; an error that belongs to no field has none. */
export type SummaryError = { fieldId?: string; message: string };
type ErrorSummaryProps = {
  title: string;
  errors: readonly SummaryError[];
  /** Counts the failed attempts: a new number takes the focus again. */
  attempt?: number;
};

function leadToField(event: MouseEvent, fieldId: string) {
  const target = document.getElementById(fieldId);
  if (!target) return;
  event.preventDefault();
  target.focus();
  target.scrollIntoView({ block: 'center' });
}

/** What has to be corrected, at the top of a form: takes the focus when it appears, each entry leads to its field. */
export function ErrorSummary({ title, errors, attempt = 0 }: ErrorSummaryProps) {
  const titleId = useId();
  const box = useRef<HTMLDivElement>(null);
  const hasErrors = errors.length > 0;
  useEffect(() => {
    if (hasErrors) box.current?.focus();
  }, [hasErrors, attempt]);
  if (!hasErrors) return null;
  return (
    <div ref={box} className={styles.box} role="alert" tabIndex={-1} aria-labelledby={titleId}>
      <span className={styles.mark}>
        <Icon name="danger" sizePx={22} />
      </span>
      <div>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <ul className={styles.list}>
          {errors.map(({ fieldId, message }) => (
            <li key={`${fieldId ?? ''} ${message}`}>
              {fieldId === undefined ? (
                message
              ) : (
                <a
                  href={`#${fieldId}`}
                  className={styles.link}
                  onClick={(event) => leadToField(event, fieldId)}
                >
                  {message}
                </a>
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
