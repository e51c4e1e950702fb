import * as styles from './Stars.css.ts';

interface StarsProps {
  /** 1 to 5; an average may lie between. */
  readonly stars: number;
  /** What they say, e.g. "4,5 von 5 Sternen"; left out where the same stands beside them. */
  readonly label?: string;
}

const widthOfOne = 20;
const row = [0, 1, 2, 3, 4]
  .map(
    (place) =>
      `M${10 + place * widthOfOne} 2l2.5 5.3 5.7.7-4.2 4 1.1 5.8-5.1-2.8-5.1 2.8 1.1-5.8-4.2-4 5.7-.7z`,
  )
  .join('');

/** Five stars, as many of them full as were given. */
export function Stars({ stars, label }: StarsProps) {
  const width = stars * widthOfOne;
  return (
    <svg
      className={styles.stars}
      viewBox="0 0 100 20"
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined ? true : undefined}
    >
      <path className={styles.empty} d={row} />
      <svg width={width} height="20" viewBox={`0 0 ${width} 20`}>
        <path className={styles.full} d={row} />
      </svg>
    </svg>
  );
}
