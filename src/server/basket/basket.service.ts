import type {
  BasketAddBody,
  BasketHead,
  BasketState,
  ItemToAdd,
  QuantityCorrection,
  ToastAdd,
} from '#contract/basket.ts';
import { maximumPositions } from '#contract/basket.ts';
import { positionUid } from '#domain/basket.ts';
import { groupingKey } from '#domain/position-grouping.ts';
import type { PriceRules } from '#domain/price.ts';
import type { Language } from '#contract/system.ts';
import type { Foundation } from '#server/runtime/foundation.ts';
import type { Executor } from '#server/database/pool.ts';
import { refreshed } from '#server/runtime/refreshed.ts';
import type { Call } from '#server/calls/endpoints.ts';
import { Unavailable, refuse } from '#server/calls/failures.ts';
import { loadBasketHead } from './basket-head.repository.ts';
import type { StoredHead } from './basket-head.repository.ts';
import {
  adoptBasket,
  deleteBasketOfSession,
  keepGuestsChoices,
  keepMergeReport,
  loadBasket,
  loadBasketAndArticles,
  loadFreeArticles,
  loadSavedBaskets,
  lockBasket,
  lockPerson,
  writePositions,
} from './basket.repository.ts';
import type { BasketOwner, StoredBasket, StoredPosition } from './stored-basket.ts';
import { pictureOf } from '#server/catalogue/tile.ts';
import { serverTexts } from '#server/calls/server-texts.ts';
import type { FirmService } from '#server/firm/firm.service.ts';
import type { SessionService } from '#server/session/session.service.ts';
import type { Visitor } from '#server/session/visitor.ts';
import { headOf, isRefusedLine, planAdd, planQuantity } from './basket-lines.ts';
import type { SellingRules } from './basket-lines.ts';
import { basketStateOf, emptyBasket, reckon, sellingRulesOf } from './basket-view.ts';
import type { BasketContext, Reckoning } from './basket-view.ts';
import { ChangedMeanwhile, createBasketWrites } from './basket-writes.ts';
import { createDeliveryDays } from './delivery-days.ts';
import { formerLines, planMerge } from './guest-basket.ts';
import { LineBook } from './line-book.ts';
import { lineOf, lineSentence } from './line-sentences.ts';
import { planItems } from './planned-items.ts';
import type { RefusedItem, TakenItem } from './planned-items.ts';
import { regrouped } from './regrouped-positions.ts';
import type { PlannedChange } from './regrouped-positions.ts';
import { withSuccessors } from './successors.ts';
import type { RefusedWithSuccessor } from './successors.ts';
import { refuseUnsellable } from './unsellable.ts';
import { orderingTexts } from '#server/method/method.service.ts';
import type { MethodService } from '#server/method/method.service.ts';
import { priceRulesOf } from '#server/mode/mode.service.ts';
import type { SettingsService } from '#server/settings/settings.service.ts';

export interface BasketNeeds {
  readonly foundation: Foundation;
  readonly settings: SettingsService;
  readonly methods: MethodService;
  readonly firms: FirmService;
  readonly sessions: SessionService;
}

export interface BasketChange {
  readonly basket: BasketState;
  readonly corrections: readonly QuantityCorrection[];
}

export interface BasketService {
  readonly show: (visitor: Visitor) => Promise<BasketState>;
  /** Zeros, without a question to the database, for visitors who have never put anything in. */
  readonly head: (visitor: Visitor) => Promise<BasketHead>;
  /** Head of the basket and, for a customer, how many orders are under way, in one question to the database. */
  readonly headAndOpenOrders: (visitor: Visitor) => Promise<{ head: BasketHead; openOrders: number }>;
  readonly add: (
    call: Call,
    item: BasketAddBody,
  ) => Promise<{ head: BasketHead; added: ToastAdd; corrections: QuantityCorrection[] }>;
  /** A line whose article is gone for good is refused with what has taken its place. */
  readonly addItems: (
    call: Call,
    items: readonly ItemToAdd[],
  ) => Promise<BasketChange & { readonly refused: readonly RefusedWithSuccessor[] }>;
  /**
   * Puts lines into a basket, or in the place of all that lies there, in the caller's transaction; nothing changes where none of them
   * can be had.
   *
   * @param how.beforehand done before the basket changes
   * @returns `taken` empty where nothing went in, so that the basket is as it was
   */
  readonly fill: (
    executor: Executor,
    items: readonly ItemToAdd[],
    how: {
      readonly visitor: Visitor;
      readonly owner: BasketOwner;
      readonly isInstead: boolean;
      readonly now: Date;
      readonly beforehand?: () => Promise<void>;
    },
  ) => Promise<BasketChange & { readonly taken: TakenItem[]; readonly refused: readonly RefusedItem[] }>;
  /**
   * Empties the basket in the caller's transaction, for what is made of it.
   *
   * @param seen.version of the basket that was shown
   * @param seen.isSold false for what is only thrown away, whether it can be had or not
   * @returns what lay there, at the prices of this moment
   * @throws Refused with `basket.changed` where another one lies there, or with what keeps a line from being sold
   */
  readonly takeOut: (
    executor: Executor,
    visitor: Visitor,
    seen: { readonly version: number; readonly isSold: boolean },
  ) => Promise<Reckoning>;
  readonly updateQuantity: (
    visitor: Visitor,
    uid: string,
    quantity: number | string,
  ) => Promise<BasketChange>;
  readonly updateNotice: (visitor: Visitor, uid: string, hint: string) => Promise<BasketChange>;
  /**
   * Books a position on a cost center its buyer may book on; on none where it is empty.
   *
   * @param uid without it all positions are booked
   * @throws Refused with `costCenter.notFound`, also for one that another firm has (R23)
   */
  readonly updateCostCenter: (
    visitor: Visitor,
    uid: string | undefined,
    costCenter: string,
  ) => Promise<BasketChange>;
  readonly remove: (visitor: Visitor, uid: string) => Promise<BasketChange>;
  readonly removeAll: (visitor: Visitor) => Promise<BasketChange>;
  /**
   * Puts a guest's basket into the basket of the person who signs in, once; runs in the transaction of the login. What went in,
   * what went in otherwise and what did not is kept with the basket, for the person to read.
   *
   * @param signIn.beforehand done before something is put to what the person had
   * @returns true when there is something to read: positions were added to what the person had, changed or refused
   */
  readonly merge: (
    executor: Executor,
    sessionId: number,
    signIn: {
      readonly userId: number;
      readonly language: Language;
      readonly priceRules: PriceRules;
      readonly now: Date;
      readonly beforehand: () => Promise<void>;
    },
  ) => Promise<boolean>;
  readonly context: (visitor: Visitor) => Promise<BasketContext>;
  /** Reads anew what the shop gives with orders, before somebody chooses of it. */
  readonly renewFreeArticles: () => Promise<void>;
  /** The visitor's basket as it is stored; null when there is none. */
  readonly stored: (visitor: Visitor) => Promise<StoredBasket | null>;
  /** Locks a guest's basket until the transaction of the login ends. */
  readonly lockOfSession: (executor: Executor, sessionId: number) => Promise<void>;
  /**
   * Ends a guest's change when the session is not a guest's any more: its basket has gone over to whoever has signed in,
   * or ended with it. Asked only when no basket was found where one was expected.
   *
   * @throws HttpFailure 419, with which the page sends the change anew as who it is now (R18)
   */
  readonly refuseWhenTaken: (visitor: Visitor) => Promise<void>;
}

/** Whose basket a visitor has; null for one whose session has no row yet. Each visit of an external catalog has one of its own. */
export function ownerOf(visitor: Visitor): BasketOwner | null {
  if (visitor.user !== null && visitor.externalCatalog === null) return { kind: 'user', id: visitor.user.id };
  return visitor.session.id === null ? null : { kind: 'session', id: visitor.session.id };
}

/** What the shop gives, and whether it is there, is shown about a second old at most; who chooses or orders reads it anew. */
const freeArticlesLifetimeMs = 1000;

/** Makes all changes of baskets; every change is one statement that only succeeds on the state it was made for. */
export function createBasketService({
  foundation,
  settings,
  methods,
  firms,
  sessions,
}: BasketNeeds): BasketService {
  const { database, keys, clock, holidays } = foundation;
  const deliveryDays = createDeliveryDays(holidays);
  const freeArticles = refreshed(() => loadFreeArticles(database), freeArticlesLifetimeMs);

  const context = async (visitor: Visitor): Promise<BasketContext> => {
    const [read, known, given, firm] = await Promise.all([
      settings.read(),
      methods.known(),
      freeArticles(),
      firms.of(visitor.user),
    ]);
    return {
      visitor,
      settings: read,
      methods: known,
      freeArticles: given,
      firm,
      keys,
      deliveryDays,
      now: clock(),
    };
  };

  const stateOf = (stored: StoredBasket | null, given: BasketContext): BasketState =>
    basketStateOf(reckon(stored ?? emptyBasket, given), given.visitor);

  const { put, refuseTaken, untilWritten, write } = createBasketWrites(database, sessions);

  /**
   * A change of positions that exist; refuses with the fresh basket when they do not.
   *
   * @param uid the one that changes; undefined = any of them may
   */
  const changePositions = (
    visitor: Visitor,
    uid: string | undefined,
    plan: (stored: StoredBasket, position: StoredPosition, given: BasketContext) => PlannedChange,
  ): Promise<BasketChange> =>
    untilWritten(ownerOf(visitor), async (executor, owner) => {
      const given = await context(visitor);
      const stored = owner === null ? null : await loadBasket(executor, owner);
      const position = stored?.positions.find(
        (candidate) => uid === undefined || positionUid(candidate) === uid,
      );
      if (stored === null) await refuseTaken(owner);
      if (owner === null || stored === null || position === undefined) {
        return refuse('position.notFound', orderingTexts(visitor.language).positionNotFound, {
          basket: stateOf(stored, given),
        });
      }
      const planned = plan(stored, position, given);
      const head = await write(executor, owner, stored, planned.changes);
      if (head instanceof ChangedMeanwhile) return head;
      const basket = stateOf({ ...stored, version: head.version, positions: planned.positions }, given);
      return { basket, corrections: planned.corrections };
    });

  const storedOf = async (visitor: Visitor): Promise<StoredBasket | null> => {
    const owner = ownerOf(visitor);
    return owner === null ? null : loadBasket(database, owner);
  };

  /** The basket as it is read anew: a position that was regrouped has another id. */
  const afresh = async (visitor: Visitor): Promise<BasketChange> => {
    const [given, stored] = await Promise.all([context(visitor), storedOf(visitor)]);
    return { basket: stateOf(stored, given), corrections: [] };
  };

  const storedHead = async (visitor: Visitor): Promise<StoredHead> => {
    const owner = ownerOf(visitor);
    return owner === null ? { version: 0, positions: [], openOrders: 0 } : loadBasketHead(database, owner);
  };

  return {
    context,
    async renewFreeArticles() {
      await freeArticles.renew();
    },
    stored: storedOf,
    lockOfSession: (executor, sessionId) => lockBasket(executor, { kind: 'session', id: sessionId }),
    refuseWhenTaken: (visitor) => refuseTaken(ownerOf(visitor)),

    async show(visitor) {
      const [given, stored] = await Promise.all([context(visitor), storedOf(visitor)]);
      const { user } = visitor;
      // Who has no basket may have kept some.
      if (stored === null && user !== null && visitor.externalCatalog === null)
        return stateOf({ ...emptyBasket, savedBaskets: await loadSavedBaskets(database, user.id) }, given);
      return stateOf(stored, given);
    },

    async headAndOpenOrders(visitor) {
      const { version, positions, openOrders } = await storedHead(visitor);
      return { head: headOf(version, positions, priceRulesOf(visitor)), openOrders };
    },

    async head(visitor) {
      const { version, positions } = await storedHead(visitor);
      return headOf(version, positions, priceRulesOf(visitor));
    },

    add: ({ visitor, session, now }, item) =>
      untilWritten(ownerOf(visitor), async (executor, owner) => {
        const [read, { basket: stored, articles }] = await Promise.all([
          settings.read(),
          loadBasketAndArticles(executor, owner, [item]),
        ]);
        const rules = sellingRulesOf(visitor, read);
        const article = articles[0] ?? null;
        const book = new LineBook(stored?.positions ?? []);
        const planned = planAdd(book, article, item, rules, now);
        if (isRefusedLine(planned))
          return refuse(planned.code, lineSentence(visitor, planned, lineOf(item.articleNumber, article)));
        const head = await put(executor, { owner, session, stored }, [planned.position]);
        if (head instanceof ChangedMeanwhile) return head;
        book.put(planned.position, planned.article);
        return {
          head: headOf(head.version, book.positions(), rules),
          added: {
            quantity: planned.quantityAdded,
            articleNumber: planned.article.articleNumber,
            displayName: planned.article.name,
            image: { file: pictureOf(planned.article) },
            basketLink: '/shop/basket',
          },
          corrections: planned.correction === null ? [] : [planned.correction],
        };
      }),

    addItems: ({ visitor, session, now }, items) =>
      untilWritten(ownerOf(visitor), async (executor, owner) => {
        const given = await context(visitor);
        if (items.length > maximumPositions) {
          const sentence = serverTexts(visitor.language).tooManyItems({ maximum: maximumPositions });
          refuse('basket.full', sentence, { basket: stateOf(await storedOf(visitor), given) });
        }
        const rules = sellingRulesOf(visitor, given.settings);
        // No article is to blame, and none is named.
        if (!rules.mayOrder)
          refuse('order.notAllowed', orderingTexts(visitor.language).orderNotAllowed, {
            basket: stateOf(await storedOf(visitor), given),
          });
        const { basket: stored, articles } = await loadBasketAndArticles(executor, owner, items);
        const book = new LineBook(stored?.positions ?? []);
        const planned = planItems(book, articles, items, visitor, { rules, now });
        const { touched, corrections } = planned;
        const refused = await withSuccessors(executor, items, planned.refused, rules);
        if (touched.length === 0) return { basket: stateOf(stored, given), corrections, refused };
        const head = await put(executor, { owner, session, stored }, touched);
        if (head instanceof ChangedMeanwhile) return head;
        return { basket: stateOf(await loadBasket(executor, head.owner), given), corrections, refused };
      }),

    fill: async (executor, items, { visitor, owner, isInstead, now, beforehand }) => {
      if (owner.kind === 'user') await lockPerson(executor, owner.id);
      await lockBasket(executor, owner);
      const given = await context(visitor);
      const { basket: stored, articles } = await loadBasketAndArticles(executor, owner, items);
      const book = new LineBook(isInstead ? [] : (stored?.positions ?? []));
      const rules = sellingRulesOf(visitor, given.settings);
      const { touched, taken, corrections, refused } = planItems(book, articles, items, visitor, {
        rules,
        now,
      });
      if (touched.length === 0) return { basket: stateOf(stored, given), taken, corrections, refused };
      await beforehand?.();
      const put = new Set(touched.map(groupingKey));
      const others = (stored?.positions ?? []).filter((position) => !put.has(groupingKey(position)));
      const removedIds = isInstead ? others.map(({ id }) => id) : [];
      const version = stored?.version ?? 0;
      const head = await writePositions(executor, owner, version, { put: touched, removedIds });
      if (head === null) {
        await refuseTaken(owner);
        throw new Unavailable('The basket changed while it was filled.');
      }
      // What a sign-in has done lies here no more.
      if (isInstead && owner.kind === 'user' && (stored?.mergeReport ?? null) !== null)
        await keepMergeReport(executor, owner.id, null);
      const basket = stateOf(await loadBasket(executor, owner), given);
      return { basket, taken, corrections, refused };
    },

    takeOut: async (executor, visitor, { version, isSold }) => {
      const owner = ownerOf(visitor);
      if (owner !== null) await lockBasket(executor, owner);
      const given = await context(visitor);
      const stored = (owner === null ? null : await loadBasket(executor, owner)) ?? emptyBasket;
      if (stored.version !== version)
        refuse('basket.changed', orderingTexts(visitor.language).basketChanged, {
          basket: stateOf(stored, given),
        });
      const reckoning = reckon(stored, given);
      if (owner === null || stored.positions.length === 0) return reckoning;
      if (isSold) refuseUnsellable(visitor, reckoning);
      const removedIds = stored.positions.map(({ id }) => id);
      if ((await writePositions(executor, owner, stored.version, { put: [], removedIds })) === null)
        throw new Unavailable('The basket changed while it was taken out.');
      return reckoning;
    },

    updateQuantity: (visitor, uid, quantity) =>
      changePositions(visitor, uid, (stored, position, given) => {
        const rules = sellingRulesOf(visitor, given.settings);
        const planned = planQuantity(new LineBook(stored.positions), position, quantity, rules);
        if (isRefusedLine(planned)) {
          const sentence = lineSentence(visitor, planned, lineOf(position.articleNumber, position.article));
          return refuse(planned.code, sentence, { basket: stateOf(stored, given) });
        }
        const positions = stored.positions.map((candidate) =>
          candidate === position
            ? {
                ...position,
                quantity: planned.position.quantity,
                agreedNet: planned.position.agreedNet,
                agreedGross: planned.position.agreedGross,
              }
            : candidate,
        );
        return {
          changes: { put: [planned.position], removedIds: [] },
          positions,
          corrections: planned.correction === null ? [] : [planned.correction],
        };
      }),

    updateNotice: async (visitor, uid, hint) => {
      await changePositions(visitor, uid, (stored, position, given) =>
        regrouped(stored, sellingRulesOf(visitor, given.settings), (each) =>
          each === position && each.hint !== hint ? { ...each, hint } : each,
        ),
      );
      return afresh(visitor);
    },

    updateCostCenter: async (visitor, uid, costCenter) => {
      await changePositions(visitor, uid, (stored, position, given) => {
        const open = given.firm?.costCenters ?? [];
        if (costCenter !== '' && !open.some(({ number }) => number === costCenter))
          refuse(
            'costCenter.notFound',
            orderingTexts(visitor.language).costCenterNotBookable({ number: costCenter }),
            { basket: stateOf(stored, given) },
          );
        return regrouped(stored, sellingRulesOf(visitor, given.settings), (each) =>
          (uid === undefined || each === position) && each.costCenter !== costCenter
            ? { ...each, costCenter }
            : each,
        );
      });
      return afresh(visitor);
    },

    remove: (visitor, uid) =>
      changePositions(visitor, uid, (stored, position) => ({
        changes: { put: [], removedIds: [position.id] },
        positions: stored.positions.filter((candidate) => candidate !== position),
        corrections: [],
      })),

    removeAll: (visitor) =>
      untilWritten(ownerOf(visitor), async (executor, owner) => {
        const given = await context(visitor);
        const stored = owner === null ? null : await loadBasket(executor, owner);
        if (stored === null) await refuseTaken(owner);
        if (owner === null || stored === null || stored.positions.length === 0)
          return { basket: stateOf(stored, given), corrections: [] };
        const removedIds = stored.positions.map((position) => position.id);
        const head = await write(executor, owner, stored, { put: [], removedIds });
        if (head instanceof ChangedMeanwhile) return head;
        return {
          basket: stateOf({ ...stored, version: head.version, positions: [] }, given),
          corrections: [],
        };
      }),

    async merge(executor, sessionId, { userId, language, priceRules, now, beforehand }) {
      const guest: BasketOwner = { kind: 'session', id: sessionId };
      const member: BasketOwner = { kind: 'user', id: userId };
      await lockBasket(executor, guest);
      await lockPerson(executor, userId);
      await lockBasket(executor, member);
      const brought = await loadBasket(executor, guest);
      if (brought === null || brought.positions.length === 0) return false;
      const kept = await loadBasket(executor, member);
      if (kept === null && (await adoptBasket(executor, sessionId, userId))) return false;
      const read = await settings.read();
      const rules: SellingRules = {
        ...priceRules,
        mayOrder: true,
        isPriceDisplayed: read.display_price,
        allowOrdersWithoutStock: read.allowOrdersWithoutStock,
      };
      const book = new LineBook(kept?.positions ?? []);
      const former = formerLines(kept?.positions ?? [], { language });
      const { touched, ...told } = planMerge(book, brought.positions, rules, { language });
      const isMerged = (kept?.positions.length ?? 0) > 0 && touched.length > 0;
      const isTold = isMerged || told.changed.length > 0 || told.refused.length > 0;
      if (isMerged) await beforehand();
      await keepGuestsChoices(executor, sessionId, userId);
      await deleteBasketOfSession(executor, sessionId);
      const changes = { put: touched, removedIds: [] };
      const head = await writePositions(executor, member, kept?.version ?? 0, changes);
      if (head === null) throw new Unavailable('The basket changed while it was merged.');
      const report = isTold ? { at: now.getTime(), hasFormer: isMerged, former, ...told } : null;
      if (report !== null || (kept?.mergeReport ?? null) !== null)
        await keepMergeReport(executor, userId, report);
      return isTold;
    },
  };
}
