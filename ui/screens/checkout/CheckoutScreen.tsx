import { lazy, Suspense, useState } from 'react';
import { useLoaderData, useParams } from 'react-router-dom';
import type { BasketState } from '#contract/basket.ts';
import { checkoutSteps } from '#contract/checkout-steps.ts';
import { checkoutPath, numberOfStep, stepOfNumber } from '#domain/checkout.ts';
import type { CheckoutMachine } from '#machines/checkout/checkout.machine.ts';
import type { CheckoutView } from '#machines/checkout/checkout.selectors.ts';
import type { CheckoutCommand, StepNumber } from '#machines/checkout/checkout.types.ts';
import { useCheckout } from '#ui/bindings/checkout.ts';
import { useChange } from '#ui/bindings/screen-change.ts';
import type { WiredChart } from '#ui/bindings/shop.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { StepList } from '#ui/parts/StepList/StepList.tsx';
import { AddressStep } from './AddressStep.tsx';
import { AsideScreen } from './AsideScreens.tsx';
import { chosenAtFirst, isOtherThanSaid } from './chosen-methods.ts';
import type { ChosenMethods } from './chosen-methods.ts';
import type { CheckoutPageData } from './checkout-data.ts';
import { CheckoutSummary } from './CheckoutSummary.tsx';
import type { DraftForm, DraftKeeper } from '#ui/bindings/drafts.ts';
import { IdentifyStep } from './IdentifyStep.tsx';
import { useKnownAddress } from './known-address.ts';
import { LaterBasketNotices } from './LaterBasketNotices.tsx';
import { MethodsStep } from './MethodsStep.tsx';
import { ReviewStep } from './ReviewStep.tsx';
import { checkoutContentId, StepHeading } from './StepHeading.tsx';
import { useDrafts } from '#ui/bindings/drafts.ts';
import { orAsDrawn, useFetchAhead } from '#ui/bindings/later.ts';
import { isTermsTickOf } from './review-form.ts';
import { isOtherView, leadToView } from './view-change.ts';
import * as styles from './CheckoutScreen.css.ts';

const loadPriced = () => import('./PricedSummary.tsx');
// The server draws everything at once, also for its first visitor; a browser fetches the rules of the sums when it needs them.
const drawn = import.meta.env.SSR ? (await loadPriced()).default : null;
const PricedSummary = drawn ?? lazy(() => orAsDrawn(loadPriced));

const loadReview = async (basket: BasketState) =>
  (await import('./review-ahead.ts')).fetchReviewAhead(basket);

const isSignedInBetween = (before: CheckoutView, now: CheckoutView): boolean =>
  before.data.identity !== 'customer' && now.data.identity === 'customer';

/** The forms whose content the server has, or that there is nothing to send with, when one view follows another. */
function sentBetween(before: CheckoutView, now: CheckoutView): readonly DraftForm[] {
  if (now.screen === 'placed' || now.screen === 'empty') return checkoutSteps;
  if (isSignedInBetween(before, now)) return ['identify'];
  const steps: readonly string[] = checkoutSteps;
  const isSaved = before.isBusy && steps.indexOf(now.screen) > steps.indexOf(before.screen);
  return isSaved ? checkoutSteps.filter((form) => form === before.screen) : [];
}

/** Step the address names; its loader lets no other name through. */
const stepIn = (step: string): StepNumber => numberOfStep(stepOfNumber(step) ?? 'identify') as StepNumber;

interface CheckoutScreenProps {
  readonly chart: WiredChart<CheckoutMachine>;
}

/** The checkout (S2.9): four named steps, a summary beside them, and what happens to the order on its way. */
export function Component({ chart }: CheckoutScreenProps) {
  const data = useLoaderData() as CheckoutPageData;
  const { step } = useParams();
  const { checkout: words } = useTexts();
  const { view, send } = useCheckout(chart, data, step === undefined ? null : stepIn(step));
  const { basket } = view;
  const { drafts, isTakenUp } = useDrafts();
  const [ticked, tick] = useState<ChosenMethods | null>(null);
  const chosen = ticked ?? chosenAtFirst(view, drafts.read().methods);
  // Ticked for the visitor at first, by them now, or before a reload or another step.
  const isUnsent = view.screen === 'methods' && isOtherThanSaid(chosen, view);
  // What was saved on the way needs no draft any more.
  useChange(view, (before, now) => {
    if (before.screen !== now.screen || isSignedInBetween(before, now))
      for (const form of sentBetween(before, now)) drafts.forget(form);
    if (before.screen !== now.screen) tick(null);
    if (isOtherView(before, now)) leadToView();
  });
  useChange(isTakenUp, () => {
    if (view.screen === 'review' && isTermsTickOf(drafts.read().review, basket))
      send({ type: 'terms.check', isAccepted: true });
  });
  useFetchAhead(loadReview, basket);
  const areStepsShown = view.steps.some(({ isCurrent }) => isCurrent);
  return (
    <div data-machine="checkout" data-state={view.screen} aria-busy={view.isBusy}>
      <h1 className={styles.title}>{words.title}</h1>
      {areStepsShown ? (
        <StepList
          label={words.stepsLabel}
          doneLabel={words.stepDoneShort}
          steps={view.steps.map(({ step: name, isCurrent, isOpenable, isDone }) => ({
            label: words.steps[name],
            state: isCurrent ? 'current' : isDone ? 'done' : 'open',
            to: isOpenable ? checkoutPath(name) : undefined,
          }))}
        />
      ) : null}
      <div className={view.screen === 'review' ? styles.oneColumn : styles.columns}>
        <div id={checkoutContentId} className={styles.main}>
          {drafts.isRestored(view.screen) ? (
            <p role="status" className={styles.small}>
              {words.draftTakenUp}
            </p>
          ) : null}
          {areStepsShown ? <LaterBasketNotices basket={basket} screen={view.screen} /> : null}
          <CheckoutContent
            key={String(isTakenUp)}
            view={view}
            drafts={drafts}
            chosen={chosen}
            onChoose={tick}
            send={send}
          />
        </div>
        {areStepsShown && view.screen !== 'review' ? (
          <Suspense fallback={<CheckoutSummary basket={basket} />}>
            {isUnsent ? (
              <PricedSummary basket={basket} methods={view.methods} chosen={chosen} />
            ) : (
              <CheckoutSummary basket={basket} />
            )}
          </Suspense>
        ) : null}
      </div>
    </div>
  );
}

interface CheckoutContentProps {
  readonly view: CheckoutView;
  readonly drafts: DraftKeeper;
  readonly chosen: ChosenMethods;
  readonly onChoose: (chosen: ChosenMethods) => void;
  readonly send: (command: CheckoutCommand) => void;
}

function CheckoutContent({ view, drafts, chosen, onChoose, send }: CheckoutContentProps) {
  const known = useKnownAddress();
  const { checkout: words } = useTexts();
  switch (view.screen) {
    case 'identify':
      return <IdentifyStep view={view} drafts={drafts} send={send} />;
    case 'address':
      return view.address.isLoading ? (
        <div className={styles.step}>
          <StepHeading step="address" />
          <p role="status">{words.loading}</p>
        </div>
      ) : (
        <AddressStep view={view} drafts={drafts} known={known} />
      );
    case 'methods':
      return <MethodsStep view={view} drafts={drafts} chosen={chosen} onChoose={onChoose} send={send} />;
    case 'review':
      return <ReviewStep view={view} basket={view.basket} drafts={drafts} send={send} />;
    default:
      return <AsideScreen view={view} send={send} />;
  }
}
