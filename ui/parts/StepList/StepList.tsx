import { Icon } from '../Icon/Icon.tsx';
import { BareLink } from '../Link/BareLink.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './StepList.css.ts';

export type Step = {
  label: string;
  state: 'done' | 'current' | 'open';
  /** Address of a step that may be opened. */
  to?: string | undefined;
};
type StepListProps = {
  label: string;
  steps: readonly Step[];
  /** Read out after the name of a done step ("erledigt"). */
  doneLabel: string;
};

/** The named steps of a process. */
export function StepList({ label, steps, doneLabel }: StepListProps) {
  return (
    <nav aria-label={label}>
      <ol className={`${styles.list} ${styles.narrow}`}>
        {steps.map((step, index) => {
          const isCurrent = step.state === 'current';
          const content = (
            <>
              <span
                className={isCurrent ? `${styles.number} ${styles.numberCurrent}` : styles.number}
                aria-hidden="true"
              >
                {step.state === 'done' ? <Icon name="check" sizePx={16} /> : index + 1}
              </span>
              <span className={isCurrent ? styles.words : `${styles.words} ${styles.wordsAside}`}>
                {step.label}
              </span>
              {step.state === 'done' ? <VisuallyHidden>{doneLabel}</VisuallyHidden> : null}
            </>
          );
          return (
            <li key={step.label} aria-current={isCurrent ? 'step' : undefined}>
              {step.to !== undefined && !isCurrent ? (
                <BareLink to={step.to} className={`${styles.step} ${styles.done}`}>
                  {content}
                </BareLink>
              ) : (
                <div className={isCurrent ? `${styles.step} ${styles.current}` : styles.step}>{content}</div>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
