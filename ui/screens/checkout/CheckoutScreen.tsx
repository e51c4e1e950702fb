import { useState } from 'react';
import { useLoaderData, useParams } from 'react-router-dom';
import { checkoutPath, stepOfNumber } from '#domain/checkout.ts';
import type { CheckoutView } from '#machines/checkout/checkout.selectors.ts';
import type { CheckoutCommand, StepNumber } from '#machines/checkout/checkout.types.ts';
import { useCheckout } from '#ui/bindings/checkout.ts';
import { useChange } from '#ui/bindings/screen-change.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { StepList } from '#ui/parts/StepList/StepList.tsx';
import { useKnownAddress } from './known-address.ts';
import { AddressStep } from './AddressStep.tsx';
import { AsideScreen } from './AsideScreens.tsx';
import type { CheckoutPageData } from './checkout-data.ts';
import { CheckoutSummary } from './CheckoutSummary.tsx';
import { createDrafts } from './drafts.ts';
import type { DraftKeeper } from './drafts.ts';
import { IdentifyStep } from './IdentifyStep.tsx';
import { MethodsStep } from './MethodsStep.tsx';
import { ReviewStep } from './ReviewStep.tsx';
import { stepHeadingId } from './StepHeading.tsx';
import * as styles from './CheckoutScreen.css.ts';

/** Step the address names; the first for anything that is none. */
const stepIn = (step: string): StepNumber =>
  stepOfNumber(Number(step)) === null ? 1 : (Number(step) as StepNumber);

/** The checkout (spec 2.9): four named steps, a summary beside them, and what happens to the order on its way. */
export function Component() {
  const data = useLoaderData() as CheckoutPageData;
  const { step } = useParams();
  const { checkout: words } = useTexts();
  const { view, send } = useCheckout(data, step === undefined ? null : stepIn(step));
  const [drafts] = useState(createDrafts);
  // Another step takes the focus; what was saved on the way needs no draft any more.
  useChange(view.screen, (before, now) => {
    if (before === 'address' && now === 'methods') drafts.keep({ addresses: null });
    if (before === 'methods' && now === 'review') drafts.keep({ methods: null });
    document.getElementById(stepHeadingId)?.focus({ preventScroll: true });
  });
  const areStepsShown = view.steps.some(({ isCurrent }) => isCurrent);
  return (
    <div data-machine="checkout" data-state={view.screen} aria-busy={view.isBusy}>
      <h1 className={styles.title}>{words.title}</h1>
      {areStepsShown ? (
        <StepList
          label={words.stepsLabel}
          doneLabel={words.stepDoneShort}
          steps={view.steps.map(({ step: name, isCurrent, isOpenable }) => ({
            label: words.steps[name],
            state: isCurrent ? 'current' : isOpenable ? 'done' : 'open',
            to: checkoutPath(name),
          }))}
        />
      ) : null}
      <div className={view.screen === 'review' ? styles.oneColumn : styles.columns}>
        <div className={styles.main}>
          <CheckoutContent view={view} drafts={drafts} send={send} />
        </div>
        {areStepsShown && view.screen !== 'review' && view.basket !== null ? (
          <CheckoutSummary basket={view.basket} />
        ) : null}
      </div>
    </div>
  );
}

interface CheckoutContentProps {
  readonly view: CheckoutView;
  readonly drafts: DraftKeeper;
  readonly send: (command: CheckoutCommand) => void;
}

function CheckoutContent({ view, drafts, send }: CheckoutContentProps) {
  const known = useKnownAddress();
  const { checkout: words } = useTexts();
  switch (view.screen) {
    case 'identify':
      return <IdentifyStep view={view} drafts={drafts} send={send} />;
    case 'address':
      return view.address.isLoading ? (
        <p role="status">{words.loading}</p>
      ) : (
        <AddressStep view={view} drafts={drafts} known={known} send={send} />
      );
    case 'methods':
      return <MethodsStep view={view} drafts={drafts} send={send} />;
    case 'review':
      return view.basket === null ? null : (
        <ReviewStep view={view} basket={view.basket} drafts={drafts} send={send} />
      );
    default:
      return <AsideScreen view={view} send={send} />;
  }
}
