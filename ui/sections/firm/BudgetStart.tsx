import type { AdminBudget } from '#contract/firm.ts';
import { formatDate } from '#domain/money-format.ts';
import { useWording } from '#ui/bindings/texts.ts';
import * as styles from './FirmPage.css.ts';

interface BudgetStartProps {
  readonly budget: Pick<AdminBudget, 'countsFrom'>;
}

/** Since when a budget counts, where that is not the whole running period: less is used of it then than was ordered. */
export function BudgetStart({ budget: { countsFrom } }: BudgetStartProps) {
  const { texts, language } = useWording();
  if (countsFrom === null) return null;
  return (
    <p className={styles.small}>
      {texts.adminBudgets.countsFrom({ date: formatDate(countsFrom, language) })}
    </p>
  );
}
