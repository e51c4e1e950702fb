import { useRef } from 'react';
import type { QuickOrderMachine } from '#machines/quick-order/quick-order.machine.ts';
import { useChange } from '#ui/bindings/screen-change.ts';
import { useQuickOrder } from '#ui/bindings/quick-order.ts';
import type { WiredChart } from '#ui/bindings/shop.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { Notice } from '#ui/parts/Notice/Notice.tsx';
import * as lineList from '#ui/sections/line-list/line-list.css.ts';
import { QuickLines } from './QuickLines.tsx';
import { QuickOrderProblem } from './QuickOrderProblem.tsx';
import { QuickOrderProgress } from './QuickOrderProgress.tsx';
import { QuickOrderSums } from './QuickOrderSums.tsx';
import { QuickOrderTold } from './QuickOrderTold.tsx';
import { ReadLines } from './ReadLines.tsx';
import * as styles from './QuickOrderScreen.css.ts';

interface QuickOrderScreenProps {
  readonly chart: WiredChart<QuickOrderMachine>;
}

/** `/shop/quick_order` (S2.7-37): many numbers, typed, pasted or from a file, become articles of the basket at once. */
export function Component({ chart }: QuickOrderScreenProps) {
  const { quickOrder: words } = useTexts();
  const { view, send, mayOrder } = useQuickOrder(chart);
  const title = useRef<HTMLHeadingElement>(null);
  // The field or the button of it has said nothing of what became of the list.
  useChange(view.state, (before, now) => {
    if (before === 'adding' && now === 'added') title.current?.focus();
  });
  return (
    <div className={styles.page} data-machine="quick-order" data-state={view.state} aria-busy={view.isBusy}>
      <div className={lineList.head}>
        <h1 ref={title} tabIndex={-1}>
          {words.title}
        </h1>
        <p className={lineList.intro}>{words.intro}</p>
      </div>
      <noscript>{words.needsScript}</noscript>
      {mayOrder ? null : (
        <Notice tone="warning" role="none">
          {words.notAllowed}
        </Notice>
      )}
      <QuickOrderTold view={view} />
      <QuickOrderProblem view={view} onRetry={() => send({ type: 'lines.retry' })} />
      <QuickLines view={view} send={send} />
      <QuickOrderProgress view={view} />
      <QuickOrderSums view={view} send={send} />
      <ReadLines
        lineCount={view.lines.length}
        isBusy={view.isBusy}
        onRead={(source) => send({ type: 'lines.read', source })}
      />
    </div>
  );
}
