import type { dealerListEndpoints } from '#contract/dealer-list.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { shoppingListFields } from '#contract/forms/shopping-list.ts';
import { listShareForm } from '#domain/forms/shopping-list.ts';
import { currentList, customerNumbersIn, freeName } from '#domain/shopping-list.ts';
import { sellingRulesOf } from '#server/basket/basket-view.ts';
import { refuse } from '#server/calls/failures.ts';
import { requireForm } from '#server/calls/form-check.ts';
import { serverTexts } from '#server/calls/server-texts.ts';
import { transaction } from '#server/database/pool.ts';
import type { Executor } from '#server/database/pool.ts';
import type { Member } from '#server/session/visitor.ts';
import {
  copyPositions,
  dealerListsOf,
  dealerPositionsOf,
  shareList,
  unknownNumbers,
} from './dealer-list.repository.ts';
import { keepList, listNotFound, slugBeside } from './keep-list.ts';
import { insertList, listsOf, lockListsOf, putPosition } from './list.repository.ts';
import type { ListNeeds } from './list.service.ts';
import type { ListNotes, NewListPosition } from './stored-list.ts';
import { shoppingListOf } from './list-view.ts';

type ShownLists = ReplyOf<typeof dealerListEndpoints.list>;

interface NewDealerList {
  readonly displayName: string;
  readonly description: string;
  readonly positions: readonly Omit<NewListPosition, keyof ListNotes>[];
  readonly customerNumbers: readonly string[];
}

const noNotes: ListNotes = {
  hint: '',
  customArticleNumber: '',
  customArticleInfo: '',
  costCenter: '',
  offerNumber: '',
};

export interface DealerListService {
  /** All lists the shop shows to the account, and what is on the current one (S2.3-05). */
  readonly show: (member: Member, slug: string | undefined) => Promise<ShownLists>;
  /**
   * Keeps a list as an own one of the person; with a number behind its name where there is one of that name.
   *
   * @throws Refused with `list.notFound` for one that is not shown to the account as for none (R23), or `list.tooMany`
   */
  readonly takeOver: (member: Member, id: number) => Promise<{ readonly id: number; readonly slug: string }>;
  /**
   * Shows an own list of the staff to these customers alone.
   *
   * @param typed customer numbers, as they were typed
   * @returns the numbers as they are kept
   * @throws Refused with `list.notFound`, or `fields.invalid` where no customer has one of the numbers
   */
  readonly share: (member: Member, id: number, typed: string) => Promise<readonly string[]>;
}

/** Puts a list together when a shop is set up. */
export const dealerListSetup = {
  /** @param staffId the person of the staff whose list it is */
  async add(
    executor: Executor,
    staffId: number,
    { displayName, description, positions, customerNumbers }: NewDealerList,
  ): Promise<void> {
    const slug = slugBeside(displayName, await listsOf(executor, staffId));
    const { id } = await insertList(executor, staffId, { displayName, description, slug });
    for (const position of positions)
      await putPosition(executor, id, new Date(), { ...noNotes, ...position });
    await shareList(executor, id, customerNumbers);
  },
} as const;

/** Lists of the shop's staff that customers read. */
export function createDealerListService({
  foundation: { database },
  settings,
}: ListNeeds): DealerListService {
  return {
    async show(member, slug) {
      const { accountId } = member.user;
      const [items, known] = await Promise.all([dealerListsOf(database, accountId), settings.read()]);
      const rules = sellingRulesOf(member, known);
      const list = currentList(items, slug);
      return {
        items,
        current: list && shoppingListOf(list, await dealerPositionsOf(database, accountId, list.id), rules),
        mode: rules.mode,
        isTaxExempt: rules.isTaxExempt,
        userCanExportShoppingList: known.userCanExportShoppingList,
      };
    },
    takeOver: (member, id) =>
      transaction(database, async (executor) => {
        const { id: userId, accountId } = member.user;
        await lockListsOf(executor, userId);
        const list =
          (await dealerListsOf(executor, accountId)).find((known) => known.id === id) ?? listNotFound(member);
        const { displayName, description } = list;
        const own = await listsOf(executor, userId);
        const kept = await keepList(executor, member, own, {
          displayName: freeName(displayName, own, shoppingListFields.displayName.longest),
          description,
        });
        await copyPositions(executor, id, kept.id);
        return kept;
      }),
    share(member, id, typed) {
      requireForm(listShareForm, { customerNumbers: typed }, member);
      const numbers = customerNumbersIn(typed);
      return transaction(database, async (executor) => {
        await lockListsOf(executor, member.user.id);
        const own = await listsOf(executor, member.user.id);
        if (!own.some((list) => list.id === id)) listNotFound(member);
        const unknown = await unknownNumbers(executor, numbers);
        if (unknown.length > 0) {
          const sentence = serverTexts(member.language).shoppingList.unknownCustomers({
            numbers: unknown.join(', '),
          });
          refuse('fields.invalid', sentence, { fieldErrors: { customerNumbers: sentence } });
        }
        await shareList(executor, id, numbers);
        return numbers;
      });
    },
  };
}
