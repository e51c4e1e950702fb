import type { Address, AddressInput } from '#contract/address.ts';
import type { BasketState } from '#contract/basket.ts';
import type { AddressChoice, BillingBody, RemarksBody, ShippingBody } from '#contract/checkout.ts';
import { normaliseAddress } from '#domain/address-check.ts';
import { normaliseEmail } from '#domain/email.ts';
import { addressForm } from '#domain/forms/address.ts';
import { bankAccountForm } from '#domain/forms/bank-account.ts';
import { guestForm } from '#domain/forms/guest.ts';
import { normaliseIban } from '#domain/iban.ts';
import { compileSchema } from '#server/calls/compiled-schema.ts';
import { requireForm } from '#server/calls/form-check.ts';
import type { Foundation } from '#server/runtime/foundation.ts';
import { Unavailable, refuse } from '#server/calls/failures.ts';
import type { AddressBookService } from '#server/address/address-book.service.ts';
import type { AddressService } from '#server/address/address.service.ts';
import type { CheckoutFacts, StoredBasket } from '#server/basket/stored-basket.ts';
import type { ReckonedFreeArticles } from '#server/free-article/free-articles-in-basket.ts';
import type { Visitor } from '#server/session/visitor.ts';
import { ownerOf } from '#server/basket/basket.service.ts';
import type { BasketService } from '#server/basket/basket.service.ts';
import { basketStateOf, emptyBasket, reckon } from '#server/basket/basket-view.ts';
import type { BasketContext, Reckoning } from '#server/basket/basket-view.ts';
import { keepRemarks, patchFacts, writeFacts } from './checkout-facts.repository.ts';
import type { FactsPatch } from './checkout-facts.repository.ts';
import { orderingTexts, paymentMethodOf, shippingMethodOf } from '#server/method/method.service.ts';

export interface CheckoutService {
  readonly billingAddress: (visitor: Visitor, body: BillingBody) => Promise<BasketState>;
  readonly shippingAddress: (visitor: Visitor, body: ShippingBody) => Promise<BasketState>;
  readonly paymentMethod: (
    visitor: Visitor,
    body: { slug: string; iban?: string | undefined; accountHolder?: string | undefined },
  ) => Promise<BasketState>;
  readonly shippingMethod: (visitor: Visitor, body: { slug: string }) => Promise<BasketState>;
  /** Keeps what a person has typed in the last step; of a guest nothing. */
  readonly remarks: (visitor: Visitor, typed: RemarksBody) => Promise<void>;
  /**
   * Notes which free articles were chosen.
   *
   * @param choose gives their ids, or refuses; told what was chosen, what goes with the basket and the basket itself
   */
  readonly chooseFreeArticles: (
    visitor: Visitor,
    choose: (
      chosen: readonly number[],
      gifts: ReckonedFreeArticles,
      fresh: () => { readonly basket: BasketState },
    ) => readonly number[],
  ) => Promise<BasketState>;
  /**
   * Notes the code of a coupon, or that there is none.
   *
   * @param judge refuses what only the whole basket can decide; the code from before is put back then
   */
  readonly takeCoupon: (
    visitor: Visitor,
    couponCode: string | null,
    judge: (reckoning: Reckoning) => void,
  ) => Promise<BasketState>;
}

export interface CheckoutNeeds {
  readonly foundation: Foundation;
  readonly baskets: BasketService;
  readonly addresses: AddressService & Pick<AddressBookService, 'keep'>;
}

const mostAttempts = 5;

/** Refuses what is missing or wrong in a typed address, each fault under its field (docs/decisions/0001). */
function checkedAddress(visitor: Visitor, typed: AddressInput): Address {
  requireForm(addressForm, typed, { language: visitor.language, place: 'address' });
  return { ...normaliseAddress(typed), id: null, isDefault: false };
}

/** Keeps what the checkout is told, per basket; every fact makes the basket's version grow. */
export function createCheckoutService(needs: CheckoutNeeds): CheckoutService {
  // Every order checks two; forms that are made for one call would cost more than they save.
  compileSchema(addressForm.schema);
  const { database } = needs.foundation;

  const keptAddress = async (visitor: Visitor, id: number): Promise<Address> => {
    const found = visitor.user === null ? null : await needs.addresses.find(visitor.user.id, id);
    return found ?? refuse('address.notFound', orderingTexts(visitor.language).addressNotFound);
  };

  /** @param judge refuses what may not be chosen, before it is kept */
  const chosenAddress = async (
    visitor: Visitor,
    choice: AddressChoice,
    judge: (address: Address) => void | Promise<void> = () => undefined,
  ): Promise<Address> => {
    const isTyped = 'address' in choice;
    const address = isTyped
      ? checkedAddress(visitor, choice.address)
      : await keptAddress(visitor, choice.addressId);
    await judge(address);
    const { user } = visitor;
    if (!isTyped || choice.isKept !== true || user === null) return address;
    const { id: _, isDefault: __, ...typed } = address;
    return needs.addresses.keep({ ...visitor, user }, typed);
  };

  /**
   * Stores facts in one statement. `judge` may refuse what only the whole basket can decide; the choice from before is
   * then put back.
   */
  const change = async (
    visitor: Visitor,
    patch: FactsPatch,
    judge: (reckoning: Reckoning) => void = () => undefined,
  ): Promise<BasketState> => {
    const owner = ownerOf(visitor);
    const given = await needs.baskets.context(visitor);
    for (let attempt = 0; owner !== null && attempt < mostAttempts; attempt += 1) {
      const written = await patchFacts(database, owner, patch);
      if (written === null) {
        const stored = await needs.baskets.stored(visitor);
        if (stored === null) await needs.baskets.refuseWhenTaken(visitor);
        if (stored === null || stored.positions.length === 0) return refuseEmpty(visitor, stored, given);
        continue;
      }
      const { basket, previous } = written;
      const reckoning = reckon(basket, given);
      try {
        judge(reckoning);
      } catch (error) {
        await writeFacts(database, owner, basket.version, { ...basket, ...previous });
        throw error;
      }
      return basketStateOf(reckoning, visitor);
    }
    if (owner === null) return refuseEmpty(visitor, null, given);
    throw new Unavailable('The basket changed too often at once.');
  };

  const refuseEmpty = (visitor: Visitor, stored: StoredBasket | null, given: BasketContext): never =>
    refuse('basket.empty', orderingTexts(visitor.language).basketEmpty, {
      basket: basketStateOf(reckon(stored ?? emptyBasket, given), visitor),
    });

  /** Stores other facts onto the state they were decided on, until it stood still in between. */
  const decide = async (
    visitor: Visitor,
    factsFor: (stored: StoredBasket, reckoning: Reckoning) => Partial<CheckoutFacts>,
  ): Promise<BasketState> => {
    const owner = ownerOf(visitor);
    await needs.baskets.renewFreeArticles();
    for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
      const [given, stored] = await Promise.all([
        needs.baskets.context(visitor),
        needs.baskets.stored(visitor),
      ]);
      if (owner === null || stored === null || stored.positions.length === 0) {
        if (stored === null) await needs.baskets.refuseWhenTaken(visitor);
        return refuseEmpty(visitor, stored, given);
      }
      const facts = { ...stored, ...factsFor(stored, reckon(stored, given)) };
      if (await writeFacts(database, owner, stored.version, facts)) return needs.baskets.show(visitor);
    }
    throw new Unavailable('The basket changed too often at once.');
  };

  return {
    async remarks(visitor, typed) {
      const owner = ownerOf(visitor);
      if (owner?.kind === 'user') await keepRemarks(database, owner.id, typed);
    },

    chooseFreeArticles: (visitor, choose) =>
      decide(visitor, ({ freeArticleIds }, reckoning) => ({
        freeArticleIds: [
          ...choose(freeArticleIds, reckoning.gifts, () => ({ basket: basketStateOf(reckoning, visitor) })),
        ],
      })),
    takeCoupon: (visitor, couponCode, judge) =>
      change(visitor, { step: 'coupon', facts: { couponCode } }, judge),

    async billingAddress(visitor, body) {
      if (!('guestEmail' in body)) {
        const billing = await chosenAddress(visitor, body, async ({ kind }) => {
          const { settings } = await needs.baskets.context(visitor);
          if (kind !== 'private' || settings.allowB2c) return;
          const { companiesOnly } = orderingTexts(visitor.language);
          refuse('fields.invalid', companiesOnly, { fieldErrors: { 'address.kind': companiesOnly } });
        });
        return change(visitor, { step: 'billing', facts: { billing } });
      }
      const texts = orderingTexts(visitor.language);
      if (visitor.user !== null) refuse('fields.invalid', texts.customerNeedsNoEmail);
      requireForm(guestForm, body, visitor);
      const guestEmail = normaliseEmail(body.guestEmail);
      return change(visitor, { step: 'guestEmail', facts: { guestEmail } });
    },

    async shippingAddress(visitor, body) {
      if ('isSameAsBilling' in body)
        return change(visitor, { step: 'shipping', facts: { shipping: null, isShippingSame: true } });
      const shipping = await chosenAddress(visitor, body);
      return change(visitor, { step: 'shipping', facts: { shipping, isShippingSame: false } });
    },

    async paymentMethod(visitor, body) {
      const texts = orderingTexts(visitor.language);
      const { methods } = await needs.baskets.context(visitor);
      const row = methods.payment.find((method) => method.slug === body.slug);
      if (row === undefined) return refuse('method.notFound', texts.methodNotFound);
      const { iban = '', accountHolder = '' } = body;
      if (row.needsIban) requireForm(bankAccountForm, { iban, accountHolder }, visitor);
      const debit = row.needsIban
        ? { iban: normaliseIban(iban), accountHolder }
        : { iban: null, accountHolder: '' };
      const chosen: FactsPatch = { step: 'payment', facts: { paymentSlug: row.slug, ...debit } };
      return change(visitor, chosen, ({ facts, totalWithoutFeeGross }) => {
        const method = paymentMethodOf(row, facts, totalWithoutFeeGross);
        if (!method.isAvailable) refuse('method.notAvailable', method.unavailableReason);
      });
    },

    async shippingMethod(visitor, body) {
      const { methods } = await needs.baskets.context(visitor);
      const row = methods.shipping.find((method) => method.slug === body.slug);
      if (row === undefined) {
        return refuse('method.notFound', orderingTexts(visitor.language).methodNotFound);
      }
      return change(visitor, { step: 'shippingMethod', facts: { shippingSlug: row.slug } }, ({ facts }) => {
        const method = shippingMethodOf(row, facts);
        if (!method.isAvailable) refuse('method.notAvailable', method.unavailableReason);
      });
    },
  };
}
