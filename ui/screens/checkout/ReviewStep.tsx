import type { FormEvent, ReactNode } from 'react';
import type { BasketState, CheckoutData } from '#contract/basket.ts';
import type { CheckoutStep } from '#contract/checkout-steps.ts';
import { storableOf } from '#contract/storable.ts';
import { checkoutPath } from '#domain/checkout.ts';
import type { CheckoutView } from '#machines/checkout/checkout.selectors.ts';
import type { CheckoutCommand } from '#machines/checkout/checkout.types.ts';
import { useFocusOn } from '#ui/bindings/screen-change.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { Button } from '#ui/parts/Button/Button.tsx';
import { CheckboxField } from '#ui/parts/CheckboxField/CheckboxField.tsx';
import { Link } from '#ui/parts/Link/Link.tsx';
import { TextAreaField } from '#ui/parts/TextAreaField/TextAreaField.tsx';
import { AddressBlock } from './AddressBlock.tsx';
import type { DraftKeeper } from './drafts.ts';
import { Notice } from './Notice.tsx';
import { ProblemNotice } from './ProblemNotice.tsx';
import { ReviewPositions } from './ReviewPositions.tsx';
import { StepHeading } from './StepHeading.tsx';
import { TotalsList } from './TotalsList.tsx';
import * as styles from './ReviewStep.css.ts';

interface ReviewStepProps {
  readonly view: CheckoutView;
  readonly basket: BasketState;
  readonly drafts: DraftKeeper;
  readonly send: (command: CheckoutCommand) => void;
}

const termsId = 'terms';
const maximumCommentLength = 1000;

/**
 * Step 4 (§ 312j BGB): addresses, payment and terms first, then the articles with what matters about them, delivery and
 * total, and directly below the button that orders.
 */
export function ReviewStep({ view, basket, drafts, send }: ReviewStepProps) {
  const { checkout: words, vocabulary } = useTexts();
  const { review } = view;
  const { checkoutData } = basket;
  const readTerms = (form: HTMLFormElement) => {
    const isAccepted = new FormData(form).has('terms');
    if (isAccepted !== review.isTermsAccepted) send({ type: 'terms.check', isAccepted });
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    readTerms(event.currentTarget);
    const comment = String(new FormData(event.currentTarget).get('comment') ?? '');
    drafts.keep({ comment });
    send({ type: 'order.submit', comment: storableOf(comment) });
  };
  const isTermsMissing = review.isMissingShown && review.missing.some(({ code }) => code === 'terms');
  return (
    <form method="post" noValidate className={styles.step} onSubmit={submit}>
      <StepHeading step="review" />
      <p>{words.review.title}</p>
      {review.isMissingShown ? <MissingList view={view} /> : <ProblemNotice problem={view.problem} />}
      {review.isNotPlaced ? (
        <Notice tone="warning" role="alert">
          <p>
            <b>{words.review.retryTitle}</b>
          </p>
          <p>{words.review.retryHint}</p>
        </Notice>
      ) : null}
      <ReviewCards data={checkoutData} />
      <TextAreaField
        name="comment"
        label={words.review.comment}
        description={words.review.commentHint}
        defaultValue={drafts.read().comment ?? review.comment}
        maxLength={maximumCommentLength}
        rows={3}
        onChange={(comment) => drafts.keep({ comment })}
      />
      <CheckboxField
        id={termsId}
        name="terms"
        isChecked={review.isTermsAccepted}
        isRequired
        onChange={(isAccepted) => send({ type: 'terms.check', isAccepted })}
        error={isTermsMissing ? words.missing.terms : undefined}
        label={
          <>
            {words.review.terms.before}
            <Link to="/page/agb" target="_blank">
              {words.review.terms.agb}
            </Link>
            {words.review.terms.between}
            <Link to="/page/widerruf" target="_blank">
              {words.review.terms.withdrawal}
            </Link>
            {words.review.terms.after}
          </>
        }
      />
      <p className={styles.small}>
        <Link tone="alone" to="/page/datenschutz" target="_blank">
          {words.review.privacy}
        </Link>
      </p>
      <ReviewPositions basket={basket} />
      {checkoutData.shippingMethod === null ? null : (
        <p className={styles.delivery}>
          {vocabulary.deliveryPromise({
            minimum: checkoutData.shippingMethod.minimumDays,
            maximum: checkoutData.shippingMethod.maximumDays,
            isPrepaid: checkoutData.paymentMethod?.isPrepaid === true,
          })}
        </p>
      )}
      <div className={styles.order}>
        <TotalsList totals={basket.totals} mode={basket.mode} isTaxExempt={basket.isTaxExempt} />
        <Button type="submit" variant="main" size="large" isFullWidth>
          {review.isNotPlaced ? words.review.retrySubmit : words.review.submit}
        </Button>
      </div>
    </form>
  );
}

interface MissingListProps {
  readonly view: CheckoutView;
}

/** Everything that is missing, at once, each with the way to the place that mends it (spec 5). */
function MissingList({ view }: MissingListProps) {
  const { checkout: words } = useTexts();
  const box = useFocusOn<HTMLDivElement>(view.review.missing.length);
  return (
    <div ref={box} tabIndex={-1}>
      <Notice tone="danger" role="alert">
        <p>
          <b>{words.review.missingTitle}</b>
        </p>
        <ul className={styles.missing}>
          {view.review.missing.map(({ code, step }) => (
            <li key={code}>
              {words.missing[code]}{' '}
              {code === 'terms' ? (
                <a href={`#${termsId}`} onClick={focusTerms}>
                  {words.review.goToTerms}
                </a>
              ) : (
                <Link tone="alone" to={code === 'costCenter' ? '/shop/basket' : checkoutPath(step)}>
                  {words.review.goToStep({
                    name: code === 'costCenter' ? words.review.basket : words.steps[step],
                  })}
                </Link>
              )}
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}

function focusTerms(event: { preventDefault: () => void }) {
  event.preventDefault();
  const terms = document.getElementById(termsId);
  terms?.focus();
  terms?.scrollIntoView({ block: 'center' });
}

interface ReviewCardsProps {
  readonly data: CheckoutData;
}

function ReviewCards({ data }: ReviewCardsProps) {
  const { checkout: words } = useTexts();
  return (
    <div className={styles.cards}>
      <ReviewCard title={words.address.billing} step="address">
        {data.billingAddress === null ? (
          <p>{words.missing.billingAddress}</p>
        ) : (
          <AddressBlock address={data.billingAddress} />
        )}
        <p className={styles.small}>{data.email}</p>
      </ReviewCard>
      <ReviewCard title={words.address.shipping} step="address">
        {data.isShippingSameAsBilling ? (
          <p>{words.review.sameAsBilling}</p>
        ) : data.shippingAddress === null ? (
          <p>{words.missing.shippingAddress}</p>
        ) : (
          <AddressBlock address={data.shippingAddress} />
        )}
      </ReviewCard>
      <ReviewCard title={words.methods.shipping} step="methods">
        <p>{data.shippingMethod?.displayName ?? words.missing.shippingMethod}</p>
      </ReviewCard>
      <ReviewCard title={words.methods.payment} step="methods">
        <p>{data.paymentMethod?.displayName ?? words.missing.paymentMethod}</p>
        {data.paymentMethod?.isPrepaid === true ? (
          <p className={styles.small}>{data.paymentMethod.description}</p>
        ) : null}
        {data.iban === null ? null : (
          <p className={styles.small}>
            {words.methods.iban} {data.iban}
          </p>
        )}
      </ReviewCard>
    </div>
  );
}

interface ReviewCardProps {
  readonly title: string;
  readonly step: CheckoutStep;
  readonly children: ReactNode;
}

function ReviewCard({ title, step, children }: ReviewCardProps) {
  const { checkout: words } = useTexts();
  return (
    <section className={styles.card}>
      <div className={styles.cardHead}>
        <h3 className={styles.cardTitle}>{title}</h3>
        <Link tone="alone" to={checkoutPath(step)} aria-label={words.review.changeOf({ name: title })}>
          {words.review.change}
        </Link>
      </div>
      {children}
    </section>
  );
}
