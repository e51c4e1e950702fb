import * as styles from './EmptyState.css.ts';

/** Registration marks in the corners and a fine halftone behind: frames an empty state or the hero; its parent is `position: relative`. */
export function PrintMarks() {
  return (
    <>
      <span aria-hidden className={styles.halftone} />
      <span aria-hidden className={styles.registration} />
    </>
  );
}
