import * as styles from './NumberText.css.ts';

interface NumberTextProps {
  /** An article's or manufacturer's number. */
  readonly number: string;
}

/** A number to be compared and copied: slightly spaced, never broken, selected by one click. */
export function NumberText({ number }: NumberTextProps) {
  return <span className={styles.number}>{number}</span>;
}
