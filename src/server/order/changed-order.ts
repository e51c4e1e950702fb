import type { AdminOrder } from '#contract/admin-orders.ts';
import { quantityFieldOf } from '#contract/forms/changed-quantities.ts';
import { couponDiscount } from '#domain/coupon.ts';
import { isGiftLine } from '#domain/free-article.ts';
import { formatMoney, formatNumber } from '#domain/money-format.ts';
import { reckonedSide, unitAmount } from '#domain/price.ts';
import type { Amount, LinePrice } from '#domain/price.ts';
import { correctQuantity, parseQuantity, smallestQuantity } from '#domain/quantity.ts';
import { basketTotals, goodsAmount, lineAmount, noAmount } from '#domain/totals.ts';
import { formatQuantity } from '#domain/unit.ts';
import { ruleOf, unitNetOf } from '#server/basket/basket-lines.ts';
import { refuse } from '#server/calls/failures.ts';
import { orderingTexts, shippingPriceOf } from '#server/method/method.service.ts';
import type { StoredMethods } from '#server/method/stored-methods.ts';
import type { Language } from '#server/session/visitor.ts';
import { textsOf } from '#texts/catalogues.ts';
import type { ChangedOrder, OrderToChange, PositionToChange } from './order-change.repository.ts';
import { sumColumnsOf } from './order-sum-columns.ts';
import type { OrderPositionToPlace } from './stored-order.ts';

/** A quantity somebody asks for in the place of another one. */
export interface AskedQuantity {
  readonly position: number;
  /** What stood there for whoever asks. */
  readonly from: number;
  /** As it was typed. */
  readonly to: string;
}

interface PlannedChange extends ChangedOrder {
  /** What changes, one sentence a line, in the language of the order. */
  readonly said: string;
}

const isGift = ({ unitNetCents: unitNet, unitGrossCents: unitGross }: OrderPositionToPlace): boolean =>
  isGiftLine({ unitNet, unitGross });

/** Positions of an order whose quantity can be lowered. Gifts follow the value of goods: nobody chooses their quantity. */
export const changeableIn = (positions: readonly OrderPositionToPlace[]): AdminOrder['changeable'] =>
  positions
    .filter((position) => !isGift(position))
    .map(({ position, displayName, quantity, unit }) => ({ position, displayName, quantity, unit }));

/** The quantity that was typed for a position; refused at its field where it can be none. */
function quantityFor(position: PositionToChange, { from, to }: AskedQuantity, language: Language): number {
  const { orderChange: texts } = orderingTexts(language);
  const { units } = textsOf(language).vocabulary;
  const amount = (quantity: number): string => formatQuantity(quantity, position.unit, units, language);
  const refuseAt = (sentence: string): never =>
    refuse('release.notAllowed', sentence, {
      fieldErrors: { [quantityFieldOf(position.position)]: sentence },
    });
  if (from !== position.quantity || isGift(position)) return refuse('release.notAllowed', texts.unlike);
  const quantity = parseQuantity(to);
  if (!Number.isInteger(quantity) || quantity < 0) return refuseAt(texts.notANumber);
  if (quantity > from) return refuseAt(texts.more({ quantity: amount(from) }));
  if (quantity === 0 || quantity === from || position.article === null) return quantity;
  const rule = ruleOf(position.article);
  const corrected = correctQuantity(quantity, rule);
  if (corrected.reason === null) return quantity;
  if (corrected.quantity >= from) return refuseAt(texts.onlyAll({ quantity: amount(from) }));
  const smallest = smallestQuantity(rule);
  return refuseAt(
    texts.unfit({ quantity: formatNumber(corrected.quantity, language), smallest: amount(smallest) }),
  );
}

/** Net cents of a piece: as it was ordered, unless the new quantity lies on another rung of today's ladder. */
function unitNetFor({ article, quantity: before, unitNetCents }: PositionToChange, quantity: number): number {
  const rung = unitNetOf(article, quantity);
  return rung === null || rung === unitNetOf(article, before) ? unitNetCents : rung;
}

interface Lines {
  readonly position: PositionToChange;
  readonly quantity: number;
  readonly price: LinePrice;
}

/**
 * Reckons a waiting order with smaller quantities: prices stay, but for a line whose new quantity lies on another rung of the
 * ladder; coupon, gifts and free shipping stay where the value of goods still allows them
 * (docs/decisions/0119).
 *
 * @throws Refused with `release.notAllowed`, at the field where one is to blame
 */
export function changeOrder(
  { order, coupon, positions }: OrderToChange,
  asked: readonly AskedQuantity[],
  { methods, language }: { readonly methods: StoredMethods; readonly language: Language },
): PlannedChange {
  const { orderChange: texts } = orderingTexts(language);
  const { mode, isTaxExempt, shippingSlug } = order;
  const rules = { mode, isTaxExempt };
  if (asked.some(({ position }) => positions.every((each) => each.position !== position)))
    return refuse('release.notAllowed', texts.unlike);
  const lines: Lines[] = positions
    .filter((position) => !isGift(position))
    .map((position) => {
      const change = asked.find((each) => each.position === position.position);
      const quantity = change === undefined ? position.quantity : quantityFor(position, change, language);
      const unitNet = unitNetFor(position, quantity);
      return { position, quantity, price: { unitNet, taxRate: position.taxRate, quantity } };
    });
  const kept = lines.filter(({ quantity }) => quantity > 0);
  const changed = lines.filter(({ position, quantity }) => quantity !== position.quantity);
  if (changed.length === 0) return refuse('release.notAllowed', texts.nothing);
  if (kept.length === 0) return refuse('release.notAllowed', texts.everything);

  const prices = kept.map(({ price }) => price);
  const goods = goodsAmount(prices, rules);
  const value = reckonedSide(goods, rules);
  const reached = coupon !== null && value >= coupon.minimum ? coupon : null;
  const isEarned = ({ gift }: PositionToChange): boolean =>
    gift === null || (value >= gift.from && (!gift.needsCoupon || reached !== null));
  const gifts = positions.filter(isGift);
  const goneGifts = gifts.filter((position) => !isEarned(position));
  const isOfCoupon = ({ gift }: PositionToChange): boolean => gift?.needsCoupon === true;
  // A coupon whose article has gone gives nothing any more.
  const isEmptied =
    coupon?.kind === 'freeArticle' &&
    goneGifts.some(isOfCoupon) &&
    !gifts.some((position) => isOfCoupon(position) && isEarned(position));
  const couponLeft = isEmptied ? null : reached;
  const losesCoupon = order.couponCode !== '' && couponLeft === null;
  const wasFree = order.shippingNetCents === 0 && order.shippingGrossCents === 0;
  const stays: Amount = { net: order.shippingNetCents, gross: order.shippingGrossCents };
  const today = shippingPriceOf(methods, shippingSlug, goods, rules) ?? (wasFree ? noAmount : stays);
  // Fewer pieces may be worth more, and their shipping free.
  const isFreeToday = reckonedSide(today, rules) === 0;
  const shipping: Amount = couponLeft?.kind === 'freeShipping' || !(wasFree || isFreeToday) ? stays : today;
  const totals = basketTotals({
    ...rules,
    lines: prices,
    shipping,
    paymentFee: { net: order.feeNetCents, gross: order.feeGrossCents },
    freeShippingFrom: null,
    discount: couponLeft === null ? 0 : couponDiscount(couponLeft, value),
  });

  // The buyer reads it as well as those who decide.
  const said = orderingTexts(order.language).orderChange;
  const { units } = textsOf(order.language).vocabulary;
  const sentences = [
    ...changed.map(({ position, quantity, price: { unitNet } }) => {
      const { displayName: name, quantity: before, unit, unitNetCents } = position;
      const from = formatQuantity(before, unit, units, order.language);
      if (quantity === 0) return said.takenOut({ name, from });
      const lowered = said.lowered({ name, from, to: formatNumber(quantity, order.language) });
      if (unitNet === null || unitNet === unitNetCents) return lowered;
      const [now, then] = [unitNet, unitNetCents].map((cents) => formatMoney(cents, order.language));
      return `${lowered}${said.otherPrice({ now: now ?? '', then: then ?? '' })}`;
    }),
    ...goneGifts.map(({ displayName: name }) => said.giftGone({ name })),
    ...(losesCoupon ? [said.couponGone({ code: order.couponCode })] : []),
    ...(!wasFree && isFreeToday ? [said.shippingFree] : []),
    ...(wasFree && totals.shippingNet > 0
      ? [said.shippingAdded({ amount: formatMoney(totals.shippingNet, order.language) })]
      : []),
  ];
  return {
    said: sentences.join('\n'),
    losesCoupon,
    returnable: positions.flatMap(({ article }) => article?.id ?? []),
    lowered: changed
      .filter(({ quantity }) => quantity > 0)
      .map(({ position: { position }, quantity, price }) => {
        const unit = unitAmount(price.unitNet ?? 0, price.taxRate, rules);
        const line = lineAmount(price, rules);
        return {
          position,
          quantity,
          unitNetCents: unit.net,
          unitGrossCents: unit.gross,
          lineNetCents: line.net,
          lineGrossCents: line.gross,
        };
      }),
    takenOut: [
      ...lines.filter(({ quantity }) => quantity === 0).map(({ position }) => position.position),
      ...goneGifts.map(({ position }) => position),
    ],
    reckoned: {
      couponCode: losesCoupon ? '' : order.couponCode,
      ...sumColumnsOf(totals),
      positionCount:
        order.positionCount - lines.filter(({ quantity }) => quantity === 0).length - goneGifts.length,
      countedPieces: kept.reduce((sum, { quantity }) => sum + quantity, 0),
    },
  };
}
