import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Spinner.css.ts';

type SpinnerProps = {
  /** What is under way; without it the spinner is decoration beside words that say so. */
  label?: string;
};

/** A turning ring as high as the text around it. */
export function Spinner({ label }: SpinnerProps) {
  return (
    <span role={label ? 'status' : undefined}>
      <span className={styles.spinner} aria-hidden="true" />
      {label ? <VisuallyHidden>{label}</VisuallyHidden> : null}
    </span>
  );
}
