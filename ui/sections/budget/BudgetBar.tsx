import * as styles from './BudgetBar.css.ts';

interface BudgetBarProps {
  /** Cents; `share` is what an order in sight takes beside what was used. */
  readonly budget: { readonly amount: number; readonly used: number; readonly share?: number };
}

const whole = 100;
const percentOf = (part: number, of: number): number =>
  of === 0 ? whole : Math.min(whole, (part / of) * whole);

/** How full a budget is, and how much of it an order takes; the figures stand beside it. */
export function BudgetBar({ budget: { amount, used, share = 0 } }: BudgetBarProps) {
  const usedPercent = used === 0 ? 0 : percentOf(used, amount);
  const sharePercent = share === 0 ? 0 : Math.min(whole - usedPercent, percentOf(share, amount));
  const isExceeded = used + share > amount;
  return (
    <svg className={styles.bar} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
      <rect className={styles.whole} width={whole} height={6} />
      <rect className={used > amount ? styles.exceeded : styles.used} width={usedPercent} height={6} />
      <rect
        className={isExceeded ? styles.exceeded : styles.share}
        x={usedPercent}
        width={sharePercent}
        height={6}
      />
    </svg>
  );
}
