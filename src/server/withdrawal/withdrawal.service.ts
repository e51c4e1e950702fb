import type { withdrawalFields } from '#contract/forms/withdrawal.ts';
import type { OrderWithdrawal } from '#contract/order.ts';
import type { ReceivedWithdrawal } from '#contract/withdrawal.ts';
import { oneSpace } from '#domain/address-check.ts';
import { berlinDay } from '#domain/berlin-day.ts';
import { mailboxOf, writtenEmail } from '#domain/email.ts';
import { withdrawalForm } from '#domain/forms/withdrawal.ts';
import { writtenOrderNumber } from '#domain/order-number.ts';
import type { AttemptService } from '#server/attempt/attempt.service.ts';
import { createHourlyCount } from '#server/attempt/hourly-count.ts';
import type { Call } from '#server/calls/endpoints.ts';
import { refuse } from '#server/calls/failures.ts';
import { requireForm } from '#server/calls/form-check.ts';
import { serverTexts } from '#server/calls/server-texts.ts';
import { transaction } from '#server/database/pool.ts';
import type { Executor } from '#server/database/pool.ts';
import { addressGroupOf } from '#server/http/address-group.ts';
import { enqueueMails } from '#server/mail/outbox.ts';
import type { Foundation } from '#server/runtime/foundation.ts';
import type { Visitor } from '#server/session/visitor.ts';
import type { SettingsService } from '#server/settings/settings.service.ts';
import { withdrawalMails } from './withdrawal-mail.ts';
import { findWithdrawal, findWithdrawalsOfOrder, keepWithdrawal } from './withdrawal.repository.ts';
import type { StoredWithdrawal } from './withdrawal.repository.ts';

const dayMs = 86_400_000;
/** Letters of trade are kept for six years from the end of theirs (§ 257 HGB). */
export const withdrawalsKeptMs = 7 * 366 * dayMs;

/** Added to the number of a row, so that references have one length for long. */
const firstReference = 100_000;

type TypedWithdrawal = Readonly<Record<keyof typeof withdrawalFields, string>>;

export interface WithdrawalNeeds {
  readonly foundation: Foundation;
  readonly settings: SettingsService;
  readonly attempts: AttemptService;
}

export interface WithdrawalService {
  /**
   * Receives a withdrawal, whatever its order number is and however late it comes: people judge it. The same one again is the one
   * that was received, confirmed again (docs/decisions/0172).
   *
   * @throws Refused with `fields.invalid`, or `withdrawal.tooMany` beyond the limits
   */
  readonly declare: (
    call: Pick<Call, 'visitor' | 'now'>,
    typed: TypedWithdrawal,
  ) => Promise<ReceivedWithdrawal>;
  /** What of an order was withdrawn, for whoever may read it; nothing that may be somebody else's (docs/decisions/0181). */
  readonly ofOrder: (orderId: number) => Promise<OrderWithdrawal[]>;
}

const told = ({
  id,
  receivedAt,
  goods,
}: Pick<StoredWithdrawal, 'id' | 'receivedAt' | 'goods'>): OrderWithdrawal => ({
  reference: `W-${berlinDay(receivedAt).slice(0, 4)}-${firstReference + id}`,
  receivedAt: receivedAt.toISOString(),
  goods,
});

function received(stored: StoredWithdrawal): ReceivedWithdrawal {
  const { fullName, orderNumber, email } = stored;
  return { ...told(stored), fullName, orderNumber, email };
}

/** Withdrawals from contracts, which anybody declares without signing in (§ 356a BGB). */
export function createWithdrawalService({
  foundation: { database, keys, environment },
  settings,
  attempts,
}: WithdrawalNeeds): WithdrawalService {
  const mayAsk = createHourlyCount({ keys, attempts });

  /** Counts a mail to somebody who may be a stranger by what orders are counted by, with the same limits an hour. */
  const mayDeclare = async (executor: Executor, visitor: Visitor, email: string, now: Date) => {
    const { recipient, address } = environment.limits.orders;
    const network = addressGroupOf(visitor.address);
    return (
      (await mayAsk(executor, 'withdrawal-recipient', mailboxOf(email), recipient.mostOrders, now)) &&
      (await mayAsk(executor, 'withdrawal-address', network, address.mostOrders, now))
    );
  };

  return {
    async declare({ visitor, now }, typed) {
      const { language } = visitor;
      requireForm(withdrawalForm, typed, visitor);
      const declared = {
        language,
        fullName: oneSpace(typed.fullName),
        orderNumber: writtenOrderNumber(oneSpace(typed.orderNumber)),
        email: writtenEmail(typed.email),
        goods: typed.goods.trim(),
      };
      const { fullName, orderNumber, email, goods } = declared;
      const content = [fullName, orderNumber, email, goods].map((part) => part.toLowerCase());
      const contentKey = keys.blind('withdrawal', JSON.stringify(content));
      const known = await settings.read();
      return transaction(database, async (executor) => {
        if ((await findWithdrawal(executor, contentKey)) === null) {
          if (!(await mayDeclare(executor, visitor, email, now))) {
            const { phone, email: address } = known.address;
            refuse('withdrawal.tooMany', serverTexts(language).withdrawal.tooMany({ phone, email: address }));
          }
          await keepWithdrawal(executor, contentKey, now, declared);
        }
        const stored = await findWithdrawal(executor, contentKey);
        if (stored === null) throw new Error('the withdrawal is not kept');
        const item = received(stored);
        await enqueueMails(executor, withdrawalMails({ item, stored, settings: known, now }));
        return item;
      });
    },
    async ofOrder(orderId) {
      return (await findWithdrawalsOfOrder(database, orderId)).map(told);
    },
  };
}
