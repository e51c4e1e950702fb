import { memo } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import type { CostCenterBooking } from '#contract/basket.ts';
import type { Mode } from '#contract/session.ts';
import { makersNumber } from '#domain/makers-number.ts';
import { formatNumber } from '#domain/money-format.ts';
import { nextTier, reckonsNet } from '#domain/price.ts';
import { quantityRuleOf, ruleWithin } from '#domain/quantity.ts';
import { formatQuantity, unitName } from '#domain/unit.ts';
import type { PositionView } from '#machines/basket/basket.selectors.ts';
import type { BasketCommand } from '#machines/basket/basket.types.ts';
import type { SpokenCorrection } from '#ui/bindings/basket.ts';
import { focusBeside } from '#ui/bindings/focus-beside.ts';
import { useMoney } from '#ui/bindings/formats.ts';
import { usePrefetch } from '#ui/bindings/prefetch.ts';
import { usePositionQuantity } from '#ui/bindings/position-quantity.ts';
import { useTexts, useWording } from '#ui/bindings/texts.ts';
import type { Wording } from '#ui/bindings/texts.ts';
import { IconButton } from '#ui/parts/IconButton/IconButton.tsx';
import { Link } from '#ui/parts/Link/Link.tsx';
import { DeliveryState } from '#ui/shop/DeliveryState/DeliveryState.tsx';
import { Notice } from '#ui/parts/Notice/Notice.tsx';
import { SteppedQuantity } from '#ui/shop/QuantityField/SteppedQuantity.tsx';
import { LaterCostCenter } from './LaterCostCenter.tsx';
import { PositionNote } from './PositionNote.tsx';
import * as styles from './PositionRow.css.ts';

interface PositionRowProps {
  readonly position: PositionView;
  readonly mode: Mode;
  readonly isTaxExempt: boolean;
  readonly isFrozen: boolean;
  /** Null where the buyer's firm has no cost centers. */
  readonly booking: CostCenterBooking | null;
  /** Other lines are booked on another cost center. */
  readonly isOtherElsewhere: boolean;
  readonly correction: SpokenCorrection | null;
  /** Why the server did not take the amount typed last. */
  readonly limit: string | null;
  readonly onQuantity: (position: PositionView, quantity: number) => void;
  readonly onCommand: (command: BasketCommand) => void;
}

const picturePx = 56;

/** Element id of a line, so that hints can lead to it. */
export const positionId = (uid: string): string => `position-${uid}`;

/** One line of the basket with everything that can be done to it. */
export const PositionRow = memo(function PositionRow({
  position,
  mode,
  isTaxExempt,
  isFrozen,
  booking,
  isOtherElsewhere,
  correction,
  limit,
  onQuantity,
  onCommand,
}: PositionRowProps) {
  const wording = useWording();
  const { texts, language } = wording;
  const { basket: words, vocabulary } = texts;
  const money = useMoney();
  const { uid, displayName, exists, isOrderable, isPending, price } = position;
  const isNet = reckonsNet({ mode, isTaxExempt });
  const unitCents = isNet ? price.net_price : price.gross_price;
  const amount = usePositionQuantity(
    { rule: ruleWithin(quantityRuleOf(position), position.available), quantity: position.quantity },
    (quantity) => onQuantity(position, quantity),
  );
  const { corrected, quantity } = amount.view;
  const entered =
    corrected === null || corrected.reason === null
      ? correction
      : { reason: corrected.reason, stored: corrected.quantity };
  const unit = unitName(position.quantity, position.unit, vocabulary.units);
  const remove = ({ currentTarget, detail }: MouseEvent<HTMLElement>) => {
    // The second click of a double click lands on the line that has moved up under the pointer.
    if (detail > 1) return;
    focusBeside(currentTarget.closest('li'));
    onCommand({ type: 'position.remove', uid });
  };
  return (
    <li
      id={positionId(uid)}
      className={isPending ? `${styles.row} ${styles.pending}` : styles.row}
      aria-busy={isPending}
      tabIndex={-1}
    >
      <div className={styles.picture}>
        {position.image === '' ? null : (
          <img src={position.image} alt="" width={picturePx} height={picturePx} loading="lazy" />
        )}
      </div>
      <PositionFacts position={position} isNet={isNet}>
        {booking === null ? null : (
          <LaterCostCenter
            position={position}
            booking={booking}
            isOtherElsewhere={isOtherElsewhere}
            isFrozen={isFrozen}
          />
        )}
      </PositionFacts>
      <div className={styles.unitPrice}>
        <span className={styles.cellLabel}>{words.columns.unitPrice}</span>
        {unitCents === null ? (
          <span className={styles.words}>{exists ? vocabulary.priceOnRequest : ''}</span>
        ) : (
          <span>{money(unitCents)}</span>
        )}
      </div>
      <div className={styles.quantity}>
        <span className={styles.printed}>
          {position.quantityText} {unit}
        </span>
        <div className={styles.field}>
          <SteppedQuantity
            label={words.quantityOf({ name: displayName })}
            view={amount.view}
            send={amount.send}
            language={language}
            note={notedOf({ ...position, quantity }, entered, limit, wording)}
            isDisabled={isFrozen || !exists}
            fewerLabel={words.fewer({ name: displayName })}
            moreLabel={words.moreOf({ name: displayName })}
          />
          <span className={styles.unit}>{unit}</span>
        </div>
      </div>
      <div className={styles.linePrice} data-never-cover>
        <span className={styles.cellLabel}>{words.columns.linePrice}</span>
        <b>{money(isNet ? position.lineNet : position.lineGross)}</b>
      </div>
      <PositionNote position={position} isFrozen={isFrozen} onCommand={onCommand} />
      <div className={styles.notices}>
        {exists ? null : <Notice tone="danger">{words.unavailable}</Notice>}
        {exists && !isOrderable ? <Notice tone="danger">{words.notOrderable}</Notice> : null}
        <PriceChange position={position} isNet={isNet} />
      </div>
      <div className={styles.remove}>
        <IconButton
          icon="trash"
          label={words.removeOf({ name: displayName })}
          isClosed={isFrozen}
          onClick={remove}
        />
      </div>
    </li>
  );
}, isSameRow);

function isSameRow(before: PositionRowProps, after: PositionRowProps): boolean {
  const { position: old, ...oldRest } = before;
  const { position: fresh, ...freshRest } = after;
  const same = <Fields extends object>(left: Fields, right: Fields): boolean =>
    (Object.keys(right) as (keyof Fields)[]).every((key) => Object.is(left[key], right[key]));
  return same(oldRest, freshRest) && same(old, fresh);
}

/** What stands below the amount: that the entry was no number, before anything that was known without it. */
function notedOf(
  position: PositionView,
  correction: SpokenCorrection | null,
  limit: string | null,
  wording: Wording,
): string | null {
  if (correction?.reason === 'notANumber' && correction.stored === position.quantity)
    return correctionNote(correction, wording);
  return limit ?? quantityNote(position, correction, wording);
}

const correctionNote = ({ reason, stored }: SpokenCorrection, { texts, language }: Wording): string =>
  texts.vocabulary.quantityCorrected[reason]({ stored: formatNumber(stored, language) });

/** How the amount was corrected, or that no more can be had. */
function quantityNote(
  { available, quantity, isOrderable, unit, ...limits }: PositionView,
  correction: SpokenCorrection | null,
  wording: Wording,
): string | null {
  const { texts, language } = wording;
  const isAboveStock =
    correction?.reason === 'aboveMaximum' && available !== null && available < quantityRuleOf(limits).maximum;
  if (isOrderable && available === 0) return texts.basketPage.tooFew;
  if (isOrderable && available !== null && (quantity >= available || isAboveStock))
    return texts.vocabulary.stockLeft({
      amount: formatQuantity(available, unit, texts.vocabulary.units, language),
      isOne: available === 1,
    });
  // Once the amount has become another one, what was said of it is over.
  return correction === null || correction.stored !== quantity ? null : correctionNote(correction, wording);
}

interface PositionFactsProps {
  readonly position: PositionView;
  readonly isNet: boolean;
}

function PositionFacts({ position, isNet, children }: PositionFactsProps & { readonly children: ReactNode }) {
  const wording = useWording();
  const { basket: words, vocabulary } = wording.texts;
  const { language } = wording;
  const money = useMoney();
  const prefetch = usePrefetch();
  const ofMaker = makersNumber(position);
  const next = position.exists && position.isOrderable ? nextTier(position.prices, position.quantity) : null;
  const nextCents = next === null ? null : isNet ? next.net_price : next.gross_price;
  return (
    <div className={styles.facts}>
      <h2 className={styles.name}>
        {position.url === '' ? (
          position.displayName
        ) : (
          <Link to={position.url} tone="plain" onIntent={prefetch}>
            {position.displayName}
          </Link>
        )}
      </h2>
      <div className={styles.numbers}>
        <span>{words.articleNumber({ number: position.articleNumber })}</span>
        {ofMaker === null ? null : (
          <span className={styles.oem}>
            {words.manufacturerNumber({ brand: position.brandName, number: ofMaker })}
          </span>
        )}
        {position.exists ? (
          <DeliveryState
            article={position}
            setting={{ ...wording, allowOrdersWithoutStock: position.isOrderable }}
          />
        ) : null}
      </div>
      {position.fit ? (
        <p className={styles.quiet}>
          {position.fitPath ? (
            <Link to={position.fitPath} tone="alone">
              {position.fit}
            </Link>
          ) : (
            position.fit
          )}
        </p>
      ) : null}
      {next === null || nextCents === null ? null : (
        <p className={styles.quiet}>
          {vocabulary.fromQuantity({
            quantity: formatQuantity(next.quantity_lower_bound, position.unit, vocabulary.units, language),
            price: money(nextCents),
          })}
        </p>
      )}
      {children ??
        (position.costCenter === '' ? null : (
          <p className={styles.note}>{words.costCenterIs({ name: position.costCenter })}</p>
        ))}
      {position.offerNumber === '' ? null : (
        <p className={styles.note}>{words.offerIs({ number: position.offerNumber })}</p>
      )}
    </div>
  );
}

/** The price is not the one the buyer agreed to last; a rise needs new consent in the checkout. */
function PriceChange({ position, isNet }: PositionFactsProps) {
  const { basket: words, basketPage } = useTexts();
  const money = useMoney();
  const { agreedPrice, price } = position;
  const now = isNet ? price.net_price : price.gross_price;
  if (agreedPrice === null || now === null) return null;
  const before = isNet ? agreedPrice.net_price : agreedPrice.gross_price;
  if (before === now) return null;
  const prices = { oldPrice: money(before), newPrice: money(now) };
  return (
    <Notice tone={now > before ? 'warning' : 'info'}>
      {now > before ? words.priceRisen(prices) : basketPage.priceFallen(prices)}
    </Notice>
  );
}
