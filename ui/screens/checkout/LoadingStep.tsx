import type { CheckoutStep } from '#contract/checkout-steps.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { Spinner } from '#ui/parts/Spinner/Spinner.tsx';
import { StepHeading } from './StepHeading.tsx';
import * as styles from './CheckoutScreen.css.ts';

/** A step whose choices are still to come. */
export function LoadingStep({ step }: { readonly step: CheckoutStep }) {
  const { checkout: words } = useTexts();
  return (
    <div className={styles.step}>
      <StepHeading step={step} />
      <div className={styles.waiting} role="status">
        <Spinner />
        {words.loading}
      </div>
    </div>
  );
}
