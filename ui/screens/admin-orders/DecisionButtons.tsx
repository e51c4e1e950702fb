import type { ReleaseDecision } from '#contract/release-decisions.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { Button } from '#ui/parts/Button/Button.tsx';
import type { Desk } from './desk.ts';
import { closedBy, WhyNot } from './WhyNot.tsx';
import * as styles from './AdminOrdersScreen.css.ts';

const beginOf = {
  release: 'release.begin',
  deny: 'denial.begin',
  ask: 'question.begin',
} as const satisfies Readonly<Record<ReleaseDecision, string>>;

interface DecisionButtonsProps {
  readonly orderNumber: string;
  /** What whoever looks at it may do. */
  readonly decisions: readonly ReleaseDecision[];
  readonly desk: Desk;
  readonly isMain?: boolean;
}

/** What may be done with one order; each begins a decision that is to be confirmed. */
export function DecisionButtons({ orderNumber, decisions, desk, isMain = false }: DecisionButtonsProps) {
  const { adminOrders: words } = useTexts();
  const { view, send } = desk;
  return (
    <div className={isMain ? styles.buttons : styles.rowButtons}>
      {decisions.map((decision) => (
        <Button
          key={decision}
          size={isMain ? 'medium' : 'small'}
          variant={decision === 'release' ? (isMain ? 'main' : 'secondary') : isMain ? 'secondary' : 'quiet'}
          {...closedBy(view)}
          aria-label={words.decisionOf({ decision: words.decisions[decision], number: orderNumber })}
          onClick={() => send({ type: beginOf[decision], orderNumber })}
        >
          {words.decisions[decision]}
        </Button>
      ))}
      {isMain ? <WhyNot desk={desk} /> : null}
    </div>
  );
}
