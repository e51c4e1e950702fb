import { useId } from 'react';
import * as styles from './EmptyState.css.ts';

/** Registration marks in the corners and a fine halftone behind: frames an empty state or the hero; its parent is `position: relative`. */
export function PrintMarks() {
  const pattern = useId();
  return (
    <>
      <svg className={styles.halftone} aria-hidden="true" focusable="false">
        <pattern
          id={pattern}
          width="7"
          height="7"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <circle cx="3.5" cy="3.5" r="1.3" fill="currentColor" />
        </pattern>
        <rect width="100%" height="100%" fill={`url(#${pattern})`} />
      </svg>
      {styles.corners.map((corner) => (
        <svg
          key={corner}
          className={`${styles.mark} ${corner}`}
          viewBox="0 0 28 28"
          aria-hidden="true"
          focusable="false"
        >
          <circle cx="14" cy="14" r="7" />
          <circle cx="14" cy="14" r="2.5" fill="currentColor" stroke="none" />
          <path d="M14 1v26M1 14h26" />
        </svg>
      ))}
    </>
  );
}
