import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { ExternalCatalog } from '#contract/external-catalog.ts';
import { Slug } from '#contract/text.ts';
import type { AttemptService } from '#server/attempt/attempt.service.ts';
import { createDailyTries } from '#server/attempt/daily-tries.ts';
import type { BasketService } from '#server/basket/basket.service.ts';
import type { Call } from '#server/calls/endpoints.ts';
import { HttpFailure, notFound, refuse } from '#server/calls/failures.ts';
import { serverTexts } from '#server/calls/server-texts.ts';
import { transaction } from '#server/database/pool.ts';
import { handedOverBasketSetup } from '#server/handed-over-basket/handed-over-basket.service.ts';
import { addressGroupOf } from '#server/http/address-group.ts';
import type { Foundation } from '#server/runtime/foundation.ts';
import { orderingTexts } from '#server/method/method.service.ts';
import type { SessionService } from '#server/session/session.service.ts';
import type { Member } from '#server/session/visitor.ts';
import { isPassword, isPasswordTooLong } from '#server/sign-in/password.ts';
import type { CatalogAnswer } from './catalog-answer.ts';
import { answerFields, linesOf } from './catalog-lines.ts';
import {
  endVisit,
  findAnswer,
  insertVisit,
  isSentFirst,
  lockVisit,
  openVisit,
} from './catalog-visit.repository.ts';
import { BadCxml } from './cxml-request.ts';
import type { CxmlSetup } from './cxml-request.ts';
import { findCatalog, insertCatalog, listCatalogs } from './external-catalog.repository.ts';
import type { StoredCatalog } from './external-catalog.repository.ts';
import type { OciCall } from './oci-form.ts';
import { isReturnUrl } from './return-url.ts';

export interface ExternalCatalogNeeds {
  readonly foundation: Foundation;
  readonly attempts: AttemptService;
  readonly baskets: BasketService;
  readonly sessions: SessionService;
}

/** What a visit has gone back with. */
export interface GoneBack {
  readonly answer: CatalogAnswer;
  /** How the system is called. */
  readonly name: string;
  /** False where nothing was taken over. */
  readonly hasBasket: boolean;
}

/** Why no visit is opened for who shows a login: it is not one of this catalog, or baskets may not go back there. */
export type OciRefusal = 'wrongLogin' | 'wrongReturn';

export interface ExternalCatalogService {
  /** The procurement systems of the member's firm. */
  readonly listOf: (member: Member) => Promise<ExternalCatalog[]>;
  /** @throws HttpFailure 404 for one of another firm as for none */
  readonly bySlug: (member: Member, slug: string) => Promise<ExternalCatalog>;
  /**
   * Opens a visit for the browser that an OCI system has sent here; the answer carries the cookie of its session.
   *
   * @returns null once it is open, else why it is not: the same for a wrong login and for a catalog that does not exist
   * @throws HttpFailure 429 after too many wrong secrets
   */
  readonly openOci: (call: Call, slug: string, asked: OciCall) => Promise<OciRefusal | null>;
  /**
   * Prepares a visit for a cXML system; gives what the address has to hold that opens it, or null for a wrong secret.
   *
   * @throws BadCxml where the secret is right and the return address is of another origin
   */
  readonly setUp: (
    slug: string,
    setup: CxmlSetup,
    from: { readonly address: string; readonly now: Date },
  ) => Promise<string | null>;
  /**
   * Opens the visit of a ticket, once.
   *
   * @returns uuid of the basket it goes on with; null for none
   * @throws HttpFailure 403 for a ticket that is none any more
   */
  readonly start: (call: Call, ticket: string) => Promise<string | null>;
  /**
   * Hands the basket over to the system the visit came from, once; the visit is over then. What was only looked at, and an empty basket,
   * go back without a line.
   *
   * @param seen the visit and the basket that were shown
   * @throws Refused with `externalCatalog.notAllowed` where there is no visit, or the system may not get baskets at its address any more, with `basket.changed` where another visit or basket was shown, or with what keeps a line from being sold
   */
  readonly handOver: (
    call: Call,
    seen: { readonly visit: string; readonly basketVersion: number },
  ) => Promise<{ readonly uuid: string | null; readonly isRepetition: boolean }>;
  /** The form that goes back; null where none does, not any more, or not to there. */
  readonly answerOf: (call: Pick<Call, 'visitor' | 'now'>) => Promise<GoneBack | null>;
  /** Whether the document of that form sends itself: the first time that is asked for it. */
  readonly isSentFirst: (call: Pick<Call, 'visitor' | 'now'>) => Promise<boolean>;
}

/** Wrong secrets that pass before a network is slowed to one each 15 minutes for a catalog. */
const freeTries = 10;
const ticketBytes = 32;
const ticketLifetimeMs = 10 * 60_000;
/** The form of a basket may be sent for this long. */
const answerKeptMs = 3_600_000;
const basketKeptMs = 90 * 24 * 3_600_000;

const hashOf = (ticket: string): string => createHash('sha256').update(ticket).digest('hex');

/** Procurement systems that open this shop as a catalog of theirs (docs/decisions/0112). */
export function createExternalCatalogService({
  foundation: { database, keys },
  attempts,
  baskets,
  sessions,
}: ExternalCatalogNeeds): ExternalCatalogService {
  const countTry = createDailyTries({ database, keys, attempts });

  /** The catalog, when it was named with its secret; null for every other. */
  const provenCatalog = async (
    slug: string,
    shown: { readonly name: string; readonly secret: string },
    { address, now }: { readonly address: string; readonly now: Date },
  ): Promise<StoredCatalog | null> => {
    // It is part of an address: what cannot be a name never reaches the database.
    if (!Slug.safeParse(slug).success) return null;
    const counted = [['external-catalog', `${addressGroupOf(address)}|${slug}`]] as const;
    const takeBack = await countTry(counted, freeTries, now);
    if (takeBack === null) throw new HttpFailure(429, 'too many wrong secrets');
    if (isPasswordTooLong(shown.secret)) return null;
    const catalog = await findCatalog(database, slug);
    const isProven = await isPassword(shown.secret, catalog?.secretHash ?? null);
    if (catalog === null || !isProven || catalog.loginName !== shown.name) return null;
    await takeBack();
    return catalog;
  };

  return {
    listOf: ({ user }) => listCatalogs(database, user.accountId, null),

    async bySlug({ user }, slug) {
      const [found] = await listCatalogs(database, user.accountId, slug);
      return found ?? notFound('no such external catalog');
    },

    async openOci(call, slug, asked) {
      const { visitor, session, now } = call;
      const shown = { name: asked.username, secret: asked.password };
      const catalog = await provenCatalog(slug, shown, { address: visitor.address, now });
      if (catalog === null || catalog.protocol === 'cxml') return 'wrongLogin';
      if (!isReturnUrl(asked.hookUrl, catalog.returnOrigins)) return 'wrongReturn';
      await transaction(database, async (executor) => {
        await insertVisit(executor, {
          catalogId: catalog.id,
          sessionId: await sessions.beginOther(executor, session, now),
          ticketHash: null,
          ticketUntil: null,
          operation: 'create',
          returnUrl: asked.hookUrl,
          returnTarget: asked.target,
          given: { okCode: asked.okCode, caller: asked.caller },
          broughtBasketId: null,
          begunAt: now,
        });
      });
      return null;
    },

    async setUp(slug, setup, from) {
      const shown = { name: setup.sender, secret: setup.sharedSecret };
      const catalog = await provenCatalog(slug, shown, from);
      if (catalog?.protocol !== 'cxml') return null;
      // Who has shown the secret may know: they look for the mistake in the secret otherwise.
      if (!isReturnUrl(setup.returnUrl, catalog.returnOrigins))
        throw new BadCxml('the URL of BrowserFormPost is none this catalog may return to');
      const { now } = from;
      const ticket = randomBytes(ticketBytes).toString('base64url');
      await transaction(database, async (executor) => {
        const isBrought = setup.operation !== 'create' && setup.positions.length > 0;
        await insertVisit(executor, {
          catalogId: catalog.id,
          sessionId: null,
          ticketHash: hashOf(ticket),
          ticketUntil: new Date(now.getTime() + ticketLifetimeMs),
          operation: setup.operation,
          returnUrl: setup.returnUrl,
          returnTarget: '',
          given: setup.given,
          broughtBasketId: isBrought
            ? await handedOverBasketSetup.add(executor, {
                uuid: randomUUID(),
                kind: 'external',
                accountId: catalog.accountId,
                madeAt: now,
                endsAt: new Date(now.getTime() + basketKeptMs),
                positions: setup.positions,
              })
            : null,
          begunAt: now,
        });
      });
      return ticket;
    },

    start: ({ session, now }, ticket) =>
      transaction(database, async (executor) => {
        const sessionId = await sessions.beginOther(executor, session, now);
        const opened = await openVisit(executor, hashOf(ticket), sessionId, now);
        if (opened === null) throw new HttpFailure(403, 'ticket of no visit');
        return opened.broughtUuid;
      }),

    handOver: ({ visitor, now }, seen) =>
      transaction(database, async (executor) => {
        const texts = serverTexts(visitor.language).externalCatalog;
        const fresh = async () => ({ basket: await baskets.show(visitor) });
        const sessionId = visitor.session.id;
        const visit = sessionId === null ? null : await lockVisit(executor, sessionId);
        const isSeen = visit?.publicId === seen.visit;
        if (visit !== null && visit.answer !== null && isSeen)
          return { uuid: visit.uuid, isRepetition: true };
        if (visit === null || visitor.externalCatalog === null)
          return refuse('externalCatalog.notAllowed', texts.none, await fresh());
        if (!isSeen) refuse('basket.changed', orderingTexts(visitor.language).basketChanged, await fresh());
        if (!isReturnUrl(visit.returnUrl, visit.returnOrigins))
          refuse('externalCatalog.notAllowed', texts.notAllowed, await fresh());
        const isSold = visit.operation !== 'inspect';
        const taken = await baskets.takeOut(executor, visitor, { version: seen.basketVersion, isSold });
        // What is only looked at goes back as it came: without a line.
        const lines = isSold ? linesOf(taken) : [];
        const uuid = lines.length === 0 ? null : randomUUID();
        if (uuid !== null)
          await handedOverBasketSetup.add(executor, {
            uuid,
            kind: 'external',
            accountId: visit.accountId,
            madeAt: now,
            endsAt: new Date(now.getTime() + basketKeptMs),
            positions: lines,
          });
        const answer = {
          url: visit.returnUrl,
          target: visit.returnTarget,
          fields: answerFields(lines, visit, now),
        };
        await endVisit(executor, visit.id, { at: now, uuid, answer });
        return { uuid, isRepetition: false };
      }),

    async answerOf({ visitor: { session }, now }) {
      if (session.id === null) return null;
      const found = await findAnswer(database, session.id, new Date(now.getTime() - answerKeptMs));
      return found !== null && isReturnUrl(found.answer.url, found.returnOrigins) ? found : null;
    },

    isSentFirst: async ({ visitor: { session }, now }) =>
      session.id !== null && (await isSentFirst(database, session.id, now)),
  };
}

/** Sets external catalogs up. */
export const externalCatalogSetup = { add: insertCatalog } as const;
