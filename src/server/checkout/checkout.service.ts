import type { Address, AddressInput } from '#contract/address.ts';
import type { BasketState } from '#contract/basket.ts';
import type { BillingBody, ShippingBody } from '#contract/checkout.ts';
import { checkAddress, normaliseAddress } from '#domain/address-check.ts';
import { isPlausibleEmail, normaliseEmail } from '#domain/email.ts';
import * as names from '#domain/name.ts';
import { ibanFault, normaliseIban } from '#domain/iban.ts';
import { textsOf } from '#texts/catalogues.ts';
import type { Foundation } from '#server/runtime/foundation.ts';
import { Unavailable, refuse } from '#server/calls/failures.ts';
import type { AddressService } from '#server/address/address.service.ts';
import type { CheckoutFacts, StoredBasket } from '#server/basket/stored-basket.ts';
import type { Visitor } from '#server/session/visitor.ts';
import { ownerOf } from '#server/basket/basket.service.ts';
import type { BasketService } from '#server/basket/basket.service.ts';
import { basketStateOf, emptyBasket, reckon } from '#server/basket/basket-view.ts';
import type { BasketContext, Reckoning } from '#server/basket/basket-view.ts';
import { patchFacts, writeFacts } from './checkout-facts.repository.ts';
import { orderingTexts, paymentMethodOf, shippingMethodOf } from '#server/method/method.service.ts';

export interface CheckoutService {
  readonly billingAddress: (visitor: Visitor, body: BillingBody) => Promise<BasketState>;
  readonly shippingAddress: (visitor: Visitor, body: ShippingBody) => Promise<BasketState>;
  readonly paymentMethod: (
    visitor: Visitor,
    body: { slug: string; iban?: string | undefined; accountHolder?: string | undefined },
  ) => Promise<BasketState>;
  readonly shippingMethod: (visitor: Visitor, body: { slug: string }) => Promise<BasketState>;
}

export interface CheckoutNeeds {
  readonly foundation: Foundation;
  readonly baskets: BasketService;
  readonly addresses: AddressService;
}

const mostAttempts = 5;

/** Refuses what is missing or wrong in a typed address, each fault under its field (docs/decisions/0001). */
function checkedAddress(visitor: Visitor, typed: AddressInput): Address {
  const { isValid, fieldErrors } = checkAddress(typed, names);
  if (!isValid) {
    const texts = orderingTexts(visitor.language);
    refuse('fields.invalid', texts.fieldsInvalid, {
      fieldErrors: Object.fromEntries(
        Object.entries(fieldErrors).map(([field, fault]) => [
          `address.${field}`,
          textsOf(visitor.language).forms.addressFaults[fault],
        ]),
      ),
    });
  }
  return { ...normaliseAddress(typed), id: null, isDefault: false };
}

/** Keeps what the checkout is told, per basket; every fact makes the basket's version grow. */
export function createCheckoutService(needs: CheckoutNeeds): CheckoutService {
  const { database } = needs.foundation;

  const keptAddress = async (visitor: Visitor, id: number): Promise<Address> => {
    const found = visitor.user === null ? null : await needs.addresses.find(visitor.user.id, id);
    return found ?? refuse('address.notFound', orderingTexts(visitor.language).addressNotFound);
  };

  const chosenAddress = (visitor: Visitor, choice: { addressId: number } | { address: AddressInput }) =>
    'addressId' in choice
      ? keptAddress(visitor, choice.addressId)
      : Promise.resolve(checkedAddress(visitor, choice.address));

  /**
   * Stores facts in one statement. `judge` may refuse what only the whole basket can decide; the choice from before is
   * then put back.
   */
  const change = async (
    visitor: Visitor,
    patch: Partial<CheckoutFacts>,
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

  return {
    async billingAddress(visitor, body) {
      if (!('guestEmail' in body)) {
        const billing = await chosenAddress(visitor, body);
        const { settings } = await needs.baskets.context(visitor);
        if (billing.kind === 'private' && !settings.allowB2c) {
          const { companiesOnly } = orderingTexts(visitor.language);
          refuse('fields.invalid', companiesOnly, { fieldErrors: { 'address.kind': companiesOnly } });
        }
        return change(visitor, { billing });
      }
      const texts = orderingTexts(visitor.language);
      if (visitor.user !== null) refuse('fields.invalid', texts.customerNeedsNoEmail);
      if (!isPlausibleEmail(body.guestEmail)) {
        refuse('fields.invalid', texts.fieldsInvalid, {
          fieldErrors: { guestEmail: textsOf(visitor.language).forms.emailInvalid },
        });
      }
      const guestEmail = normaliseEmail(body.guestEmail);
      return change(visitor, { guestEmail });
    },

    async shippingAddress(visitor, body) {
      if ('isSameAsBilling' in body) return change(visitor, { shipping: null, isShippingSame: true });
      const shipping = await chosenAddress(visitor, body);
      return change(visitor, { shipping, isShippingSame: false });
    },

    async paymentMethod(visitor, body) {
      const texts = orderingTexts(visitor.language);
      const { methods } = await needs.baskets.context(visitor);
      const row = methods.payment.find((method) => method.slug === body.slug);
      if (row === undefined) return refuse('method.notFound', texts.methodNotFound);
      const accountHolder = body.accountHolder ?? '';
      const fault = row.needsIban ? ibanFault(body.iban ?? '') : null;
      const fieldErrors = {
        ...(fault === null ? {} : { iban: textsOf(visitor.language).forms.ibanFaults[fault] }),
        ...(row.needsIban && accountHolder === '' ? { accountHolder: texts.accountHolderMissing } : {}),
        ...(row.needsIban && !names.isCompanyName(accountHolder)
          ? { accountHolder: textsOf(visitor.language).forms.addressFaults.nameOnly }
          : {}),
      };
      if (Object.keys(fieldErrors).length > 0) refuse('fields.invalid', texts.fieldsInvalid, { fieldErrors });
      const debit = row.needsIban
        ? { iban: normaliseIban(body.iban ?? ''), accountHolder }
        : { iban: null, accountHolder: '' };
      return change(visitor, { paymentSlug: row.slug, ...debit }, ({ facts, totalWithoutFeeGross }) => {
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
      return change(visitor, { shippingSlug: row.slug }, ({ facts }) => {
        const method = shippingMethodOf(row, facts);
        if (!method.isAvailable) refuse('method.notAvailable', method.unavailableReason);
      });
    },
  };
}
