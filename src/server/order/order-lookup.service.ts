import { guestOrderAddress } from '#contract/order-path.ts';
import { ownOrderPath } from '#contract/own-order-path.ts';
import { withdrawalAddress } from '#contract/withdrawal-path.ts';
import { buysAsBusiness } from '#domain/mode.ts';
import { normaliseEmail } from '#domain/email.ts';
import { orderJoinForm, orderLookupForm } from '#domain/forms/order-lookup.ts';
import { writtenOrderNumber } from '#domain/order-number.ts';
import { addressGroupOf } from '#server/http/address-group.ts';
import type { AccountService } from '#server/account/account.service.ts';
import type { Foundation } from '#server/runtime/foundation.ts';
import type { Database } from '#server/database/pool.ts';
import { refuse } from '#server/calls/failures.ts';
import { requireForm } from '#server/calls/form-check.ts';
import type { AttemptService } from '#server/attempt/attempt.service.ts';
import { createDailyTries } from '#server/attempt/daily-tries.ts';
import { findGuestOrderHead, joinGuestOrder, loadBuyer } from './order.repository.ts';
import { isSame } from '#server/session/session-cookie.ts';
import type { SessionKeys } from '#server/session/session-cookie.ts';
import type { Member, Visitor } from '#server/session/visitor.ts';
import { orderingTexts } from '#server/method/method.service.ts';

/** Wrong pairs of number and address that pass before an address, or a number, is slowed to one each 15 minutes. */
const freeTries = 10;

export interface OrderLookupService {
  /**
   * The page of a guest's order.
   *
   * @throws Refused with `order.notFound` for every pair that fits none, with `order.tooManyTries` while it is slowed
   */
  readonly find: (
    visitor: Visitor,
    wanted: { readonly orderNumber: string; readonly email: string },
    now: Date,
  ) => Promise<string>;
  /**
   * Takes an order somebody placed as a guest into the account with the same mail address, once its mailbox is proven to be theirs
   * (docs/decisions/0141).
   *
   * @returns its page in the account
   * @throws Refused with `email.unconfirmed`, `fields.invalid`, `order.notFound` or `order.tooManyTries`, as `find`
   */
  readonly join: (member: Member, typed: string, now: Date) => Promise<string>;
}

/** Signs an order's number: whoever has the key was sent it, or knew number and mail address. */
export const orderKeyOf = (keys: Pick<SessionKeys, 'blind'>, orderNumber: string): string =>
  keys.blind('guest-order', orderNumber);

/** Whether a key belongs to an order's number. */
export const isOrderKey = (keys: Pick<SessionKeys, 'blind'>, orderNumber: string, key: string): boolean =>
  isSame(key, orderKeyOf(keys, orderNumber));

/**
 * Where a mail about an order leads; null where it leads nowhere: whoever ordered has deleted their account, and with it the page.
 */
export async function mailedOrderPath(
  { database, keys }: { readonly database: Database; readonly keys: Pick<SessionKeys, 'blind'> },
  { orderNumber, userId }: { readonly orderNumber: string; readonly userId: number | null },
): Promise<string | null> {
  if (userId === null) return guestOrderAddress(orderNumber, orderKeyOf(keys, orderNumber));
  return (await loadBuyer(database, userId)).isGone ? null : ownOrderPath(orderNumber);
}

/** Where a mail leads whoever may withdraw from an order; null for who buys for a business (docs/decisions/0172). */
export async function mailedWithdrawalPath(
  { database, keys }: { readonly database: Database; readonly keys: Pick<SessionKeys, 'blind'> },
  { orderNumber, userId }: { readonly orderNumber: string; readonly userId: number | null },
  billingKind: 'private' | 'company',
): Promise<string | null> {
  const kind = userId === null ? 'guest' : (await loadBuyer(database, userId)).accountKind;
  if (buysAsBusiness(billingKind, kind ?? undefined)) return null;
  return withdrawalAddress(orderNumber, userId === null ? orderKeyOf(keys, orderNumber) : null);
}

/** Gives guests their orders by number and mail address; tries are counted like those of passwords (docs/decisions/0046). */
export function createOrderLookup({
  foundation: { database, keys },
  accounts,
  attempts,
}: {
  readonly foundation: Foundation;
  readonly accounts: Pick<AccountService, 'isEmailConfirmed'>;
  readonly attempts: AttemptService;
}): OrderLookupService {
  const countDaily = createDailyTries({ database, keys, attempts });

  /** Counts a try by network and number; gives what takes it back. */
  async function countTry(visitor: Visitor, number: string, now: Date): Promise<() => Promise<void>> {
    const counted = [
      ['order-find-address', addressGroupOf(visitor.address)],
      ['order-find-number', number],
    ] as const;
    const takeBack = await countDaily(counted, freeTries, now);
    return takeBack ?? refuse('order.tooManyTries', orderingTexts(visitor.language).tooManyTries);
  }

  return {
    async find(visitor, wanted, now) {
      requireForm(orderLookupForm, wanted, visitor);
      const { orderNumber, email } = wanted;
      const number = writtenOrderNumber(orderNumber);
      const takeBack = await countTry(visitor, number, now);
      const found = await findGuestOrderHead(database, { orderNumber: number, email: normaliseEmail(email) });
      if (found === null)
        return refuse('order.notFound', orderingTexts(visitor.language).orderNotFoundByPair);
      await takeBack();
      return guestOrderAddress(number, orderKeyOf(keys, number));
    },
    async join(member, typed, now) {
      requireForm(orderJoinForm, { orderNumber: typed }, member);
      const email = normaliseEmail(member.user.email);
      // Whatever the number is: nobody learns by it whether there is such an order.
      if (!(await accounts.isEmailConfirmed(database, member.user.id, email)))
        refuse('email.unconfirmed', orderingTexts(member.language).emailUnconfirmed);
      const number = writtenOrderNumber(typed);
      const takeBack = await countTry(member, number, now);
      const wanted = { orderNumber: number, email };
      if (!(await joinGuestOrder(database, member.user.id, wanted)))
        refuse('order.notFound', orderingTexts(member.language).orderNotFoundToJoin);
      await takeBack();
      return ownOrderPath(number);
    },
  };
}
