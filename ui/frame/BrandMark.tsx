import * as styles from './frame.css.ts';

/** The shop's mark: a registration mark with the four process colours, as on a printed sheet. */
export function BrandMark() {
  return (
    <svg width="40" height="40" viewBox="0 0 40 40" aria-hidden="true" focusable="false">
      <path d="M20 20V4a16 16 0 0 1 16 16Z" className={styles.inks.cyan} />
      <path d="M20 20h16a16 16 0 0 1-16 16Z" className={styles.inks.magenta} />
      <path d="M20 20v16A16 16 0 0 1 4 20Z" className={styles.inks.yellow} />
      <path d="M20 20H4A16 16 0 0 1 20 4Z" className={styles.inks.black} />
      <circle cx="20" cy="20" r="6" className={styles.markCentre} />
      <path d="M20 0v40M0 20h40" className={styles.markCross} />
    </svg>
  );
}
