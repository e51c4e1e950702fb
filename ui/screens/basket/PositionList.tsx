import type { PositionView } from '#machines/basket/basket.selectors.ts';
import type { BasketPage } from '#ui/bindings/basket.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { Button } from '#ui/parts/Button/Button.tsx';
import { preloadDialog } from '#ui/parts/Dialog/LazyDialog.tsx';
import { LaterFreeArticles } from '#ui/sections/free-article/LaterFreeArticles.tsx';
import { ListParts } from '#ui/shop/ListParts/ListParts.tsx';
import type { ShownParts } from '#ui/shop/ListParts/shown-parts.ts';
import { PositionRow } from './PositionRow.tsx';
import * as styles from './BasketScreen.css.ts';

/** The dialog and what it asks, ahead of the press. */
function preloadQuestion(): void {
  preloadDialog();
  void import('./EmptyBasketQuestion.tsx');
}

interface PositionListProps {
  readonly page: BasketPage;
  readonly parts: ShownParts;
}

/** Names a line through all its changes: its id in the basket becomes another one with its note. */
function rowKeyOf({ articleNumber, timestamp, uid }: PositionView, all: readonly PositionView[]): string {
  const twins = all.filter((other) => other.articleNumber === articleNumber && other.timestamp === timestamp);
  return `${articleNumber} ${timestamp} ${twins.findIndex((twin) => twin.uid === uid)}`;
}

/** The positions of the part that is shown, what can be done to all of them, and what goes with them for nothing. */
export function PositionList({ page: { view, send, changeQuantity, askToEmpty }, parts }: PositionListProps) {
  const { basket: words } = useTexts();
  const { basket, positions, isFrozen } = view;
  return (
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
              mode={basket.mode}
              isTaxExempt={basket.isTaxExempt}
              isFrozen={isFrozen}
              booking={basket.costCenters}
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
          isClosed={isFrozen}
          onPointerEnter={preloadQuestion}
          onFocus={preloadQuestion}
          onClick={askToEmpty}
        >
          {words.removeAll}
        </Button>
      </div>
      <LaterFreeArticles basket={basket} isFrozen={isFrozen} />
    </>
  );
}
