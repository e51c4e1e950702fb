import { useState } from 'react';
import type { FormEvent } from 'react';
import type { BasketState } from '#contract/basket.ts';
import type { CheckoutView } from '#machines/checkout/checkout.selectors.ts';
import type { CheckoutCommand } from '#machines/checkout/checkout.types.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { Button } from '#ui/parts/Button/Button.tsx';
import { Link } from '#ui/parts/Link/Link.tsx';
import { Notice } from '#ui/parts/Notice/Notice.tsx';
import type { DraftKeeper } from '#ui/bindings/drafts.ts';
import { ButtonNote } from '#ui/parts/Form/ButtonNote.tsx';
import { LaterRemarks } from './LaterRemarks.tsx';
import { reviewFields, reviewValuesIn, shownWith } from './review-form.ts';
import { ReviewCards } from './ReviewCards.tsx';
import { ReviewNotices, useTold } from './ReviewNotices.tsx';
import { ReviewPositions } from './ReviewPositions.tsx';
import { StepHeading } from './StepHeading.tsx';
import { TermsField } from './TermsField.tsx';
import { LaterBesideSums } from '#ui/sections/order/LaterBesideSums.tsx';
import { LaterFreeArticles } from '#ui/sections/free-article/LaterFreeArticles.tsx';
import { couponOf, TotalsList } from '#ui/sections/order/TotalsList.tsx';
import * as styles from './ReviewStep.css.ts';

interface ReviewStepProps {
  readonly view: CheckoutView;
  readonly basket: BasketState;
  readonly drafts: DraftKeeper;
  readonly send: (command: CheckoutCommand) => void;
}

/** What the button that orders is described by when it did not. */
const orderNoteId = 'order-problem';
/** Why it cannot be pressed, where the firm or the shop lets nobody order. */
const orderActionId = 'order-action';

/**
 * Step 4 (§ 312j BGB): the articles with what matters about them, addresses, ways to pay and ship, terms, then the total and
 * directly below it the button that orders.
 */
export function ReviewStep({ view, basket, drafts, send }: ReviewStepProps) {
  const { checkout: words, forms } = useTexts();
  const { review } = view;
  const { checkoutData, releaseInfos } = basket;
  const isBlocked = releaseInfos.orderAction === 'block';
  const [attempt, setAttempt] = useState(0);
  const told = useTold(view);
  // Drawn with other words before its code is there, a part that the server has drawn would go away.
  const [kept] = useState(checkoutData.remarks);
  const [given] = useState(() => ({ ...(kept ?? review.remarks), ...drafts.read().review }));
  // What was typed before is kept and sent also where its fields did not come; but no day by who may name none any more.
  const { comment, reference } = given;
  const deliveryDay = checkoutData.deliveryDays ? given.deliveryDay : '';
  const typedIn = (form: HTMLFormElement) => ({ comment, reference, deliveryDay, ...reviewValuesIn(form) });
  const keep = (event: FormEvent<HTMLFormElement>) => drafts.keep('review', typedIn(event.currentTarget));
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBlocked) return;
    const day = event.currentTarget.elements.namedItem(reviewFields.deliveryDay);
    // Half a date is none, and would be left out unsaid.
    if (day instanceof HTMLInputElement && day.validity.badInput) return void day.reportValidity();
    const typed = typedIn(event.currentTarget);
    const isAccepted = reviewFields.terms in typed;
    if (isAccepted !== review.isTermsAccepted) send({ type: 'terms.check', isAccepted });
    setAttempt(attempt + 1);
    send({
      type: 'order.submit',
      remarks: { comment: typed.comment, reference: typed.reference, deliveryDay: typed.deliveryDay },
    });
  };
  const isTermsMissing = review.isMissingShown && review.missing.some(({ code }) => code === 'terms');
  return (
    <form method="post" noValidate className={styles.step} onSubmit={submit} onInput={keep}>
      <StepHeading step="review" />
      <p>{words.review.title}</p>
      <ReviewNotices view={view} attempt={attempt} />
      <ReviewPositions basket={basket} />
      <ReviewCards data={checkoutData} />
      <LaterRemarks
        comment={given.comment}
        reference={given.reference}
        deliveryDay={given.deliveryDay}
        dayError={view.problem?.fieldErrors[reviewFields.deliveryDay]}
        billingKind={checkoutData.billingAddress?.kind}
        drafts={drafts}
        kept={kept}
        {...checkoutData.deliveryDays}
      />
      <LaterFreeArticles basket={basket} isFrozen={false} isReachOnly />
      <LaterBesideSums basket={basket} isFrozen={false} />
      <input type="hidden" name={reviewFields.shown} value={shownWith(basket)} />
      <div className={styles.order} data-keep-clear>
        <TermsField
          isCompany={checkoutData.billingAddress?.kind === 'company'}
          isAccepted={review.isTermsAccepted}
          error={isTermsMissing ? forms.missing.terms : undefined}
          onChange={(isAccepted) => send({ type: 'terms.check', isAccepted })}
        />
        <p className={styles.small}>
          <Link tone="alone" to="/page/datenschutz" target="_blank">
            {words.review.privacy}
          </Link>
        </p>
        <TotalsList
          totals={basket.totals}
          mode={basket.mode}
          isTaxExempt={basket.isTaxExempt}
          coupon={couponOf(basket)}
        />
        {releaseInfos.orderActionReason === '' ? null : (
          <Notice tone="info">
            <p id={orderActionId}>{releaseInfos.orderActionReason}</p>
          </Notice>
        )}
        <ButtonNote id={orderNoteId} sentences={told} />
        <Button
          type="submit"
          variant="main"
          size="large"
          isFullWidth
          isClosed={isBlocked}
          aria-describedby={isBlocked ? orderActionId : told.length === 0 ? undefined : orderNoteId}
        >
          {releaseInfos.orderAction === 'release' ? words.review.submitRelease : words.review.submit}
        </Button>
      </div>
    </form>
  );
}
