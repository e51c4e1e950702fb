import * as styles from './Skeleton.css.ts';

type SkeletonProps = {
  /** CSS lengths of what will stand here, so that nothing moves when it arrives. */
  width?: string;
  height?: string;
  /** Several lines of text, the last one shorter. */
  lines?: number;
};

/** A grey place for something that is on its way; silent for screen readers, the surrounding region says `aria-busy`. */
export function Skeleton({ width = '100%', height = '1em', lines = 1 }: SkeletonProps) {
  if (lines === 1) return <span className={styles.skeleton} style={{ width, height }} aria-hidden="true" />;
  return (
    <span className={styles.lines} style={{ width }} aria-hidden="true">
      {Array.from({ length: lines }, (_, index) => (
        <span
          key={index}
          className={styles.skeleton}
          style={{ width: index === lines - 1 ? '60%' : '100%', height }}
        />
      ))}
    </span>
  );
}
