import type { ReactNode } from 'react';
import type { BasketPosition, BasketState } from '#contract/basket.ts';
import type { CheckoutView } from '#machines/checkout/checkout.selectors.ts';
import { blocksOrder } from '#domain/positions.ts';
import { checkoutNotices as german } from '#texts/de/checkout-notices.ts';
import { checkoutNotices as english } from '#texts/en/checkout-notices.ts';
import { useMoney } from '#ui/bindings/formats.ts';
import { useTexts, useWording } from '#ui/bindings/texts.ts';
import { ButtonLink } from '#ui/parts/Button/ButtonLink.tsx';
import { Notice } from '#ui/parts/Notice/Notice.tsx';
import { MergeReport } from '#ui/sections/stored-basket/MergeReport.tsx';
import { Sentences } from '#ui/sections/stored-basket/Told.tsx';
import { EmptyNotes } from './EmptyNotes.tsx';
import { lackingPath } from './lacking-place.ts';
import * as styles from './BasketNotices.css.ts';

export { EmptyNotes };

/** Others are counted when these are named. */
const mostNamed = 5;

const texts = { de: german, en: english } as const;

interface BasketNoticesProps extends Pick<
  BasketState,
  'items' | 'merge' | 'totals' | 'isTaxExempt' | 'costCenters' | 'checkoutData' | 'releaseInfos'
> {
  readonly screen: CheckoutView['screen'];
}

/**
 * What has to be known of the basket while it is being ordered: why nothing can be, what of it cannot be ordered, which
 * positions lack a cost center, and what a sign-in has put into it, with the way to the basket, where it is undone.
 */
export function BasketNotices({ screen, ...basket }: BasketNoticesProps) {
  const { checkout, vocabulary } = useTexts();
  const money = useMoney();
  const words = texts[useWording().language];
  const { items, merge, costCenters, releaseInfos } = basket;
  const { missing } = basket.checkoutData;
  const total = basket.isTaxExempt
    ? money(basket.totals.totalNet)
    : `${money(basket.totals.totalGross)} ${vocabulary.inclVat}`;
  const toBasket = (path: string) => (
    <ButtonLink to={path} size="small">
      {checkout.changed.toBasket}
    </ButtonLink>
  );
  const lackingWords = missing.includes('costCenter') ? words.costCenter : words.costCenterUnknown;
  return (
    <div className={styles.notices}>
      {/* The review says it at its button. */}
      {releaseInfos.orderAction === 'block' && screen !== 'review' ? (
        <Notice tone="warning" role="none" actions={toBasket('/shop/basket')}>
          {releaseInfos.orderActionReason}
        </Notice>
      ) : null}
      <NamedPositions
        title={words.blocked}
        positions={items.filter(blocksOrder)}
        actions={toBasket('/shop/basket')}
      />
      <NamedPositions
        title={lackingWords}
        positions={items.filter(({ uid }) => costCenters?.lacking.includes(uid))}
        actions={toBasket(lackingPath(basket))}
      />
      {merge === null ? null : <MergeReport merge={merge} total={total} actions={toBasket('/shop/basket')} />}
    </div>
  );
}

interface NamedPositionsProps {
  readonly title: string;
  readonly positions: readonly BasketPosition[];
  readonly actions: ReactNode;
}

/** Something about several positions, the first of them by name; nothing where there are none. */
function NamedPositions({ title, positions, actions }: NamedPositionsProps) {
  const { basket } = useTexts();
  const left = positions.length - mostNamed;
  if (positions.length === 0) return null;
  return (
    <Notice tone="warning" role="none" actions={actions}>
      <Sentences
        title={title}
        sentences={[
          ...positions.slice(0, mostNamed).map(({ displayName }) => displayName),
          ...(left > 0 ? [basket.andMore({ count: left })] : []),
        ]}
      />
    </Notice>
  );
}
