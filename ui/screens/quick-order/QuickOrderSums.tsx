import { useMemo } from 'react';
import { reckonsNet } from '#domain/price.ts';
import { sumsOf } from '#machines/quick-order/quick-order.selectors.ts';
import type { QuickOrderView } from '#machines/quick-order/quick-order.selectors.ts';
import type { QuickOrderCommand } from '#machines/quick-order/quick-order.types.ts';
import { useMoney } from '#ui/bindings/formats.ts';
import { useMode } from '#ui/bindings/mode.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { Button } from '#ui/parts/Button/Button.tsx';
import * as styles from './QuickOrderScreen.css.ts';

interface QuickOrderSumsProps {
  readonly view: QuickOrderView;
  readonly send: (command: QuickOrderCommand) => void;
}

/** What would go into the basket, what it costs, and the button that puts it in. */
export function QuickOrderSums({ view: { lines, isBusy, isAdding }, send }: QuickOrderSumsProps) {
  const { quickOrder: words } = useTexts();
  const money = useMoney();
  const isNet = reckonsNet(useMode().view);
  const { readyCount, leftCount, net, gross } = useMemo(() => sumsOf(lines), [lines]);
  if (lines.length === 0) return null;
  const sum = `${money(isNet ? net : gross)} ${isNet ? words.net : words.gross}`;
  return (
    <div className={styles.sums}>
      <p>
        {readyCount === 0 ? null : <b>{words.sum({ count: readyCount, sum })}</b>}
        {leftCount === 0 ? null : <> {words.left({ count: leftCount })}</>}
      </p>
      <div className={styles.buttons}>
        <Button
          variant="main"
          icon="basket"
          isPending={isAdding}
          pendingLabel={words.adding}
          isClosed={isBusy || readyCount === 0}
          onClick={() => send({ type: 'lines.add' })}
        >
          {words.add({ count: readyCount })}
        </Button>
        <Button variant="quiet" icon="trash" isClosed={isBusy} onClick={() => send({ type: 'lines.clear' })}>
          {words.clear}
        </Button>
      </div>
    </div>
  );
}
