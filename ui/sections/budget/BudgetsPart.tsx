import type { BudgetStand } from '#contract/budget.ts';
import { budgetStand as german } from '#texts/de/budget-stand.ts';
import { budgetStand as english } from '#texts/en/budget-stand.ts';
import { useMoney } from '#ui/bindings/formats.ts';
import { useWording } from '#ui/bindings/texts.ts';
import { Badge } from '#ui/parts/Badge/Badge.tsx';
import { BudgetBar } from './BudgetBar.tsx';
import * as styles from './BudgetsPart.css.ts';

const sentences = { de: german, en: english } as const;
const titleId = 'budgets';

interface BudgetsPartProps {
  readonly budgets: readonly BudgetStand[];
}

/** The budgets an order of the basket would count in: what is used, and what it would be then (S3.3-01). */
export function BudgetsPart({ budgets }: BudgetsPartProps) {
  const words = sentences[useWording().language];
  const money = useMoney();
  return (
    <section className={styles.part} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.title}>
        {words.title}
      </h3>
      <ul className={styles.list}>
        {budgets.map((budget) => {
          const { name, period, amount, used, share } = budget;
          const then = used + share;
          return (
            <li key={`${name} ${period}`}>
              <p className={styles.stand}>
                <b>{words.name({ name })}</b>{' '}
                {words.used[period]({ used: money(used), amount: money(amount) })}{' '}
                {words.withBasket({ amount: money(then) })}
              </p>
              <BudgetBar budget={budget} />
              {then > amount ? (
                <p className={styles.exceeded}>
                  <Badge tone="danger">{words.exceeded({ amount: money(then - amount) })}</Badge>
                </p>
              ) : null}
            </li>
          );
        })}
      </ul>
      <p className={styles.hint}>{words.hint}</p>
    </section>
  );
}
