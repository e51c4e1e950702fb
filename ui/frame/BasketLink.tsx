import { useBasketHead } from '#ui/bindings/basket-head.ts';
import { useMoney } from '#ui/bindings/formats.ts';
import { useMode } from '#ui/bindings/mode.ts';
import { usePrefetch } from '#ui/bindings/prefetch.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { Icon } from '#ui/parts/Icon/Icon.tsx';
import { BareLink } from '#ui/parts/Link/BareLink.tsx';
import * as styles from './frame.css.ts';

/** The basket in the header: how many and how much, in the price kind of the mode. */
export function BasketLink() {
  const { frame } = useTexts();
  const head = useBasketHead();
  const { view } = useMode();
  const money = useMoney();
  const prefetch = usePrefetch();
  const amount = money(view.mode === 'b2b' ? head.goodsNet : head.goodsGross);
  const summary =
    head.article_count === 0 ? frame.basketEmpty : frame.basketSummary({ count: head.article_count, amount });
  return (
    <div className={styles.basketArea}>
      <BareLink
        to="/shop/basket"
        className={styles.basketLink}
        onIntent={prefetch}
        aria-label={`${frame.basket}: ${summary}`}
      >
        <Icon name="basket" sizePx={24} />
        <span className={styles.basketWords} id="basket-head" data-count={head.article_count}>
          <span className={styles.basketTitle}>{frame.basket}</span>
          <span className={styles.basketAmount}>{summary}</span>
        </span>
      </BareLink>
    </div>
  );
}
