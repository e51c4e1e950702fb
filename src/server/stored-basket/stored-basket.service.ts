import type { BasketState } from '#contract/basket.ts';
import { mostStoredBaskets } from '#contract/stored-basket.ts';
import type { StoredBasketDetail } from '#contract/stored-basket.ts';
import { articleRefusal } from '#server/basket/basket-lines.ts';
import type { BasketService } from '#server/basket/basket.service.ts';
import { sellingRulesOf } from '#server/basket/basket-view.ts';
import { refuse } from '#server/calls/failures.ts';
import { serverTexts } from '#server/calls/server-texts.ts';
import { transaction, violatedConstraint } from '#server/database/pool.ts';
import type { Executor } from '#server/database/pool.ts';
import type { Foundation } from '#server/runtime/foundation.ts';
import type { Member } from '#server/session/visitor.ts';
import type { SettingsService } from '#server/settings/settings.service.ts';
import {
  copyBasket,
  countStored,
  deleteNamed,
  deleteStored,
  lockOwner,
  storedPositions,
  uniqueBasketName,
} from './stored-basket.repository.ts';

export interface StoredBasketNeeds {
  readonly foundation: Foundation;
  readonly settings: SettingsService;
  readonly baskets: BasketService;
}

/** Every `id` may be refused with `storedBasket.notFound`: for a foreign one as for none (R23). */
export interface StoredBasketService {
  /** @throws Refused with `fields.invalid`, `basket.empty` or `storedBasket.tooMany` */
  readonly save: (member: Member, name: string, now: Date) => Promise<BasketState>;
  readonly view: (member: Member, id: number) => Promise<StoredBasketDetail>;
  /**
   * Puts a kept basket into the basket, or in its place; what lay there is kept then.
   *
   * @returns whether anything went in, and what could not, as sentences
   * @throws Refused with `storedBasket.choose` where something lies there and nobody has said which
   */
  readonly load: (
    member: Member,
    id: number,
    how: 'ask' | 'merge' | 'replace',
    now: Date,
  ) => Promise<{ readonly basket: BasketState; readonly isAnyTaken: boolean; readonly refused: string[] }>;
  readonly remove: (member: Member, id: number) => Promise<BasketState>;
  /** Keeps what lies in a person's basket before it becomes another, instead of what was kept so before. */
  readonly keepFormer: (executor: Executor, userId: number, now: Date) => Promise<void>;
}

/** Name of the one that was replaced, or put together with another, last. */
const former = '';

/** Baskets people keep for later: each sees and changes the own ones only (docs/decisions/0107). */
export function createStoredBasketService({
  foundation: { database },
  settings,
  baskets,
}: StoredBasketNeeds): StoredBasketService {
  const textsFor = ({ language }: Member) => serverTexts(language).storedBasket;
  const refuseName = (sentence: string): never =>
    refuse('fields.invalid', sentence, { fieldErrors: { name: sentence } });

  /** With the basket as it is, so that who saw one more in it sees it no longer. */
  const refuseGone = async (member: Member): Promise<never> =>
    refuse('storedBasket.notFound', textsFor(member).notFound, { basket: await baskets.show(member) });

  const positionsOf = async (member: Member, id: number) => {
    const rows = await storedPositions(database, member.user.id, id);
    return rows.length > 0 ? rows : refuseGone(member);
  };

  async function keepFormer(executor: Executor, userId: number, now: Date): Promise<void> {
    await deleteNamed(executor, userId, former);
    await copyBasket(executor, userId, former, now);
  }

  return {
    async save(member, name, now) {
      const { id } = member.user;
      const texts = textsFor(member);
      if (name === former) refuseName(texts.nameMissing);
      try {
        await transaction(database, async (executor) => {
          await lockOwner(executor, id);
          if ((await countStored(executor, id)) >= mostStoredBaskets)
            refuse('storedBasket.tooMany', texts.tooMany({ most: mostStoredBaskets }));
          if (!(await copyBasket(executor, id, name, now))) refuse('basket.empty', texts.nothingToSave);
        });
      } catch (error) {
        if (violatedConstraint(error) === uniqueBasketName) refuseName(texts.nameTaken({ name }));
        throw error;
      }
      return baskets.show(member);
    },

    async view(member, id) {
      const [rows, known] = await Promise.all([positionsOf(member, id), settings.read()]);
      // As the basket: who may not order reads of each article whether it can be had.
      const rules = { ...sellingRulesOf(member, known), mayOrder: true };
      return {
        id,
        name: rows[0]?.name ?? '',
        savedAt: rows[0]?.savedAt ?? 0,
        position_count: rows.length,
        positions: rows.map(
          ({ article, place, articleNumber, displayName, quantity, unit, hint, costCenter }) => ({
            place,
            articleNumber,
            displayName: article?.name ?? displayName,
            quantity,
            unit,
            hint,
            costCenter,
            exists: article?.isVisible ?? false,
            isOrderable: articleRefusal(article, rules) === null,
          }),
        ),
      };
    },

    async load(member, id, how, now) {
      const rows = await positionsOf(member, id);
      if (how === 'ask' && ((await baskets.stored(member))?.positions ?? []).length > 0)
        refuse('storedBasket.choose', textsFor(member).choose);
      const isInstead = how === 'replace';
      const items = rows.map(({ articleNumber, shopDepotId, quantity, costCenter, offerNumber, hint }) => ({
        articleNumber,
        shopDepotId,
        quantity,
        costCenter,
        offerNumber,
        hint,
        mayBeLess: true,
      }));
      const userId = member.user.id;
      const { basket, taken, refused } = await transaction(database, (executor) =>
        baskets.fill(executor, items, {
          visitor: member,
          owner: { kind: 'user', id: userId },
          isInstead,
          now,
          beforehand: async () => {
            if (isInstead) await keepFormer(executor, userId, now);
          },
        }),
      );
      return {
        basket,
        isAnyTaken: taken.length > 0,
        refused: [...new Set(refused.map(({ message }) => message))],
      };
    },

    async remove(member, id) {
      if (!(await deleteStored(database, member.user.id, id))) await refuseGone(member);
      return baskets.show(member);
    },

    keepFormer,
  };
}
