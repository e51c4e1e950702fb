import type { ReactNode } from 'react';
import type { ShoppingList } from '#contract/shopping-list.ts';
import { useMoney } from '#ui/bindings/formats.ts';
import { useListExport } from '#ui/bindings/shopping-list.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { Button } from '#ui/parts/Button/Button.tsx';
import { Notice } from '#ui/parts/Notice/Notice.tsx';
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

/** What is done with a whole list: all of it into the basket, and out of the shop as a table. */
export function ListBar({ list, isNet, mayExport, children }: ListBarProps) {
  const { shoppingLists: words } = useTexts();
  const money = useMoney();
  const { positions } = list;
  return (
    <div className={styles.bar}>
      {children}
      <p className={styles.sum}>
        {words.sum} <b>{money(isNet ? list.goodsNet : list.goodsGross)}</b>
      </p>
      {mayExport ? <ExportButton id={list.id} /> : null}
      <Reorder
        label={{ words: words.allIntoBasket }}
        loadPositions={() => Promise.resolve(positions.map(lineToReorder))}
      />
    </div>
  );
}

interface ExportButtonProps {
  readonly id: number;
}

/** Saves the list as a table; a failure stands below the button, which tries again. */
function ExportButton({ id }: ExportButtonProps) {
  const { shoppingLists: words } = useTexts();
  const { isBusy, hasFailed, download } = useListExport(id);
  return (
    <div>
      <Button icon="download" isPending={isBusy} pendingLabel={words.exporting} onClick={download}>
        {words.export}
      </Button>
      {hasFailed ? (
        <Notice tone="danger" role="alert">
          {words.exportFailed}
        </Notice>
      ) : null}
    </div>
  );
}
