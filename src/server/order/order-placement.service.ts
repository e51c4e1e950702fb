import { createDeliveryDayCheck } from './delivery-day-check.ts';
import { createHash } from 'node:crypto';
import type { SaveOrderBody, SaveOrderReply, PriceRise } from '#contract/checkout.ts';
import { positionUid } from '#domain/basket.ts';
import { countingEnd, reservationEnd } from '#domain/order-state.ts';
import { hasRisen, unitAmount } from '#domain/price.ts';
import { lineAmount } from '#domain/totals.ts';
import { faultWords } from '#server/calls/form-check.ts';
import { serverTexts } from '#server/calls/server-texts.ts';
import { textsOf } from '#texts/catalogues.ts';
import type { Foundation } from '#server/runtime/foundation.ts';
import { Unavailable, refuse } from '#server/calls/failures.ts';
import type { BasketOwner } from '#server/basket/stored-basket.ts';
import { isLostRace, isOverLimit, loadForOrder, placeOrder } from './order-placement.repository.ts';
import type { StockNeed } from './order-placement.repository.ts';
import type { OrderPositionToPlace, OrderToPlace } from './stored-order.ts';
import type { Visitor } from '#server/session/visitor.ts';
import { stockLimitOf } from '#server/basket/basket-lines.ts';
import { ownerOf } from '#server/basket/basket.service.ts';
import type { BasketService } from '#server/basket/basket.service.ts';
import { transaction } from '#server/database/pool.ts';
import type { Executor } from '#server/database/pool.ts';
import type { FirmService } from '#server/firm/firm.service.ts';
import { basketStateOf, emptyBasket, reckon } from '#server/basket/basket-view.ts';
import type { Reckoning } from '#server/basket/basket-view.ts';
import { refuseUnsellable } from '#server/basket/unsellable.ts';
import { couponInForce, couponProblem } from '#server/coupon/coupon-in-basket.ts';
import type { StoredCoupon } from '#server/coupon/stored-coupon.ts';
import { releaseInfosOf } from '#server/basket/release-infos.ts';
import { orderingTexts } from '#server/method/method.service.ts';
import { firstState } from './order-life.ts';
import { countersOf, refuseOverLimit } from './order-limits.ts';
import { sumColumnsOf } from './order-sum-columns.ts';
import { hashOrderToken, readOrderToken } from './order-token.service.ts';
import type { SeenOrder } from './order-token.service.ts';
import type { ShopSettings } from '#server/settings/settings.service.ts';

export interface OrderPlacement {
  readonly saveOrder: (visitor: Visitor, body: SaveOrderBody, now: Date) => Promise<SaveOrderReply>;
}

const mostAttempts = 6;
const berlinYear = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Berlin', year: 'numeric' });

/** The buyer's own number of the order; empty when none was given. */
const referenceOf = ({ reference = '' }: SaveOrderBody): string => reference;

/** What was asked with the token; a second request with the same token must ask the same (R44). */
function hashRequest(body: SaveOrderBody): string {
  const asked = [body.orderToken, body.agb_check_approved, body.comment];
  // Without a number the hash is the one of orders that were placed before there were any.
  if (referenceOf(body) !== '') asked.push(referenceOf(body));
  const { deliveryDay = '' } = body;
  const all = deliveryDay === '' ? asked : [...asked, { deliveryDay }];
  return createHash('sha256').update(JSON.stringify(all)).digest('hex');
}

/** Positions whose unit price is above the one last agreed to (R38). */
function priceRises({ stored, lines, rules }: Reckoning): PriceRise[] {
  return stored.positions.flatMap((position, index) => {
    const line = lines[index];
    if (line === undefined || line.unitNet === null) return [];
    const now = unitAmount(line.unitNet, line.taxRate, rules);
    const agreed = { net: position.agreedNet, gross: position.agreedGross };
    if (!hasRisen(agreed, now, rules)) return [];
    return [
      {
        uid: positionUid(position),
        displayName: position.article?.name ?? position.articleNumber,
        oldNet: position.agreedNet,
        oldGross: position.agreedGross,
        newNet: now.net,
        newGross: now.gross,
      },
    ];
  });
}

function positionsOf({ stored, lines, rules }: Reckoning): OrderPositionToPlace[] {
  return stored.positions.flatMap((position, index) => {
    const line = lines[index];
    const { article } = position;
    if (article === null || line === undefined || line.unitNet === null) return [];
    const unit = unitAmount(line.unitNet, line.taxRate, rules);
    const amount = lineAmount(line, rules);
    return [
      {
        position: index + 1,
        articleId: article.id,
        articleNumber: article.articleNumber,
        manufacturerNumber: article.manufacturerNumber,
        displayName: article.name,
        quantity: position.quantity,
        unit: position.unit,
        unitNetCents: unit.net,
        unitGrossCents: unit.gross,
        taxRate: rules.isTaxExempt ? 0 : line.taxRate,
        lineNetCents: amount.net,
        lineGrossCents: amount.gross,
        hint: position.hint,
        costCenter: position.costCenter,
        offerNumber: position.offerNumber,
        freeArticleId: null,
      },
    ];
  });
}

/** Gifts as lines of 0,00 €, after the positions that are paid (S4.3-12). */
function giftsOf({ gifts, stored, rules }: Reckoning, { language }: Visitor): OrderPositionToPlace[] {
  return gifts.given.map(({ id, article, quantity }, index) => ({
    position: stored.positions.length + index + 1,
    articleId: article.id,
    articleNumber: article.articleNumber,
    manufacturerNumber: article.manufacturerNumber,
    displayName: article.name,
    quantity,
    unit: article.unit,
    unitNetCents: 0,
    unitGrossCents: 0,
    taxRate: rules.isTaxExempt ? 0 : article.taxRate,
    lineNetCents: 0,
    lineGrossCents: 0,
    hint: serverTexts(language).freeArticle.gift,
    costCenter: '',
    offerNumber: '',
    freeArticleId: id,
  }));
}

/** The coupon an order uses up: one that gives an article only with that article. */
function usedCouponOf({ coupon, gifts }: Reckoning): StoredCoupon | null {
  const inForce = couponInForce(coupon);
  if (inForce?.kind !== 'freeArticle') return inForce;
  return gifts.given.some(({ couponId }) => couponId === inForce.id) ? inForce : null;
}

function stockNeeds({ stored, rules, gifts }: Reckoning): StockNeed[] {
  const needs = new Map<number, StockNeed>();
  for (const { article, quantity } of [...stored.positions, ...gifts.given]) {
    if (article === null) continue;
    const isUnbounded = rules.allowOrdersWithoutStock || article.isUnbounded;
    const kind = isUnbounded ? 'unbounded' : stockLimitOf(article, rules) === null ? 'floor' : 'bounded';
    const sum = (needs.get(article.id)?.quantity ?? 0) + quantity;
    needs.set(article.id, { articleId: article.id, quantity: sum, kind });
  }
  return [...needs.values()].sort((left, right) => left.articleId - right.articleId);
}

const hourMs = 3_600_000;

/** Why and how long an order waits for a release; nulls where it needs none. */
function waitingOf({ releaseReasons, firm }: Reckoning, now: Date) {
  const after = (hours: number): Date => new Date(now.getTime() + hours * hourMs);
  const [first] = releaseReasons;
  if (first === undefined || firm === null)
    return {
      releaseCheck: null,
      releaseLimitCents: null,
      releaseValueCents: null,
      releaseReasons: [],
      mayReleaseOwn: false,
      reminderAt: null,
      deputyAt: null,
      releaseUntil: null,
    };
  const { reminderHours, deputyHours, expiryHours } = firm.times;
  return {
    releaseCheck: first.check,
    releaseLimitCents: first.limit,
    releaseValueCents: first.value,
    releaseReasons: [...releaseReasons],
    mayReleaseOwn: firm.mayReleaseOwn,
    reminderAt: after(reminderHours),
    deputyAt: deputyHours === null ? null : after(deputyHours),
    releaseUntil: after(expiryHours),
  };
}

/** Places orders: exactly once per token, at the prices the buyer saw, from stock that is really there (R38, R43–R46). */
export function createOrderPlacement(needs: {
  readonly foundation: Foundation;
  readonly baskets: BasketService;
  readonly firms: FirmService;
}): OrderPlacement {
  const { database, keys, environment, log, holidays } = needs.foundation;
  const deliveryDayProblem = createDeliveryDayCheck(holidays);

  const checkSeen = (visitor: Visitor, seen: SeenOrder, reckoning: Reckoning): void => {
    const texts = orderingTexts(visitor.language);
    const { stored, totals } = reckoning;
    const basket = () => ({ basket: basketStateOf(reckoning, visitor) });
    const isSameBasket = seen.basketId === stored.id && seen.version === stored.version;
    if (!isSameBasket || seen.mode !== reckoning.rules.mode)
      refuse('basket.changed', texts.basketChanged, basket());
    const needsRelease = reckoning.releaseReasons.length > 0;
    if (seen.needsRelease !== needsRelease)
      refuse('release.changed', texts.releaseChanged[needsRelease ? 'needed' : 'notNeeded'], basket());
    if (seen.fingerprint === reckoning.fingerprint) return;
    // A gift that was seen has fallen out: the buyer decides whether the order is worth it without.
    const gone = reckoning.gifts.chosen.find(({ problem }) => problem !== '');
    if (gone !== undefined)
      refuse('freeArticle.notAvailable', `${gone.display_name}: ${gone.problem}`, basket());
    const { coupon } = reckoning;
    if (coupon !== null && coupon.obstacle !== null && totals.totalGross > seen.totalGross)
      refuse('coupon.notValid', couponProblem(coupon, visitor.language), basket());
    // One price that rose asks again even where another fell by more: nothing dearer is bought unseen (R38).
    const rises = priceRises(reckoning);
    if (rises.length === 0 && totals.totalGross <= seen.totalGross) return;
    refuse('price.risen', texts.priceRisen, { ...basket(), priceRises: rises });
  };

  const orderOf = (
    visitor: Visitor,
    body: SaveOrderBody,
    reckoning: Reckoning,
    { prepaymentReservedDays }: ShopSettings,
    now: Date,
  ): OrderToPlace => {
    const { checkout, stored, totals, rules } = reckoning;
    const usedCoupon = usedCouponOf(reckoning);
    const { paymentMethod, shippingMethod, billingAddress, shippingAddress } = checkout;
    if (
      paymentMethod === null ||
      shippingMethod === null ||
      billingAddress === null ||
      shippingAddress === null
    )
      throw new Error('an incomplete order reached its writing');
    const { isPrepaid } = paymentMethod;
    const waiting = waitingOf(reckoning, now);
    // The time to pay begins with the release.
    const reservedUntil =
      isPrepaid && waiting.releaseUntil === null ? reservationEnd(now, prepaymentReservedDays) : null;
    return {
      state: firstState({ isPrepaid, placedAt: now, reservedUntil, ...waiting }),
      accountId: visitor.user?.accountId ?? null,
      ...waiting,
      // What waits takes nothing yet: it is counted by the release.
      budgetShares: waiting.releaseUntil === null ? [...reckoning.budgetShares] : [],
      tokenHash: hashOrderToken(body.orderToken),
      requestHash: hashRequest(body),
      year: Number(berlinYear.format(now)),
      mode: rules.mode,
      language: visitor.language,
      email: checkout.email,
      billingAddress,
      shippingAddress,
      paymentSlug: paymentMethod.slug,
      paymentName: paymentMethod.displayName,
      shippingSlug: shippingMethod.slug,
      shippingName: shippingMethod.displayName,
      iban: paymentMethod.needsIban ? stored.iban : null,
      accountHolder: paymentMethod.needsIban ? stored.accountHolder : '',
      isPrepaid,
      minimumDays: shippingMethod.minimumDays,
      maximumDays: shippingMethod.maximumDays,
      comment: body.comment,
      reference: referenceOf(body),
      deliveryDay: body.deliveryDay || null,
      couponId: usedCoupon?.id ?? null,
      couponCode: usedCoupon?.code ?? '',
      ...sumColumnsOf(totals),
      isTaxExempt: rules.isTaxExempt,
      placedAt: now,
      reservedUntil,
      countedUntil: countingEnd(now, reservedUntil),
      countedPieces: stored.positions.reduce((sum, { quantity }) => sum + quantity, 0),
    };
  };

  /**
   * Places an order. One that waits holds its firm meanwhile: whoever changes its people comes before the look, or finds the
   * order (docs/decisions/0157). Null when they have changed since.
   */
  const placeHeld = (
    { user }: Visitor,
    { releaseReasons, firm }: Reckoning,
    place: (executor: Executor) => Promise<string | null>,
  ): Promise<string | null> => {
    if (user === null || firm === null || releaseReasons.length === 0) return place(database);
    return transaction(database, async (executor) =>
      (await needs.firms.hold(executor, user, firm)) ? place(executor) : null,
    );
  };

  /** One look and, when everything holds, one write; null when somebody else was faster. */
  const attempt = async (
    visitor: Visitor,
    owner: BasketOwner,
    body: SaveOrderBody,
    now: Date,
  ): Promise<SaveOrderReply | null> => {
    const texts = orderingTexts(visitor.language);
    const [known, { placed, basket, chosenFreeArticles, methods, settings }] = await Promise.all([
      needs.baskets.context(visitor),
      loadForOrder(database, owner, hashOrderToken(body.orderToken)),
    ]);
    // Those that were chosen are as they are now; the others only fill the basket of a refusal.
    const freeArticles = [
      ...chosenFreeArticles,
      ...known.freeArticles.filter(({ id }) => basket?.freeArticleIds.includes(id) !== true),
    ];
    // Settings are read in the moment of the order: what a switch allowed a second ago is no permission (S4.3-05).
    const reckoning = reckon(basket ?? emptyBasket, { ...known, methods, freeArticles, settings });
    const fresh = () => ({ basket: basketStateOf(reckoning, visitor) });
    if (placed !== null) {
      if (placed.requestHash !== hashRequest(body)) refuse('token.conflict', texts.tokenConflict, fresh());
      return replyFor(placed.orderNumber, true);
    }
    if (basket === null) await needs.baskets.refuseWhenTaken(visitor);
    if (!reckoning.rules.mayOrder) refuse('order.notAllowed', texts.orderNotAllowed, fresh());
    if (reckoning.stored.positions.length === 0) refuse('basket.empty', texts.basketEmpty, fresh());
    const missing = body.agb_check_approved ? reckoning.missing : reckoning.checkout.missing;
    const isIdentified = reckoning.checkout.identity !== 'none';
    if (missing.length > 0 || !isIdentified) {
      const sentences = missing.map((code) => textsOf(visitor.language).forms.missing[code]);
      refuse(
        'checkout.incomplete',
        isIdentified ? sentences : [faultWords[visitor.language].sentences.emailInvalid, ...sentences],
        fresh(),
      );
    }
    const seen = readOrderToken(keys, body.orderToken);
    if (seen === null) return refuse('token.conflict', texts.tokenConflict, fresh());
    refuseUnsellable(visitor, reckoning);
    checkSeen(visitor, seen, reckoning);
    const dayProblem = deliveryDayProblem({
      day: body.deliveryDay ?? '',
      days: reckoning.checkout.deliveryDays,
      language: visitor.language,
      holidayState: settings.holidayState,
    });
    if (dayProblem !== null)
      refuse('fields.invalid', dayProblem, { fieldErrors: { deliveryDay: dayProblem }, ...fresh() });
    const { orderAction, orderActionReason } = releaseInfosOf(reckoning, visitor);
    // Who may order, but nothing that nobody can release, stays where they are and reads why.
    if (orderAction === 'block') refuse('release.notAllowed', orderActionReason, fresh());
    const order = orderOf(visitor, body, reckoning, settings, now);
    const counters = countersOf(visitor, order.email, { keys, limits: environment.limits.orders });
    const place = (executor: Executor) =>
      placeOrder(executor, owner, {
        basket: reckoning.stored,
        order,
        positions: [...positionsOf(reckoning), ...giftsOf(reckoning, visitor)],
        needs: stockNeeds(reckoning),
        counters,
      });
    try {
      const orderNumber = await placeHeld(visitor, reckoning, place);
      return orderNumber === null ? null : replyFor(orderNumber, false);
    } catch (error) {
      if (isLostRace(error)) return null;
      if (!isOverLimit(error)) throw error;
      const { phone } = settings.address;
      await refuseOverLimit(database, visitor, { order, counters, phone, log, more: fresh() });
      return null;
    }
  };

  return {
    async saveOrder(visitor, body, now) {
      const owner = ownerOf(visitor);
      if (owner === null) {
        const given = await needs.baskets.context(visitor);
        return refuse('basket.empty', orderingTexts(visitor.language).basketEmpty, {
          basket: basketStateOf(reckon(emptyBasket, given), visitor),
        });
      }
      for (let count = 0; count < mostAttempts; count += 1) {
        const reply = await attempt(visitor, owner, body, now);
        if (reply !== null) return reply;
      }
      throw new Unavailable('The order lost too many races.');
    },
  };
}

const replyFor = (orderNumber: string, isRepetition: boolean): SaveOrderReply => ({
  success: true,
  orderNumber,
  isRepetition,
  redirectTo: `/shop/checkout/confirmation/${encodeURIComponent(orderNumber)}`,
});
