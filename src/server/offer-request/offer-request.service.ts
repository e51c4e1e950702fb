import { articlePath } from '#contract/article-path.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { mostOfferPositions, mostSentOfferRequests } from '#contract/offer-request.ts';
import type { offerRequestEndpoints, OfferPosition, OpenRequest } from '#contract/offer-request.ts';
import { berlinDay } from '#domain/berlin-day.ts';
import { offerRequestForm } from '#domain/forms/offer-request.ts';
import { makersNumber } from '#domain/makers-number.ts';
import { offerWordsMark } from '#domain/offer-words.ts';
import { enteredQuantity, correctQuantity } from '#domain/quantity.ts';
import { raisedQuantity } from '#domain/shopping-list.ts';
import type { AttemptService } from '#server/attempt/attempt.service.ts';
import { createHourlyCount } from '#server/attempt/hourly-count.ts';
import { ruleOf } from '#server/basket/basket-lines.ts';
import { refuse } from '#server/calls/failures.ts';
import { refuseFields, requireForm } from '#server/calls/form-check.ts';
import { serverTexts } from '#server/calls/server-texts.ts';
import { pictureOf } from '#server/catalogue/tile.ts';
import { transaction } from '#server/database/pool.ts';
import type { Executor } from '#server/database/pool.ts';
import { enqueueMails } from '#server/mail/outbox.ts';
import { orderingTexts } from '#server/method/method.service.ts';
import type { Foundation } from '#server/runtime/foundation.ts';
import type { Member } from '#server/session/visitor.ts';
import type { SettingsService, ShopSettings } from '#server/settings/settings.service.ts';
import { offerRequestMails } from './offer-request-mail.ts';
import type { TypedRequest } from './offer-request-mail.ts';
import {
  deleteOfferPosition,
  deleteOpen,
  findAsker,
  findByToken,
  findOfferArticle,
  findOpen,
  findSent,
  lockAsker,
  markSent,
  openOrBegin,
  openPositions,
  putOfferPosition,
  touchOpen,
  updateOfferQuantity,
} from './offer-request.repository.ts';
import type { StoredOfferPosition } from './stored-offer-request.ts';

const dayMs = 86_400_000;
/** Requests are kept this long after they were sent, or last changed: a page that sends one again is told it was sent. */
export const requestsKeptMs = 90 * dayMs;

/** Added to the number of a row, so that references have one length for long. */
const firstReference = 100_000;

export interface OfferRequestNeeds {
  readonly foundation: Foundation;
  readonly settings: SettingsService;
  readonly attempts: AttemptService;
}

type AskedArticle = {
  readonly articleNumber: string;
  readonly shopDepotId: number;
  readonly quantity: number | string;
};

/** Each is refused with `offerRequest.notAllowed` where the shop takes no requests (S6-10). */
export interface OfferRequestService {
  /** Who asks, what for so far, and what was sent. */
  readonly show: (member: Member) => Promise<ReplyOf<typeof offerRequestEndpoints.show>>;
  /**
   * Puts an article on the open request, which is begun by it where there is none.
   *
   * @throws Refused with `fields.invalid`, `article.notFound`, `offerRequest.hasPrice`, `offerRequest.full`, or
   *   `quantity.tooHigh` where it is there with as many as one order may hold
   */
  readonly add: (member: Member, asked: AskedArticle, now: Date) => Promise<OpenRequest>;
  /** @throws Refused with `fields.invalid`, `article.notFound`, or `position.notFound`: for a foreign one as for none (R23) */
  readonly update: (
    member: Member,
    change: { readonly id: number; readonly quantity: number | string },
    now: Date,
  ) => Promise<OpenRequest>;
  /** @throws Refused with `position.notFound`, as above */
  readonly remove: (member: Member, id: number, now: Date) => Promise<OpenRequest>;
  /**
   * Clearing the same request once more changes nothing, and is no fault; nor is clearing a foreign one, like one that never was
   * (R23).
   *
   * @param token names the request that is meant; null for whichever is open
   * @throws Refused with `offerRequest.notFound` where it was sent meanwhile, or none was named and none is open
   */
  readonly removeAll: (member: Member, token: string | null) => Promise<OpenRequest>;
  /**
   * Sends the open request once, however often and from how many pages it is asked for.
   *
   * @returns its reference, and whether it was sent before in other words
   * @throws Refused with `fields.invalid`, `offerRequest.notFound`, `offerRequest.empty` or `offerRequest.tooMany`
   */
  readonly create: (
    member: Member,
    token: string,
    typed: TypedRequest,
    now: Date,
  ) => Promise<{ readonly reference: string; readonly wasSentBefore: boolean }>;
}

function positionView({ article, ...stored }: StoredOfferPosition): OfferPosition {
  const seen = article !== null && article.isVisible ? article : null;
  const { id, articleNumber, shopDepotId, quantity } = stored;
  return {
    id,
    articleNumber,
    shopDepotId,
    displayName: seen?.name ?? stored.displayName,
    manufacturerNumber: seen === null ? '' : (makersNumber(seen) ?? ''),
    quantity,
    unit: seen?.unit ?? stored.unit,
    url: seen === null ? '' : articlePath(seen),
    image: seen === null ? '' : pictureOf(seen),
    min_order_price_unit: seen?.minimum ?? quantity,
    max_order_price_unit: seen?.maximum ?? quantity,
    step_order_price_unit: seen?.step ?? 1,
  };
}

/** Requests for offers on articles without a price: each person puts one together and sends it (docs/decisions/0152). */
export function createOfferRequestService({
  foundation: { database, keys, environment },
  settings,
  attempts,
}: OfferRequestNeeds): OfferRequestService {
  const mayAsk = createHourlyCount({ keys, attempts });
  const textsFor = ({ language }: Member) => serverTexts(language).offerRequest;

  const requireAllowed = async (member: Member): Promise<ShopSettings> => {
    const known = await settings.read();
    if (!known.allowOfferRequest) {
      const { phone, email } = known.address;
      refuse('offerRequest.notAllowed', textsFor(member).notAllowed({ phone, email }));
    }
    return known;
  };

  const openOf = async (executor: Executor, { user }: Member): Promise<OpenRequest> => {
    const open = await findOpen(executor, user.id);
    const positions = open === null ? [] : await openPositions(executor, user.id);
    return { requestToken: open?.token ?? null, positions: positions.map(positionView) };
  };

  /** A change of the person's request, one at a time; gives what is on it then. */
  const changed = (member: Member, work: (executor: Executor) => Promise<void>): Promise<OpenRequest> =>
    transaction(database, async (executor) => {
      await lockAsker(executor, member.user.id);
      await work(executor);
      return openOf(executor, member);
    });

  const requireTyped = (member: Member, quantity: number | string): void => {
    if (quantity === '') refuseFields({ quantity: 'missing' }, member);
  };
  const noArticle = ({ language }: Member, articleNumber: string): never =>
    refuse('article.notFound', orderingTexts(language).articleNotFound({ articleNumber }));
  const noPosition = (member: Member): never =>
    refuse('position.notFound', textsFor(member).positionNotFound);
  const noRequest = (member: Member): never => refuse('offerRequest.notFound', textsFor(member).notFound);

  return {
    async show(member) {
      await requireAllowed(member);
      const { id, accountId, company, customerNumber, email } = member.user;
      const [open, { salutation, title, firstname, lastname, phone, zip }] = await Promise.all([
        openOf(database, member),
        findAsker(database, id),
      ]);
      // After what is open: one that is sent meanwhile is told as both rather than as neither.
      const sent = await findSent(database, id, mostSentOfferRequests);
      return {
        ...open,
        sent: sent.map(({ token, sentAt, ...more }) => ({
          ...more,
          requestToken: token,
          sentAt: sentAt.toISOString(),
        })),
        item: {
          customerId: accountId,
          customerNumber,
          customerName: company === '' ? `${firstname} ${lastname}`.trim() : company,
          userId: id,
          // What people sign in with.
          userName: email,
          userCustomerNumber: customerNumber,
          userEmail: email,
          userSalutation: salutation,
          userTitle: title,
          userFirstname: firstname,
          userLastname: lastname,
          phone,
          zip,
        },
      };
    },

    async add(member, { articleNumber, shopDepotId, quantity }, now) {
      const { display_price: isPriceShown } = await requireAllowed(member);
      requireTyped(member, quantity);
      const texts = textsFor(member);
      return changed(member, async (executor) => {
        const article = await findOfferArticle(executor, articleNumber.toUpperCase(), shopDepotId);
        if (article === null || !article.isVisible) return noArticle(member, articleNumber);
        const { name, unit } = article;
        if (article.netPrice !== null && isPriceShown)
          refuse('offerRequest.hasPrice', texts.hasPrice({ name }));
        const request = await openOrBegin(executor, member.user.id, now);
        const there = await openPositions(executor, member.user.id);
        const before =
          there.find((one) => one.articleNumber === article.articleNumber && one.shopDepotId === shopDepotId)
            ?.quantity ?? 0;
        if (before === 0 && there.length >= mostOfferPositions)
          refuse('offerRequest.full', texts.full({ most: mostOfferPositions }));
        const raised = raisedQuantity(before, quantity, ruleOf(article));
        if (raised <= before) refuse('quantity.tooHigh', texts.quantityReached({ name, maximum: before }));
        await putOfferPosition(executor, request.id, now, {
          articleNumber: article.articleNumber,
          shopDepotId,
          displayName: name,
          unit,
          quantity: raised,
        });
      });
    },

    async update(member, { id, quantity: asked }, now) {
      await requireAllowed(member);
      requireTyped(member, asked);
      return changed(member, async (executor) => {
        const positions = await openPositions(executor, member.user.id);
        const position = positions.find((one) => one.id === id) ?? noPosition(member);
        const { article, articleNumber, quantity: held } = position;
        if (article === null || !article.isVisible) return noArticle(member, articleNumber);
        const rule = ruleOf(article);
        const { quantity } =
          typeof asked === 'string' ? enteredQuantity(asked, held, rule) : correctQuantity(asked, rule);
        await updateOfferQuantity(executor, member.user.id, id, quantity);
        await touchOpen(executor, member.user.id, now);
      });
    },

    async remove(member, id, now) {
      await requireAllowed(member);
      return changed(member, async (executor) => {
        if (!(await deleteOfferPosition(executor, member.user.id, id))) noPosition(member);
        await touchOpen(executor, member.user.id, now);
      });
    },

    async removeAll(member, token) {
      await requireAllowed(member);
      return changed(member, async (executor) => {
        const { id: userId } = member.user;
        if (await deleteOpen(executor, userId, token)) return;
        // What is named and neither open nor sent was cleared before, by whoever got no answer to it.
        const isSent = token === null || (await findByToken(executor, userId, token)) !== null;
        if (isSent) noRequest(member);
      });
    },

    async create(member, token, typed, now) {
      const known = await requireAllowed(member);
      const { id: userId } = member.user;
      const texts = textsFor(member);
      requireForm(offerRequestForm, typed, member);
      const wordsMark = offerWordsMark(typed);
      return transaction(database, async (executor) => {
        await lockAsker(executor, userId);
        const request = await findByToken(executor, userId, token);
        if (request === null) return noRequest(member);
        // Sent twice, from a page that got no answer or from a second one: what was sent first counts.
        if (request.reference !== null)
          return { reference: request.reference, wasSentBefore: request.wordsMark !== wordsMark };
        const positions = await openPositions(executor, userId);
        if (positions.length === 0) refuse('offerRequest.empty', texts.empty);
        const { mostOrders } = environment.limits.orders.session;
        if (!(await mayAsk(executor, 'offer-person', String(userId), mostOrders, now)))
          refuse('offerRequest.tooMany', texts.tooMany({ phone: known.address.phone }));
        const reference = `A-${berlinDay(now).slice(0, 4)}-${firstReference + request.id}`;
        await markSent(executor, request.id, { now, reference, wordsMark });
        await enqueueMails(
          executor,
          offerRequestMails({ member, typed, positions, reference, settings: known }),
        );
        return { reference, wasSentBefore: false };
      });
    },
  };
}
