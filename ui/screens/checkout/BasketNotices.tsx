import type { BasketState } from '#contract/basket.ts';
import { blocksOrder } from '#domain/positions.ts';
import { checkoutNotices as german } from '#texts/de/checkout-notices.ts';
import { checkoutNotices as english } from '#texts/en/checkout-notices.ts';
import { useTexts, useWording } from '#ui/bindings/texts.ts';
import { ButtonLink } from '#ui/parts/Button/ButtonLink.tsx';
import { Notice } from '#ui/parts/Notice/Notice.tsx';
import { MergeReport } from '#ui/sections/stored-basket/MergeReport.tsx';
import { Sentences } from '#ui/sections/stored-basket/Told.tsx';
import * as styles from './BasketNotices.css.ts';

/** Others are counted when these are named. */
const mostNamed = 5;

const texts = { de: german, en: english } as const;

/**
 * What has to be known of the basket while it is being ordered: what of it cannot be ordered, and what a sign-in has put into it.
 * Both are mended in the basket.
 */
export function BasketNotices({ items, merge }: Pick<BasketState, 'items' | 'merge'>) {
  const { basket, checkout } = useTexts();
  const words = texts[useWording().language];
  const blocking = items.filter(blocksOrder);
  const left = blocking.length - mostNamed;
  const toBasket = (
    <ButtonLink to="/shop/basket" size="small">
      {checkout.changed.toBasket}
    </ButtonLink>
  );
  return (
    <div className={styles.notices}>
      {blocking.length === 0 ? null : (
        <Notice tone="warning" role="none" actions={toBasket}>
          <Sentences
            title={words.blocked}
            sentences={[
              ...blocking.slice(0, mostNamed).map(({ displayName }) => displayName),
              ...(left > 0 ? [basket.andMore({ count: left })] : []),
            ]}
          />
        </Notice>
      )}
      {merge === null ? null : <MergeReport merge={merge} actions={toBasket} />}
    </div>
  );
}
