import { useRef } from 'react';
import type { ReactNode } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { takeOverPath } from '#contract/handed-over-path.ts';
import type { BasketHandoverMachine } from '#machines/basket-handover/basket-handover.machine.ts';
import type { BasketHandoverView } from '#machines/basket-handover/basket-handover.selectors.ts';
import { useBasketHandover } from '#ui/bindings/basket-handover.ts';
import { useFocusOnChange } from '#ui/bindings/focus-on-change.ts';
import type { WiredChart } from '#ui/bindings/shop.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { Button } from '#ui/parts/Button/Button.tsx';
import { ButtonLink } from '#ui/parts/Button/ButtonLink.tsx';
import { EmptyState } from '#ui/parts/EmptyState/EmptyState.tsx';
import { sentencesOf } from '#ui/parts/Form/problem-sentences.ts';

interface BasketHandoverScreenProps {
  readonly chart: WiredChart<BasketHandoverMachine>;
}

/** `/shop/basket/livebook/{uuid}` and `/shop/basket/external/{uuid}` (S2.9): another address is another basket. */
export function Component({ chart }: BasketHandoverScreenProps) {
  const { pathname } = useLocation();
  return <OneHandover key={pathname} chart={chart} />;
}

function OneHandover({ chart }: BasketHandoverScreenProps) {
  const { uuid = '' } = useParams();
  const { pathname } = useLocation();
  // A link of the shop's texts may end in a slash.
  const kind = pathname.startsWith(takeOverPath('livebook', uuid)) ? 'livebook' : 'external';
  const { view, send } = useBasketHandover(chart, { kind, uuid });
  const place = useRef<HTMLDivElement>(null);
  // What is told has taken the place of the waiting.
  useFocusOnChange(place, view.isBusy ? undefined : view.state);
  const retry = (): void => send({ type: 'handover.retry' });
  return (
    <div
      ref={place}
      tabIndex={-1}
      role="status"
      data-machine="basket-handover"
      data-state={view.state}
      aria-busy={view.isBusy}
    >
      <Told view={view} onRetry={retry} />
    </div>
  );
}

interface ToldProps {
  readonly view: BasketHandoverView;
  readonly onRetry: () => void;
}

interface ToldPage {
  readonly title: string;
  readonly text: ReactNode;
  readonly actions?: ReactNode;
}

/** What has become of it, and the way on. */
function Told({ view, onRetry }: ToldProps) {
  const { basketHandover: words } = useTexts();
  const { pathname } = useLocation();
  const toBasket = (
    <ButtonLink to="/shop/basket" variant="main">
      {words.toBasket}
    </ButtonLink>
  );
  const told: Readonly<Record<BasketHandoverView['state'], ToldPage>> = {
    importing: {
      title: words.title,
      text: (
        <>
          <p>{words.importing[view.kind]}</p>
          <noscript>{words.needsScript}</noscript>
        </>
      ),
    },
    imported: {
      title: words.importedTitle,
      text: <p>{view.isRepetition ? words.repeated : words.imported}</p>,
      actions: toBasket,
    },
    partly: {
      title: words.partlyTitle,
      text: (
        <>
          <p>{view.isRepetition ? words.repeated : words.partly}</p>
          <ul>
            {view.told.map((sentence, index) => (
              // Two lines may be told the same.
              <li key={`${index}:${sentence}`}>{sentence}</li>
            ))}
          </ul>
        </>
      ),
      actions: toBasket,
    },
    signedOut: {
      title: words.signInTitle,
      text: <p>{words.signIn}</p>,
      actions: (
        <>
          <ButtonLink to={`/login?redirectTo=${encodeURIComponent(pathname)}`} variant="main">
            {words.toSignIn}
          </ButtonLink>
          {toBasket}
        </>
      ),
    },
    unknownUuid: {
      title: words.unknownTitle,
      text: <p>{words.unknown}</p>,
      actions: (
        <>
          {toBasket}
          <ButtonLink to="/">{words.home}</ButtonLink>
        </>
      ),
    },
    failed: {
      title: words.failedTitle,
      text:
        view.problem === null ? null : <p>{sentencesOf(view.problem, { error: words.failed }).join(' ')}</p>,
      actions: (
        <Button variant="main" onClick={onRetry}>
          {words.retry}
        </Button>
      ),
    },
  };
  const { title, text, actions } = told[view.state];
  return (
    <EmptyState title={title} headingLevel={1} actions={actions}>
      {text}
    </EmptyState>
  );
}
