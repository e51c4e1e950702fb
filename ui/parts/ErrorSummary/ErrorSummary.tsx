import type { MouseEvent, Ref } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './ErrorSummary.css.ts';

/** `fieldId` is the `id` given to the field; an error that belongs to no field has none. */
export type SummaryError = { fieldId?: string; message: string };
type ErrorSummaryProps = {
  title: string;
  errors: readonly SummaryError[];
  /** The box, which may be given the focus; null while nothing is wrong. */
  ref?: Ref<HTMLDivElement>;
};

function leadToField(event: MouseEvent, fieldId: string) {
  const target = document.getElementById(fieldId);
  if (!target) return;
  event.preventDefault();
  target.focus();
  target.scrollIntoView({ block: 'center' });
}

/**
 * What has to be corrected, at the top of a form; each entry leads to its field. The alert says all of it, so it has no name that the
 * focus would read a second time (docs/decisions/0047).
 */
export function ErrorSummary({ title, errors, ref }: ErrorSummaryProps) {
  if (errors.length === 0) return null;
  return (
    <div ref={ref} className={styles.box} role="alert" tabIndex={-1}>
      <span className={styles.mark}>
        <Icon name="danger" sizePx={22} />
      </span>
      <div>
        <h2 className={styles.title}>{title}</h2>
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
