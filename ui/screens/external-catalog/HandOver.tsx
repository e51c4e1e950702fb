import { useRef } from 'react';
import type { BasketState } from '#contract/basket.ts';
import type { ExternalCatalogMachine } from '#machines/external-catalog/external-catalog.machine.ts';
import { useExternalCatalog } from '#ui/bindings/external-catalog.ts';
import { useMoney } from '#ui/bindings/formats.ts';
import { useChange } from '#ui/bindings/screen-change.ts';
import type { WiredChart } from '#ui/bindings/shop.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { Button } from '#ui/parts/Button/Button.tsx';
import { ButtonLink } from '#ui/parts/Button/ButtonLink.tsx';
import { ErrorSummary } from '#ui/parts/ErrorSummary/ErrorSummary.tsx';
import { sentencesOf } from '#ui/parts/Form/problem-sentences.ts';
import { HandedOver } from './HandedOver.tsx';
import { HandedOverPositions } from './HandedOverPositions.tsx';
import * as styles from './ExternalCatalogScreen.css.ts';

interface HandOverProps {
  readonly chart: WiredChart<ExternalCatalogMachine>;
  readonly basket: BasketState;
  /** How the system is called. */
  readonly name: string;
}

const takeFocus = (told: HTMLDivElement | null): void => told?.focus();

/** What is handed over, and the button that does it. */
export function HandOver({ chart, basket, name }: HandOverProps) {
  const { externalCatalog: words } = useTexts();
  const money = useMoney();
  const { view, send } = useExternalCatalog(chart);
  const place = useRef<HTMLDivElement>(null);
  // The button that was pressed has gone.
  useChange(view.isHandedOver, () => place.current?.focus());
  const mark = { 'data-machine': 'external-catalog', 'data-state': view.state, 'aria-busy': view.isBusy };
  if (view.isHandedOver) {
    return (
      <div {...mark} ref={place} tabIndex={-1} role="status">
        <HandedOver name={name} text={words.handedOver} label={words.goOn} />
      </div>
    );
  }
  const errors =
    view.problem === null
      ? []
      : sentencesOf(view.problem, { error: words.failed }).map((message) => ({ message }));
  return (
    <div {...mark} className={styles.page}>
      <h1>{words.titleOf({ name })}</h1>
      <p>{words.intro({ name })}</p>
      <HandedOverPositions basket={basket} />
      <p className={styles.total}>
        {words.total}: <b>{money(basket.totals.goodsNet)}</b>
      </p>
      <ErrorSummary ref={takeFocus} title={words.errorTitle} errors={errors} />
      <noscript>{words.needsScript}</noscript>
      <div className={styles.actions}>
        <ButtonLink to="/shop/basket">{words.change}</ButtonLink>
        <Button
          variant="main"
          size="large"
          isPending={view.isBusy}
          pendingLabel={words.handingOver}
          onClick={() => send({ type: 'basket.handOver' })}
        >
          {words.handOver({ name })}
        </Button>
      </div>
    </div>
  );
}
