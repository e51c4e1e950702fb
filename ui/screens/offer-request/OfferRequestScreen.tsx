import { useRef } from 'react';
import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router-dom';
import type { OfferRequestMachine } from '#machines/offer-request/offer-request.machine.ts';
import type { OfferRequestView } from '#machines/offer-request/offer-request.selectors.ts';
import { useConfig } from '#ui/bindings/config.ts';
import { useFocusOnChange } from '#ui/bindings/focus-on-change.ts';
import { useDraftForgotten } from '#ui/bindings/kept-form.ts';
import { useOfferRequest } from '#ui/bindings/offer-request.ts';
import type { WiredChart } from '#ui/bindings/shop.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { Button } from '#ui/parts/Button/Button.tsx';
import { ButtonLink } from '#ui/parts/Button/ButtonLink.tsx';
import { EmptyState } from '#ui/parts/EmptyState/EmptyState.tsx';
import { Notice } from '#ui/parts/Notice/Notice.tsx';
import { sentencesOf } from '#ui/parts/Form/problem-sentences.ts';
import * as lineList from '#ui/sections/line-list/line-list.css.ts';
import type { OfferRequestData } from './offer-request-data.ts';
import { draftName, OfferForm } from './OfferForm.tsx';
import { OfferPositions } from './OfferPositions.tsx';
import * as styles from './OfferRequestScreen.css.ts';

interface OfferRequestScreenProps {
  readonly chart: WiredChart<OfferRequestMachine>;
}

/** Where the page says one thing and no form stands. */
const endings: readonly OfferRequestView['state'][] = ['unavailable', 'failed', 'sent', 'sentBefore'];
/** Where it is asked what became of a request. */
const asking: readonly OfferRequestView['state'][] = ['settling', 'waiting'];

/** `/offerrequest` (S2.9-04, S2.12-15): the articles somebody wants an offer for, and who asks. */
export function Component({ chart }: OfferRequestScreenProps) {
  const { article } = useLoaderData() as OfferRequestData;
  const { view, send } = useOfferRequest(chart, article);
  const { state, isBusy, item } = view;
  useDraftForgotten(draftName, state === 'sent');
  const place = useRef<HTMLDivElement>(null);
  // What is told has taken the place of the form, or of the waiting.
  useFocusOnChange(place, endings.includes(state) ? state : undefined);
  return (
    <div
      ref={place}
      tabIndex={-1}
      className={styles.page}
      data-machine="offer-request"
      data-state={state}
      aria-busy={isBusy}
    >
      {endings.includes(state) ? (
        <Ending view={view} onRetry={() => send({ type: 'request.retry' })} />
      ) : (
        <>
          <Head />
          {item === null ? (
            <Waiting />
          ) : (
            <>
              <OfferPositions view={view} send={send} />
              {asking.includes(state) ? <Asking isWaiting={state === 'waiting'} /> : null}
              {view.positions.length === 0 || view.isAdding ? null : (
                <OfferForm item={item} positions={view.positions} />
              )}
            </>
          )}
        </>
      )}
    </div>
  );
}

function Head() {
  const { offerRequest: words } = useTexts();
  return (
    <div className={lineList.head}>
      <h1>{words.title}</h1>
      <p className={lineList.intro}>{words.intro}</p>
    </div>
  );
}

function Waiting() {
  const { offerRequest: words } = useTexts();
  return (
    <>
      <p role="status">{words.loading}</p>
      <noscript>{words.needsScript}</noscript>
    </>
  );
}

interface AskingProps {
  readonly isWaiting: boolean;
}

function Asking({ isWaiting }: AskingProps) {
  const { offerRequest: words } = useTexts();
  return (
    <Notice tone="info" role="status">
      {isWaiting ? words.waiting : words.settling} {words.once}
    </Notice>
  );
}

interface EndingProps {
  readonly view: OfferRequestView;
  readonly onRetry: () => void;
}

/** Nothing is to be typed here any more, or yet: why, and the way on. */
function Ending({ view: { state, problem, reference }, onRetry }: EndingProps) {
  const { offerRequest: words } = useTexts();
  const { phone, email } = useConfig().address;
  const toShop: ReactNode = (
    <ButtonLink to="/shop" variant="main">
      {words.toShop}
    </ButtonLink>
  );
  if (state === 'sent')
    return (
      <EmptyState title={words.sentTitle} headingLevel={1} actions={toShop}>
        <p role="status">{words.sent({ reference })}</p>
      </EmptyState>
    );
  if (state === 'sentBefore')
    return (
      <EmptyState title={words.sentBeforeTitle} headingLevel={1} actions={toShop}>
        <p role="status">{words.sentBefore({ reference })}</p>
      </EmptyState>
    );
  if (state === 'unavailable')
    return (
      <EmptyState title={words.unavailableTitle} headingLevel={1} actions={toShop}>
        <p>{words.unavailable({ phone, email })}</p>
      </EmptyState>
    );
  return (
    <EmptyState
      title={words.failedTitle}
      headingLevel={1}
      actions={
        <Button variant="main" onClick={onRetry}>
          {words.retry}
        </Button>
      }
    >
      <p role="alert">{problem === null ? '' : sentencesOf(problem, { error: words.failed }).join(' ')}</p>
    </EmptyState>
  );
}
