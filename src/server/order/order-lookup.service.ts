import { guestOrderAddress } from '#contract/order-path.ts';
import { normaliseEmail } from '#domain/email.ts';
import { orderLookupForm } from '#domain/forms/order-lookup.ts';
import { slowedMs } from '#domain/login-share.ts';
import { addressGroupOf } from '#server/http/address-group.ts';
import type { Foundation } from '#server/runtime/foundation.ts';
import { refuse } from '#server/calls/failures.ts';
import { requireForm } from '#server/calls/form-check.ts';
import type { AttemptService } from '#server/attempt/attempt.service.ts';
import { attemptsKeptMs } from '#server/attempt/attempt.service.ts';
import { findGuestOrderHead } from './order.repository.ts';
import { isSame } from '#server/session/session-cookie.ts';
import type { SessionKeys } from '#server/session/session-cookie.ts';
import type { Visitor } from '#server/session/visitor.ts';
import { orderingTexts } from '#server/method/method.service.ts';

/** Wrong pairs of number and address that pass before an address, or a number, is slowed to one each 15 minutes. */
const freeTries = 10;

/** An order's number as the shop writes it, however year and number were typed apart: `2026 100001`. */
const writtenNumber = (typed: string): string =>
  typed.trim().replace(/^(\d{4})[\s\p{Pd}]*(\d{6,})$/u, '$1-$2');

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
}

/** Signs an order's number: whoever has the key was sent it, or knew number and mail address. */
export const orderKeyOf = (keys: Pick<SessionKeys, 'blind'>, orderNumber: string): string =>
  keys.blind('guest-order', orderNumber);

/** Whether a key belongs to an order's number. */
export const isOrderKey = (keys: Pick<SessionKeys, 'blind'>, orderNumber: string, key: string): boolean =>
  isSame(key, orderKeyOf(keys, orderNumber));

/** Gives guests their orders by number and mail address; tries are counted like those of passwords (docs/decisions/0046). */
export function createOrderLookup({
  foundation: { database, keys },
  attempts,
}: {
  readonly foundation: Foundation;
  readonly attempts: AttemptService;
}): OrderLookupService {
  return {
    async find(visitor, wanted, now) {
      requireForm(orderLookupForm, wanted, visitor);
      const { orderNumber, email } = wanted;
      const texts = orderingTexts(visitor.language);
      const number = writtenNumber(orderNumber);
      const counters = [
        keys.blind('order-find-address', addressGroupOf(visitor.address)),
        keys.blind('order-find-number', number),
      ];
      for (const key of counters) {
        const rule = {
          key,
          free: freeTries,
          countedSince: new Date(now.getTime() - attemptsKeptMs),
          nextAfter: new Date(now.getTime() - slowedMs),
        };
        if (!(await attempts.count(database, rule, now))) refuse('order.tooManyTries', texts.tooManyTries);
      }
      const found = await findGuestOrderHead(database, { orderNumber: number, email: normaliseEmail(email) });
      if (found === null) return refuse('order.notFound', texts.orderNotFoundByPair);
      await attempts.takeBack(database, counters);
      return guestOrderAddress(number, orderKeyOf(keys, number));
    },
  };
}
