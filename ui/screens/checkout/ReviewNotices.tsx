import type { MissingCode } from '#contract/checkout-steps.ts';
import type { CheckoutView } from '#machines/checkout/checkout.selectors.ts';
import { checkoutPath } from '#domain/checkout.ts';
import { useFocusOn } from '#ui/bindings/screen-change.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { Link } from '#ui/parts/Link/Link.tsx';
import { sentencesOf } from '#ui/parts/Form/problem-sentences.ts';
import { useDifference } from './differences.ts';
import { isOfBasket, lackingPath } from './lacking-place.ts';
import { Notice } from '#ui/parts/Notice/Notice.tsx';
import { ProblemNotice } from './ProblemNotice.tsx';
import { termsId } from './TermsField.tsx';
import * as styles from './ReviewStep.css.ts';

interface ReviewNoticesProps {
  readonly view: CheckoutView;
  /** Counts the tries to order; each takes the focus again. */
  readonly attempt: number;
}

/** Why the order was not placed, or what another window changed meanwhile. */
export function ReviewNotices({ view, attempt }: ReviewNoticesProps) {
  const { checkout: words } = useTexts();
  const { review } = view;
  if (review.isMissingShown || review.isChangedElsewhere)
    return (
      <>
        {review.isMissingShown ? <MissingList view={view} attempt={attempt} /> : null}
        {review.isChangedElsewhere ? <ChangedElsewhere view={view} /> : null}
      </>
    );
  return (
    <>
      <ProblemNotice problem={view.problem} />
      {review.isNotPlaced ? (
        <Notice tone="warning" role="alert">
          <p>
            <b>{words.review.retryTitle}</b>
          </p>
          <p>{words.review.retryHint}</p>
        </Notice>
      ) : null}
    </>
  );
}

/** The same in short, for the place beside the button. */
export function useTold({ review, problem }: CheckoutView): readonly string[] {
  const { checkout: words, forms } = useTexts();
  if (review.isMissingShown) return review.missing.map(({ code }) => forms.missing[code]);
  if (review.isChangedElsewhere) return [words.changedElsewhere];
  if (review.isNotPlaced) return [words.review.retryTitle, words.review.retryHint];
  return problem === null ? [] : sentencesOf(problem, words.problems);
}

interface ChangedElsewhereProps {
  readonly view: CheckoutView;
}

function ChangedElsewhere({ view }: ChangedElsewhereProps) {
  const { checkout: words } = useTexts();
  const tell = useDifference(view.basket);
  return (
    <Notice tone="warning" role="alert">
      <p>
        <b>{words.changedElsewhere}</b>
      </p>
      {view.differences.length === 0 ? null : (
        <ul className={styles.missing}>
          {view.differences.map((difference) => (
            <li key={tell(difference)}>{tell(difference)}</li>
          ))}
        </ul>
      )}
    </Notice>
  );
}

/** Everything that is missing, at once, each with the way to the place that mends it (S5). */
function MissingList({ view, attempt }: ReviewNoticesProps) {
  const { checkout: words, forms } = useTexts();
  const box = useFocusOn<HTMLDivElement>(attempt);
  return (
    <Notice ref={box} tone="danger" role="alert">
      <p>
        <b>{words.review.missingTitle}</b>
      </p>
      <ul className={styles.missing}>
        {view.review.missing.map(({ code, step }) => {
          const isInBasket = isOfBasket(code);
          return (
            <li key={code}>
              {forms.missing[code]}{' '}
              {code === 'terms' ? (
                <a href={`#${termsId}`} onClick={focusTerms}>
                  {words.review.goToTerms}
                </a>
              ) : (
                <Link
                  tone="alone"
                  to={isInBasket ? lackingPath(view.basket) : `${checkoutPath(step)}#${placeIds[code]}`}
                >
                  {words.review.goToStep({
                    name: isInBasket ? words.review.basket : words.steps[step],
                  })}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </Notice>
  );
}

/** Id of what is filled in, within its step. */
const placeIds = {
  billingAddress: 'billing',
  shippingAddress: 'shipping',
  paymentMethod: 'payment',
  shippingMethod: 'shipping',
} as const satisfies Partial<Record<MissingCode, string>>;

function focusTerms(event: { preventDefault: () => void }) {
  event.preventDefault();
  const terms = document.getElementById(termsId);
  terms?.focus();
  terms?.scrollIntoView({ block: 'center' });
}
