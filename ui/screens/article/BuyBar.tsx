import { useRef } from 'react';
import type { RefObject } from 'react';
import type { ArticleDetail } from '#contract/article.ts';
import { deliveryStateOf } from '#domain/delivery.ts';
import { formatMoney, formatNumber } from '#domain/money-format.ts';
import { stockFactsOf, toldDeliveryState } from '#domain/stock.ts';
import { useLeaveField, useLeftUpwards } from '#ui/bindings/left-upwards.ts';
import { Button } from '#ui/parts/Button/Button.tsx';
import { ignoreHeldEnter } from '#ui/parts/Button/press-of.ts';
import type { ArticleSetting } from '#ui/shop/article-setting.ts';
import type { QuantityAndAddProps } from '#ui/shop/QuantityAndAdd/QuantityAndAdd.tsx';
import { taxWords } from '#ui/shop/tax-words.ts';
import * as styles from './BuyBar.css.ts';

export interface BuyBarProps extends Pick<QuantityAndAddProps, 'name' | 'view' | 'send'> {
  /** The page's own amount and button; the bar stands for them while they have left the window upwards. */
  readonly place: RefObject<HTMLElement | null>;
  readonly article: ArticleDetail;
  /** Price of one at the chosen amount, in cents; null when none is shown. */
  readonly amount: number | null;
  readonly setting: ArticleSetting;
}

/** Price, delivery and the way to the basket at the foot of a phone's window, with the amount of the page's own field. */
export function BuyBar({ place, name, article, amount, view, send, setting }: BuyBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const isShown =
    useLeftUpwards(place, () => {
      // Whoever works in the bar goes on with the button it stands for.
      if (bar.current?.contains(document.activeElement) === true)
        place.current?.querySelector('button')?.focus({ preventScroll: true });
    }) && view.obstacles.length === 0;
  const { vocabulary } = setting.texts;
  // What was typed and is out of sight now is the amount the bar tells.
  useLeaveField(isShown, place);
  if (!isShown) return null;
  const state = toldDeliveryState(stockFactsOf(article, setting));
  const tax = taxWords(setting);
  const delivery = vocabulary.deliveryStates[deliveryStateOf(state).name];
  const times = view.quantity === 1 ? '' : `${formatNumber(view.quantity, setting.language)} × `;
  return (
    <div ref={bar} className={styles.bar} data-buy-bar>
      {view.limit === null ? null : (
        // Said by the page's own field already; here it is to be seen.
        <p className={styles.limit} aria-hidden>
          {view.limit}
        </p>
      )}
      <span className={styles.facts}>
        {amount === null || !setting.isPriceDisplayed ? null : (
          <b className={styles.price}>
            {times}
            {formatMoney(amount, setting.language)}
          </b>
        )}
        <small className={styles.small}>
          {tax} · {delivery}
        </small>
      </span>
      <Button
        variant="main"
        size="large"
        isPending={view.isAdding}
        pendingLabel={vocabulary.adding}
        aria-label={vocabulary.addNamedToBasket({ name })}
        onKeyDown={ignoreHeldEnter}
        onClick={() => send({ type: 'quantity.add' })}
      >
        {vocabulary.addToBasket}
      </Button>
    </div>
  );
}
