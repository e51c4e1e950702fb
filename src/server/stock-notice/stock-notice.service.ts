import { articlePath } from '#contract/article-path.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import type { stockNoticeEndpoints } from '#contract/stock-notice.ts';
import { mailboxOf, normaliseEmail } from '#domain/email.ts';
import { stockNoticeForm } from '#domain/forms/stock-notice.ts';
import { addressGroupOf } from '#server/http/address-group.ts';
import type { Foundation } from '#server/runtime/foundation.ts';
import { transaction } from '#server/database/pool.ts';
import type { Executor } from '#server/database/pool.ts';
import type { Call } from '#server/calls/endpoints.ts';
import { refuse } from '#server/calls/failures.ts';
import { requireForm } from '#server/calls/form-check.ts';
import { hashOfMailedKey } from '#server/mail/mailed-key.ts';
import type { AttemptService } from '#server/attempt/attempt.service.ts';
import { createHourlyCount } from '#server/attempt/hourly-count.ts';
import {
  confirmNotice,
  deleteNoticesOf,
  findNotice,
  isSoldOut,
  noteAsked,
} from './stock-notice.repository.ts';
import type { Visitor } from '#server/session/visitor.ts';
import { orderingTexts } from '#server/method/method.service.ts';
import { priceRulesOf } from '#server/mode/mode.service.ts';
import type { SettingsService } from '#server/settings/settings.service.ts';

const dayMs = 86_400_000;
/** Days within which a notice can be confirmed. */
export const confirmableDays = 7;
/** Days a confirmed notice waits for its article. */
export const waitingDays = 180;
export const confirmableMs = confirmableDays * dayMs;
export const waitingKeptMs = waitingDays * dayMs;

type ShownNotice = ReplyOf<typeof stockNoticeEndpoints.show>['item'];

export interface StockNotices {
  /**
   * Asks for a notice. The mail to confirm it is written by a worker for every address alike, so neither the answer nor its
   * time tells what the shop knows of an address.
   *
   * @throws Refused for an address that cannot be one, an article that is not sold out, and beyond the limits
   */
  readonly ask: (
    call: Call,
    wanted: { readonly articleNumber: string; readonly shopDepotId: number; readonly email: string },
  ) => Promise<void>;
  /** What a mailed key stands for; null when it stands for nothing any more. */
  readonly show: (noticeKey: string, now: Date) => Promise<ShownNotice>;
  /** @throws Refused with `notice.notFound` for every key that confirms nothing */
  readonly confirm: (visitor: Visitor, noticeKey: string, now: Date) => Promise<void>;
  /**
   * Ends every notice to the key's address.
   *
   * @throws Refused with `notice.notFound` for a key that opens nothing, never known and ended alike
   */
  readonly end: (visitor: Visitor, noticeKey: string) => Promise<void>;
}

export interface StockNoticeNeeds {
  readonly foundation: Foundation;
  readonly settings: SettingsService;
  readonly attempts: AttemptService;
}

/** Notices about articles that can be delivered again (docs/decisions/0051). */
export function createStockNotices({
  foundation: { database, keys, environment },
  settings,
  attempts,
}: StockNoticeNeeds): StockNotices {
  const mailedAfter = (now: Date): Date => new Date(now.getTime() - confirmableMs);

  const mayAsk = createHourlyCount({ keys, attempts });
  /** Counts a mail to somebody who may be a stranger by what orders are counted by, each with the same limit an hour. */
  const mayMail = async (
    executor: Executor,
    { visitor, email, sessionId, now }: { visitor: Visitor; email: string; sessionId: number; now: Date },
  ): Promise<boolean> => {
    const { recipient, session, address } = environment.limits.orders;
    const network = addressGroupOf(visitor.address);
    return (
      (await mayAsk(executor, 'notice-recipient', mailboxOf(email), recipient.mostOrders, now)) &&
      (await mayAsk(executor, 'notice-session', String(sessionId), session.mostOrders, now)) &&
      (await mayAsk(executor, 'notice-address', network, address.mostOrders, now))
    );
  };

  return {
    async ask({ visitor, session, now }, wanted) {
      const texts = orderingTexts(visitor.language);
      requireForm(stockNoticeForm, { email: wanted.email }, visitor);
      const email = normaliseEmail(wanted.email);
      if (!(await isSoldOut(database, wanted))) refuse('notice.notAllowed', texts.noticeNotNeeded);
      const { phone } = (await settings.read()).address;
      await transaction(database, async (executor) => {
        // Tried again after a deadlock, it starts from what the request came with.
        session.revert();
        const sessionId = await session.ensure(executor);
        if (!(await mayMail(executor, { visitor, email, sessionId, now })))
          refuse('notice.tooMany', texts.noticeTooMany({ phone }));
        const { language } = visitor;
        const { articleNumber, shopDepotId } = wanted;
        const prices = priceRulesOf(visitor);
        await noteAsked(executor, { articleNumber, shopDepotId, email, language, ...prices, askedAt: now });
      });
    },

    async show(noticeKey, now) {
      const found = await findNotice(database, hashOfMailedKey(noticeKey), mailedAfter(now));
      if (found === null) return null;
      const { confirmedAt, toldAt, name, articleNumber, shopDepotId, slug, isVisible } = found;
      const state = toldAt !== null ? 'told' : confirmedAt !== null ? 'confirmed' : 'waiting';
      const isSold = isVisible === true && articleNumber !== null && shopDepotId !== null && slug !== null;
      const url = isSold ? articlePath({ articleNumber, shopDepotId, slug }) : '';
      return { state, displayName: name ?? '', url };
    },

    async confirm(visitor, noticeKey, now) {
      const hash = hashOfMailedKey(noticeKey);
      if (!(await confirmNotice(database, hash, { now, mailedAfter: mailedAfter(now) })))
        refuse('notice.notFound', orderingTexts(visitor.language).noticeInvalid);
    },

    async end(visitor, noticeKey) {
      if (!(await deleteNoticesOf(database, hashOfMailedKey(noticeKey))))
        refuse('notice.notFound', orderingTexts(visitor.language).noticeNone);
    },
  };
}
