import { useTexts } from '#ui/bindings/texts.ts';
import { Button } from '#ui/parts/Button/Button.tsx';
import { CheckboxField } from '#ui/parts/CheckboxField/CheckboxField.tsx';
import type { Desk } from './desk.ts';
import { closedBy, WhyNot } from './WhyNot.tsx';
import * as styles from './AdminOrdersScreen.css.ts';

interface BulkBarProps {
  readonly desk: Desk;
  /** Numbers of the orders in sight that can be decided. */
  readonly decidable: readonly string[];
}

/** Ticks all orders at once; stands above them. */
export function SelectAll({ desk, decidable }: BulkBarProps) {
  const { view, send } = desk;
  const { adminOrders: words } = useTexts();
  if (decidable.length === 0) return null;
  return (
    <div className={styles.selectAll}>
      <CheckboxField
        label={words.selectAll({ count: decidable.length })}
        isChecked={decidable.every((orderNumber) => view.selected.includes(orderNumber))}
        isDisabled={!view.isChoosing}
        onChange={(isChecked) => send({ type: 'orders.selectAll', orderNumbers: isChecked ? decidable : [] })}
      />
      <WhyNot desk={desk} />
    </div>
  );
}

/** Decides about the orders that are ticked; stays in sight below them as long as any is. */
export function BulkBar({ desk, decidable }: BulkBarProps) {
  const { view, send } = desk;
  const { adminOrders: words } = useTexts();
  if (decidable.length === 0) return null;
  const count = view.selected.length;
  return (
    <div
      className={count === 0 ? styles.bulk : `${styles.bulk} ${styles.bulkInSight}`}
      role="group"
      aria-label={words.selectedOnes}
      data-never-cover
    >
      {/* That nothing is selected is said by the box that was unticked, or by what became of the orders. */}
      <span>
        <span role="status">{count === 0 ? null : words.selected({ count })}</span>
        {count === 0 ? words.selected({ count }) : null}
      </span>
      {count === 0 ? null : (
        <div className={styles.buttons}>
          <Button
            variant="main"
            {...closedBy(view)}
            aria-label={words.decisionOfSelected({ decision: words.decisions.release, count })}
            onClick={() => send({ type: 'release.begin', orderNumber: null })}
          >
            {words.decisions.release}
          </Button>
          <Button
            {...closedBy(view)}
            aria-label={words.decisionOfSelected({ decision: words.decisions.deny, count })}
            onClick={() => send({ type: 'denial.begin', orderNumber: null })}
          >
            {words.decisions.deny}
          </Button>
        </div>
      )}
    </div>
  );
}
