import type { CheckoutStep } from '#contract/checkout-steps.ts';
import { numberOfStep } from '#domain/checkout.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import * as styles from './CheckoutScreen.css.ts';

/** Takes the focus when another step is shown. */
export const stepHeadingId = 'checkout-heading';
/** Holds the view of the step; what is told in it goes before its heading. */
export const checkoutContentId = 'checkout-content';

interface StepHeadingProps {
  readonly step: CheckoutStep;
}

/** Name of the step in view; its number stands in the list of steps and is read out here. */
export function StepHeading({ step }: StepHeadingProps) {
  const { checkout: words } = useTexts();
  const name = words.steps[step];
  return (
    <h2
      id={stepHeadingId}
      tabIndex={-1}
      className={styles.stepTitle}
      aria-label={words.stepOf({ number: numberOfStep(step), name })}
    >
      {name}
    </h2>
  );
}
