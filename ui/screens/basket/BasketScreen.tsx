import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router-dom';
import type { PositionView } from '#machines/basket/basket.selectors.ts';
import { holdsOf, useBasketPage } from '#ui/bindings/basket.ts';
import { useParts } from '#ui/bindings/parts.ts';
import { useChange } from '#ui/bindings/screen-change.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { Button } from '#ui/parts/Button/Button.tsx';
import { ButtonLink } from '#ui/parts/Button/ButtonLink.tsx';
import { EmptyState } from '#ui/parts/EmptyState/EmptyState.tsx';
import { preloadDialog } from '#ui/parts/Dialog/LazyDialog.tsx';
import { ListParts } from '#ui/shop/ListParts/ListParts.tsx';
import { Notice } from '#ui/parts/Notice/Notice.tsx';
import type { BasketData } from './basket-data.ts';
import { LaterFreeArticles } from '#ui/sections/free-article/LaterFreeArticles.tsx';
import { LaterMergeNotice } from '#ui/sections/stored-basket/LaterMergeNotice.tsx';
import { LaterStoredBaskets } from '#ui/sections/stored-basket/LaterStoredBaskets.tsx';
import { BasketSummary } from './BasketSummary.tsx';
import { positionId, PositionRow } from './PositionRow.tsx';
import { UndoLine } from './UndoLine.tsx';
import * as styles from './BasketScreen.css.ts';

/** Names a line through all its changes: its id in the basket becomes another one with its note. */
function rowKeyOf({ articleNumber, timestamp, uid }: PositionView, all: readonly PositionView[]): string {
  const twins = all.filter((other) => other.articleNumber === articleNumber && other.timestamp === timestamp);
  return `${articleNumber} ${timestamp} ${twins.findIndex((twin) => twin.uid === uid)}`;
}

/** The basket page (S2.9, S3.3): positions in their order, sums by the mode, and the way to the checkout. */
export function Component() {
  const { basket: loaded } = useLoaderData() as BasketData;
  const { basket: words } = useTexts();
  const { view, send, changeQuantity, undo, askToEmpty } = useBasketPage(loaded);
  const state = view.phase === 'headOnly' ? 'ready' : view.phase;
  const { positions } = view;
  const parts = useParts(positions.length, (line) => positionId(positions[line]?.uid ?? ''));
  useChange(view.restored, (_, restored) => {
    if (restored === null) return;
    const line = positions.findIndex((position) => holdsOf(restored, position));
    // A part that is not open stays closed: the focus then goes to the heading.
    if (line < parts.end) parts.goTo(Math.max(parts.first, line));
  });
  useChange(view.isEmpty, (_, isEmpty) => {
    // What was in sight has gone; the focus goes to the heading that came (docs/decisions/0047).
    if (isEmpty) document.documentElement.scrollTop = 0;
  });
  const emptyPage: PagePieces = { head: <EmptyBasket />, listLabel: undefined, list: null, summary: null };
  const filledPage = (): PagePieces => ({
    head: <BasketHead view={view} send={send} />,
    listLabel: words.positionsLabel,
    list: (
      <>
        <ListParts parts={parts} words={words}>
          <div className={styles.columnHeads} aria-hidden="true">
            <span className={styles.articleHead}>{words.columns.article}</span>
            <span className={styles.priceHead}>{words.columns.unitPrice}</span>
            <span>{words.columns.quantity}</span>
            <span className={styles.priceHead}>{words.columns.linePrice}</span>
          </div>
          <ol className={styles.list} start={parts.first + 1}>
            {positions.slice(parts.first, parts.end).map((position) => (
              <PositionRow
                key={rowKeyOf(position, positions)}
                position={position}
                mode={view.basket.mode}
                isTaxExempt={view.basket.isTaxExempt}
                isFrozen={view.isFrozen}
                booking={view.basket.costCenters}
                isOtherElsewhere={positions.some(({ costCenter }) => costCenter !== position.costCenter)}
                correction={view.corrections[position.uid] ?? null}
                limit={view.limits[position.uid] ?? null}
                onQuantity={changeQuantity}
                onCommand={send}
              />
            ))}
          </ol>
        </ListParts>
        <div className={styles.listFoot}>
          <Button
            variant="quiet"
            size="small"
            icon="trash"
            isClosed={view.isFrozen}
            onPointerEnter={preloadDialog}
            onFocus={preloadDialog}
            onClick={askToEmpty}
          >
            {words.removeAll}
          </Button>
        </div>
        <LaterFreeArticles basket={view.basket} isFrozen={view.isFrozen} />
      </>
    ),
    summary: <BasketSummary view={view} parts={parts} />,
  });
  const page = view.isEmpty ? emptyPage : filledPage();
  return (
    <div data-machine="basket" data-state={state} aria-busy={view.isBusy}>
      <UndoLine
        undoable={view.undoing ?? view.undoables.at(-1) ?? null}
        restored={view.restored}
        isUndoing={view.undoing !== null}
        onUndo={undo}
      />
      {page.head}
      <LaterMergeNotice merge={view.basket.merge} />
      <div className={page.summary === null ? undefined : styles.columns}>
        <section aria-label={page.listLabel}>
          {page.list}
          {/* In one place: what was done with a kept basket is still told when it has filled the empty one. */}
          <LaterStoredBaskets basket={view.basket} isFrozen={view.isFrozen} />
        </section>
        {page.summary}
      </div>
    </div>
  );
}

/** What an empty basket and a filled one show in the same places. */
interface PagePieces {
  readonly head: ReactNode;
  readonly listLabel: string | undefined;
  readonly list: ReactNode;
  readonly summary: ReactNode;
}

function EmptyBasket() {
  const { basket: words } = useTexts();
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
        </>
      }
    >
      <p>{words.emptyHint}</p>
    </EmptyState>
  );
}

type BasketHeadProps = Pick<ReturnType<typeof useBasketPage>, 'view' | 'send'>;

function BasketHead({ view, send }: BasketHeadProps) {
  const { basket: words } = useTexts();
  return (
    <>
      <header className={styles.head}>
        <h1>{words.title}</h1>
        <p className={styles.count}>{words.positions({ count: view.positions.length })}</p>
      </header>
      {view.isFrozen ? <Notice tone="info">{words.frozen}</Notice> : null}
      {view.isStale ? (
        <Notice
          tone="warning"
          actions={
            <Button size="small" onClick={() => send({ type: 'basket.open' })}>
              {words.reload}
            </Button>
          }
        >
          {words.stale}
        </Notice>
      ) : null}
    </>
  );
}
