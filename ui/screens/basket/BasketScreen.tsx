import { useLoaderData } from 'react-router-dom';
import { holdsOf, useBasketPage } from '#ui/bindings/basket.ts';
import type { BasketPage } from '#ui/bindings/basket.ts';
import { useParts } from '#ui/bindings/parts.ts';
import { useChange } from '#ui/bindings/screen-change.ts';
import { quickOrderPath } from '#contract/quick-order-path.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { Button } from '#ui/parts/Button/Button.tsx';
import { ButtonLink } from '#ui/parts/Button/ButtonLink.tsx';
import { EmptyState } from '#ui/parts/EmptyState/EmptyState.tsx';
import { Notice } from '#ui/parts/Notice/Notice.tsx';
import { Link } from '#ui/parts/Link/Link.tsx';
import type { BasketData } from './basket-data.ts';
import { LaterMergeNotice } from '#ui/sections/stored-basket/LaterMergeNotice.tsx';
import { LaterStoredBaskets } from '#ui/sections/stored-basket/LaterStoredBaskets.tsx';
import { BasketSummary } from './BasketSummary.tsx';
import { PositionList } from './PositionList.tsx';
import { positionId } from './PositionRow.tsx';
import { UndoLine } from './UndoLine.tsx';
import * as styles from './BasketScreen.css.ts';

/** The basket page (S2.9, S3.3): positions in their order, sums by the mode, and the way to the checkout. */
export function Component() {
  const { basket: loaded } = useLoaderData() as BasketData;
  const { basket: words } = useTexts();
  const page = useBasketPage(loaded);
  const { view, send, undo } = page;
  const { positions, isEmpty } = view;
  const state = view.phase === 'headOnly' ? 'ready' : view.phase;
  const parts = useParts(positions.length, (line) => positionId(positions[line]?.uid ?? ''));
  useChange(view.restored, (_, restored) => {
    if (restored === null) return;
    const line = positions.findIndex((position) => holdsOf(restored, position));
    // A part that is not open stays closed: the focus then goes to the heading.
    if (line < parts.end) parts.goTo(Math.max(parts.first, line));
  });
  useChange(isEmpty, () => {
    // What was in sight has gone; the focus goes to the heading that came (docs/decisions/0047).
    if (isEmpty) document.documentElement.scrollTop = 0;
  });
  return (
    <div data-machine="basket" data-state={state} aria-busy={view.isBusy}>
      <UndoLine
        undoable={view.undoing ?? view.undoables.at(-1) ?? null}
        restored={view.restored}
        isUndoing={view.undoing !== null}
        onUndo={undo}
      />
      {isEmpty ? <EmptyBasket /> : <BasketHead view={view} send={send} />}
      <LaterMergeNotice merge={view.basket.merge} />
      <div className={isEmpty ? undefined : styles.columns}>
        <section aria-label={isEmpty ? undefined : words.positionsLabel}>
          {isEmpty ? null : <PositionList page={page} parts={parts} />}
          {/* In one place: what was done with a kept basket is still told when it has filled the empty one. */}
          <LaterStoredBaskets basket={view.basket} isFrozen={view.isFrozen} />
        </section>
        {isEmpty ? null : <BasketSummary view={view} parts={parts} />}
      </div>
    </div>
  );
}

function EmptyBasket() {
  const { basket: words, basketPage } = useTexts();
  return (
    <EmptyState
      title={words.empty}
      headingLevel={1}
      actions={
        <>
          <ButtonLink to="/" variant="main">
            {words.continueShopping}
          </ButtonLink>
          <ButtonLink to="/shop/supply">{words.findPrinter}</ButtonLink>
          <ButtonLink to={quickOrderPath}>{basketPage.quickOrder}</ButtonLink>
        </>
      }
    >
      <p>{words.emptyHint}</p>
    </EmptyState>
  );
}

function BasketHead({ view, send }: Pick<BasketPage, 'view' | 'send'>) {
  const { basket: words, basketPage } = useTexts();
  return (
    <>
      <header className={styles.head}>
        <h1>{words.title}</h1>
        <p className={styles.count}>{words.positions({ count: view.positions.length })}</p>
        <Link tone="alone" to={quickOrderPath}>
          {basketPage.quickOrder}
        </Link>
      </header>
      {view.isFrozen ? <Notice tone="info">{basketPage.frozen}</Notice> : null}
      {view.isStale ? (
        <Notice
          tone="warning"
          actions={
            <Button size="small" onClick={() => send({ type: 'basket.open' })}>
              {words.reload}
            </Button>
          }
        >
          {basketPage.stale}
        </Notice>
      ) : null}
    </>
  );
}
