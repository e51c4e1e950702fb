import type { CheckoutView } from '#machines/checkout/checkout.selectors.ts';
import type { CheckoutCommand } from '#machines/checkout/checkout.types.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { Button } from '#ui/parts/Button/Button.tsx';
import { ButtonLink } from '#ui/parts/Button/ButtonLink.tsx';
import { EmptyState } from '#ui/parts/EmptyState/EmptyState.tsx';
import { FormActions } from '#ui/parts/FormActions/FormActions.tsx';
import { Spinner } from '#ui/parts/Spinner/Spinner.tsx';
import { sentencesOf } from '#ui/parts/Form/problem-sentences.ts';
import { useDifference } from './differences.ts';
import { LaterEmptyNotes } from './LaterBasketNotices.tsx';
import { ProblemNotice } from './ProblemNotice.tsx';
import { stepHeadingId } from './StepHeading.tsx';
import * as styles from './CheckoutScreen.css.ts';

interface AsideScreenProps {
  readonly view: CheckoutView;
  readonly send: (command: CheckoutCommand) => void;
}

/** What fills the page beside the four steps: waiting, differences, nothing to order, not allowed, failed. */
export function AsideScreen({ view, send }: AsideScreenProps) {
  switch (view.screen) {
    case 'ordering':
      return <Ordering view={view} send={send} />;
    case 'changed':
      return <Changed view={view} send={send} />;
    case 'forbidden':
      return <Forbidden />;
    case 'empty':
      return <Empty view={view} send={send} />;
    case 'failed':
      return <Failed view={view} send={send} />;
    case 'placed':
      return <Placed view={view} send={send} />;
    default:
      return <Waiting />;
  }
}

interface FocusedTitleProps {
  readonly children: string;
}

/** A title that takes the focus when its view appears. */
function FocusedTitle({ children }: FocusedTitleProps) {
  return (
    <span id={stepHeadingId} tabIndex={-1}>
      {children}
    </span>
  );
}

function Waiting() {
  const { checkout: words, session } = useTexts();
  return (
    <div id={stepHeadingId} tabIndex={-1} className={styles.waiting} role="status">
      <Spinner />
      {words.loading}
      <noscript>{session.needsScript}</noscript>
    </div>
  );
}

function Ordering({ view }: AsideScreenProps) {
  const { checkout: words } = useTexts();
  const isSettling = view.ordering !== 'submitting';
  return (
    <section className={styles.ordering}>
      <Spinner />
      <h2 id={stepHeadingId} tabIndex={-1}>
        {isSettling ? words.reconciling.title : words.review.submitting}
      </h2>
      <div role="status">
        {isSettling ? (
          <p>{view.ordering === 'waiting' ? words.reconciling.waiting : words.reconciling.asking}</p>
        ) : null}
        <p>{words.reconciling.once}</p>
        {view.ordering === 'waiting' ? <p>{words.reconciling.long}</p> : null}
      </div>
    </section>
  );
}

function Changed({ view, send }: AsideScreenProps) {
  const { checkout } = useTexts();
  const words = checkout.changed;
  const tell = useDifference(view.basket);
  const isBlocked = view.data.missing.includes('position');
  return (
    <section className={styles.step}>
      <h2 id={stepHeadingId} tabIndex={-1} className={styles.stepTitle}>
        {words.title}
      </h2>
      <ProblemNotice problem={view.problem} />
      <p>{words.intro}</p>
      {view.differences.length === 0 ? null : (
        <ul className={styles.differences}>
          {view.differences.map((difference) => (
            <li key={tell(difference)}>{tell(difference)}</li>
          ))}
        </ul>
      )}
      <FormActions>
        {/* Going on with a position that cannot be ordered would end here again. */}
        {isBlocked ? null : (
          <Button variant="main" size="large" onClick={() => send({ type: 'changes.accept' })}>
            {words.accept}
          </Button>
        )}
        <ButtonLink to="/shop/basket" {...(isBlocked ? { variant: 'main', size: 'large' } : {})}>
          {words.toBasket}
        </ButtonLink>
      </FormActions>
    </section>
  );
}

function Forbidden() {
  const { checkout, basket } = useTexts();
  return (
    <EmptyState
      title={<FocusedTitle>{checkout.forbidden.title}</FocusedTitle>}
      actions={
        <ButtonLink to="/shop/basket" variant="main">
          {basket.open}
        </ButtonLink>
      }
    >
      <p>{checkout.forbidden.text}</p>
    </EmptyState>
  );
}

function Empty({ view }: AsideScreenProps) {
  const words = useTexts().checkout.empty;
  return (
    <EmptyState
      title={<FocusedTitle>{words.title}</FocusedTitle>}
      actions={
        <ButtonLink to="/" variant="main">
          {words.continueShopping}
        </ButtonLink>
      }
    >
      <LaterEmptyNotes identity={view.data.identity} latestOrder={view.latestOrder} />
    </EmptyState>
  );
}

function Failed({ view, send }: AsideScreenProps) {
  const { checkout: words } = useTexts();
  return (
    <EmptyState
      title={<FocusedTitle>{words.failed.title}</FocusedTitle>}
      actions={
        <Button variant="main" onClick={() => send({ type: 'checkout.reload' })}>
          {words.failed.reload}
        </Button>
      }
    >
      {view.problem === null
        ? null
        : sentencesOf(view.problem, words.problems).map((sentence) => <p key={sentence}>{sentence}</p>)}
    </EmptyState>
  );
}

/** Shown until the router has the confirmation; the link leads there when it does not come. */
function Placed({ view }: AsideScreenProps) {
  const words = useTexts().checkout.placed;
  const orderNumber = view.orderNumber ?? '';
  return (
    <EmptyState
      title={<FocusedTitle>{words.title}</FocusedTitle>}
      actions={
        <ButtonLink to={`/shop/checkout/confirmation/${encodeURIComponent(orderNumber)}`} variant="main">
          {words.number({ number: orderNumber })}
        </ButtonLink>
      }
    />
  );
}
