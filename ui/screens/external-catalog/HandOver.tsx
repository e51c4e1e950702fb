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
import { GoneBack } from './GoneBack.tsx';
import { HandedOverPositions } from './HandedOverPositions.tsx';
import * as styles from './ExternalCatalogScreen.css.ts';

interface HandOverProps {
  readonly chart: WiredChart<ExternalCatalogMachine>;
  readonly basket: BasketState;
  readonly visit: NonNullable<BasketState['externalCatalog']>;
}

const takeFocus = (told: HTMLDivElement | null): void => told?.focus();

/** What is handed over, and the button that does it; what is only looked at, and an empty basket, has one that goes back without. */
export function HandOver({ chart, basket: given, visit: givenVisit }: HandOverProps) {
  const { externalCatalog: words } = useTexts();
  const { view, send } = useExternalCatalog(chart);
  const place = useRef<HTMLDivElement>(null);
  // The button that was pressed has gone.
  useChange(view.isOver, () => place.current?.focus());
  // What the server has told of since the page was loaded.
  const basket = view.fresh ?? given;
  const visit = basket.externalCatalog ?? givenVisit;
  const { name, isInspected } = visit;
  const mark = { 'data-machine': 'external-catalog', 'data-state': view.state, 'aria-busy': view.isBusy };
  if (view.isOver) {
    return (
      <div {...mark} ref={place} tabIndex={-1} role="status">
        <GoneBack name={name} hasBasket={!view.isWithoutBasket} isSent={false} />
      </div>
    );
  }
  const isEmpty = basket.items.length === 0;
  const isWithoutBasket = isInspected || isEmpty;
  const errors =
    view.problem === null
      ? []
      : sentencesOf(view.problem, { error: words.failed }).map((message) => ({ message }));
  return (
    <div {...mark} className={styles.page}>
      <Introduction name={name} isInspected={isInspected} isEmpty={isEmpty} />
      {isEmpty ? null : <Goods basket={basket} isInspected={isInspected} />}
      <ErrorSummary
        ref={takeFocus}
        title={isWithoutBasket ? words.notBackTitle : words.errorTitle}
        errors={errors}
      />
      <noscript>{words.needsScript}</noscript>
      <div className={styles.actions}>
        {isEmpty ? (
          <ButtonLink to="/">{words.toShop}</ButtonLink>
        ) : (
          <ButtonLink to="/shop/basket">{words.change}</ButtonLink>
        )}
        <Button
          variant="main"
          size="large"
          isPending={view.isBusy}
          pendingLabel={isWithoutBasket ? words.goingBack : words.handingOver}
          onClick={() =>
            send({ type: 'basket.handOver', seen: { visit: visit.id, basketVersion: basket.version } })
          }
        >
          {isWithoutBasket ? words.backWithoutBasket : words.handOver({ name })}
        </Button>
      </div>
    </div>
  );
}

interface IntroductionProps {
  readonly name: string;
  readonly isInspected: boolean;
  readonly isEmpty: boolean;
}

function Introduction({ name, isInspected, isEmpty }: IntroductionProps) {
  const { externalCatalog: words } = useTexts();
  const isShown = isInspected && !isEmpty;
  const otherwise = isEmpty ? words.emptyHint : words.intro({ name });
  const title = isShown ? words.inspectTitle({ name }) : isEmpty ? words.empty : words.titleOf({ name });
  return (
    <>
      <h1>{title}</h1>
      <p>{isInspected ? words.inspected({ name }) : otherwise}</p>
      <p>{words.notHere}</p>
    </>
  );
}

interface GoodsProps {
  readonly basket: BasketState;
  readonly isInspected: boolean;
}

function Goods({ basket, isInspected }: GoodsProps) {
  const { externalCatalog: words } = useTexts();
  const money = useMoney();
  return (
    <>
      <HandedOverPositions
        basket={basket}
        caption={isInspected ? words.inspectedPositions : words.positions}
      />
      <p className={styles.total}>
        {words.total}: <b>{money(basket.totals.goodsNet)}</b>
      </p>
    </>
  );
}
