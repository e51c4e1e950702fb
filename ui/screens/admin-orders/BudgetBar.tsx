import type { AdminOrder } from '#contract/admin-orders.ts';
import * as styles from './AdminOrdersScreen.css.ts';

interface BudgetBarProps {
  readonly budget: AdminOrder['budgets'][number];
}

const whole = 100;
const percentOf = (part: number, of: number): number =>
  of === 0 ? whole : Math.min(whole, (part / of) * whole);

/** How full a budget is, and how much of it this order takes; the figures stand beside it. */
export function BudgetBar({ budget: { amount, used, share } }: BudgetBarProps) {
  const usedPercent = percentOf(used, amount);
  const sharePercent = Math.min(whole - usedPercent, percentOf(share, amount));
  return (
    <svg className={styles.bar} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
      <rect className={styles.barWhole} width={whole} height={6} />
      <rect className={styles.barUsed} width={usedPercent} height={6} />
      <rect
        className={used + share > amount ? styles.barExceeded : styles.barShare}
        x={usedPercent}
        width={sharePercent}
        height={6}
      />
    </svg>
  );
}
