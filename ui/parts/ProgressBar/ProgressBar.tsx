import * as styles from './ProgressBar.css.ts';

type ProgressBarProps = {
  label: string;
  /** Share 0–1; null while it is not known. */
  share: number | null;
  /** Words for the value, for instance "412,00 € von 500,00 €". */
  valueLabel?: string;
  tone?: keyof typeof styles.tones;
  /** Thin line on top of the page, for navigations. */
  isAtTop?: boolean;
};

/** How far something is: an upload, a budget, a navigation. */
export function ProgressBar({
  label,
  share,
  valueLabel,
  tone = 'normal',
  isAtTop = false,
}: ProgressBarProps) {
  const percent = share === null ? null : Math.round(Math.min(1, Math.max(0, share)) * 100);
  const classes = [
    styles.bar,
    isAtTop ? styles.barAtTop : null,
    styles.tones[tone],
    percent === null ? styles.unknown : null,
  ];
  return (
    <div
      className={isAtTop ? `${styles.track} ${styles.atTop}` : styles.track}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent ?? undefined}
      aria-valuetext={valueLabel}
    >
      <div
        className={classes.filter(Boolean).join(' ')}
        style={percent === null ? undefined : { width: `${percent}%` }}
      />
    </div>
  );
}
