import type { ReactNode } from 'react';
import { tableFormats } from '#contract/table-formats.ts';
import type { ShoppingList } from '#contract/shopping-list.ts';
import { useConfig } from '#ui/bindings/config.ts';
import { useMoney } from '#ui/bindings/formats.ts';
import { useShownQuantity } from '#ui/bindings/list-quantity.ts';
import { useIsAdminMode } from '#ui/bindings/admin-mode.ts';
import { useMayOrder } from '#ui/bindings/may-order.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { Notice } from '#ui/parts/Notice/Notice.tsx';
import { DownloadButton } from '#ui/sections/account/DownloadButton.tsx';
import { Reorder } from '#ui/sections/order/Reorder.tsx';
import { lineToReorder } from './line-to-reorder.ts';
import * as styles from './ShoppingListsScreen.css.ts';

interface ListBarProps {
  readonly list: ShoppingList;
  readonly isNet: boolean;
  readonly mayExport: boolean;
  /** What else is done with it. */
  readonly children: ReactNode;
}

/**
 * What is done with a whole list: all of it into the basket, and out of the shop as a table. Who may not order is told so here
 * for all of its lines.
 */
export function ListBar({ list, isNet, mayExport, children }: ListBarProps) {
  const { shoppingLists: words, vocabulary } = useTexts();
  const mayOrder = useMayOrder();
  const isAdminMode = useIsAdminMode();
  const money = useMoney();
  const { display_price: isPriceDisplayed } = useConfig();
  const { positions } = list;
  const shownQuantity = useShownQuantity();
  return (
    <>
      {mayOrder ? null : (
        <Notice tone="warning" role="none">
          {vocabulary.obstacles[isAdminMode ? 'adminMode' : 'mayNotOrder']}
        </Notice>
      )}
      <div className={styles.bar}>
        {children}
        {isPriceDisplayed ? (
          <div className={styles.sum}>
            <p className={styles.amount}>
              {words.sum} <b>{money(isNet ? list.goodsNet : list.goodsGross)}</b>
            </p>
            {list.uncountedPositions === 0 ? null : (
              <p className={styles.uncounted}>{words.uncounted({ count: list.uncountedPositions })}</p>
            )}
          </div>
        ) : null}
        {mayExport
          ? tableFormats.map((format) => (
              <DownloadButton
                key={format}
                save={({ downloadList }) => downloadList(list.id, format)}
                words={{ label: words.exports[format], pending: words.exporting, failed: words.exportFailed }}
              />
            ))
          : null}
        <Reorder
          about={`list ${list.id}`}
          label={{ words: words.allIntoBasket }}
          wanted={() => ({
            lines: positions.map((position) => lineToReorder(position, shownQuantity(position))),
          })}
        />
      </div>
    </>
  );
}
