import type { ReplyOf } from '#contract/endpoint.ts';
import { mostListPositions } from '#contract/shopping-list.ts';
import type { AddPositionBody, shoppingListEndpoints } from '#contract/shopping-list.ts';
import { shoppingListPath } from '#contract/shopping-list-path.ts';
import type { TableFormat } from '#contract/table-formats.ts';
import { listPositionForm, shoppingListForm } from '#domain/forms/shopping-list.ts';
import { hasCostCenters } from '#domain/cost-center.ts';
import { correctQuantity, enteredQuantity } from '#domain/quantity.ts';
import { currentList, isNameTaken, raisedQuantity } from '#domain/shopping-list.ts';
import { escapedForToast } from '#domain/toast-text.ts';
import { ruleOf } from '#server/basket/basket-lines.ts';
import type { SellingRules } from '#server/basket/basket-lines.ts';
import { sellingRulesOf } from '#server/basket/basket-view.ts';
import { amountText } from '#server/basket/line-sentences.ts';
import type { BasketArticle } from '#server/basket/stored-article.ts';
import { refuse } from '#server/calls/failures.ts';
import { requireForm } from '#server/calls/form-check.ts';
import { serverTexts } from '#server/calls/server-texts.ts';
import { transaction } from '#server/database/pool.ts';
import type { Executor } from '#server/database/pool.ts';
import type { FirmService } from '#server/firm/firm.service.ts';
import { requireBookable } from '#server/firm/require-bookable.ts';
import { orderingTexts } from '#server/method/method.service.ts';
import type { Foundation } from '#server/runtime/foundation.ts';
import type { Member } from '#server/session/visitor.ts';
import type { SettingsService } from '#server/settings/settings.service.ts';
import { dealerListsOf, dealerPositionsOf, sharedWith } from './dealer-list.repository.ts';
import { keepList, listNotFound, requireFreeName, slugBeside } from './keep-list.ts';
import { exportOf } from './list-export.ts';
import { shoppingListOf } from './list-view.ts';
import {
  deleteList,
  deleteMissingPositions,
  deletePosition,
  findArticle,
  findPosition,
  listsOf,
  lockListsOf,
  placeFor,
  positionsOf,
  putPosition,
  updateList,
  updateNotes,
  updateOne,
} from './list.repository.ts';
import type { KeptList, ListNotes, StoredList } from './stored-list.ts';

export interface ListNeeds {
  readonly foundation: Foundation;
  readonly settings: SettingsService;
  readonly firms: FirmService;
}

type TypedList = Omit<KeptList, 'slug'>;
type Identity = Pick<StoredList, 'id' | 'slug'>;
type ShownLists = ReplyOf<typeof shoppingListEndpoints.mine>;
type ExportedList = ReplyOf<typeof shoppingListEndpoints.export>;

/** Every `id` may be refused with `list.notFound` or `position.notFound`: for a foreign one as for none (R23). */
export interface ListService {
  /** All lists, and what is on the current one (S4.2-07). */
  readonly show: (member: Member, slug: string | undefined) => Promise<ShownLists>;
  /** @throws Refused with `fields.invalid`, or `list.tooMany` */
  readonly create: (member: Member, typed: TypedList) => Promise<Identity>;
  /** @throws Refused with `fields.invalid` */
  readonly edit: (member: Member, id: number, typed: TypedList) => Promise<Identity>;
  readonly remove: (member: Member, id: number) => Promise<void>;
  /**
   * Puts an article on lists: all of them, or none.
   *
   * @returns what is told of it, with the markup of toasts
   * @throws Refused with `article.notFound`, `list.full`, or `quantity.tooHigh` where a list holds as many as one order may
   */
  readonly addPosition: (member: Member, body: AddPositionBody, now: Date) => Promise<string>;
  /** @throws Refused with `fields.invalid` */
  readonly editPosition: (member: Member, id: number, notes: ListNotes) => Promise<void>;
  readonly dropPosition: (member: Member, id: number) => Promise<void>;
  /** How many positions had left the catalogue. */
  readonly dropMissing: (member: Member, id: number) => Promise<number>;
  /**
   * @returns the quantity that is kept
   * @throws Refused with `article.notFound` where the article has left the catalogue
   */
  readonly updateQuantity: (member: Member, id: number, asked: number | string) => Promise<number>;
  readonly updateOne: (
    member: Member,
    id: number,
    field: 'hint' | 'costCenter' | 'offerNumber',
    value: string,
  ) => Promise<void>;
  /** @throws Refused with `list.exportNotAllowed` (S6-07) */
  readonly export: (member: Member, id: number, format?: TableFormat) => Promise<ExportedList>;
}

const noPosition = ({ language }: Member): never =>
  refuse('position.notFound', orderingTexts(language).listPositionNotFound);

/** Lists of articles that people keep: each sees and changes the own ones only. */
export function createListService({ foundation: { database }, settings, firms }: ListNeeds): ListService {
  /** Changes that depend on what the person has so far, one at a time. */
  const locked = <Result>(
    member: Member,
    work: (executor: Executor, lists: readonly StoredList[]) => Promise<Result>,
  ): Promise<Result> =>
    transaction(database, async (executor) => {
      await lockListsOf(executor, member.user.id);
      return work(executor, await listsOf(executor, member.user.id));
    });

  const rulesFor = async (member: Member): Promise<SellingRules> =>
    sellingRulesOf(member, await settings.read());

  /** The lists that are meant; without any the first one, which is made where there is none. */
  const listsToFill = async (
    executor: Executor,
    member: Member,
    lists: readonly StoredList[],
    ids: readonly number[],
  ): Promise<readonly StoredList[]> => {
    const [first] = lists;
    if (ids.length > 0)
      return [...new Set(ids)].map((id) => lists.find((list) => list.id === id) ?? listNotFound(member));
    if (first !== undefined) return [first];
    const typed = { displayName: serverTexts(member.language).shoppingList.first, description: '' };
    return [{ ...typed, ...(await keepList(executor, member, lists, typed)), positionCount: 0 }];
  };

  /** Puts an article on one list; gives how many are on it then. */
  const fill = async (
    executor: Executor,
    member: Member,
    { id, displayName: list }: StoredList,
    article: BasketArticle,
    { quantity, custom_article_number, custom_article_info, data }: AddPositionBody,
    now: Date,
  ): Promise<number> => {
    const { name, articleNumber, shopDepotId, unit } = article;
    const texts = orderingTexts(member.language);
    const there = await placeFor(executor, id, articleNumber, shopDepotId);
    if (there.quantity === null && there.count >= mostListPositions)
      refuse('list.full', texts.listFull({ list, most: mostListPositions }));
    const before = there.quantity ?? 0;
    const raised = raisedQuantity(before, quantity, ruleOf(article));
    if (raised <= before)
      refuse('quantity.tooHigh', texts.listQuantityReached({ name, list, maximum: before }));
    await putPosition(executor, id, now, {
      articleNumber,
      shopDepotId,
      displayName: name,
      unit,
      quantity: raised,
      customArticleNumber: custom_article_number ?? '',
      customArticleInfo: custom_article_info ?? '',
      hint: data?.hint ?? '',
      costCenter: data?.costCenter ?? '',
      offerNumber: data?.offerNumber ?? '',
    });
    return raised;
  };

  return {
    async show(member, slug) {
      const { id } = member.user;
      const [items, known, firm] = await Promise.all([
        listsOf(database, id),
        settings.read(),
        firms.of(member.user),
      ]);
      const rules = sellingRulesOf(member, known);
      const list = currentList(items, slug);
      return {
        items,
        current: list && shoppingListOf(list, await positionsOf(database, id, list.id), rules),
        mode: rules.mode,
        isTaxExempt: rules.isTaxExempt,
        userCanExportShoppingList: known.userCanExportShoppingList,
        costCenters: firm === null || !hasCostCenters(firm) ? null : [...firm.costCenters],
        ...(list !== null && member.user.isBackend
          ? { sharedWith: (await sharedWith(database, list.id)).join(', ') }
          : {}),
      };
    },
    create(member, typed) {
      requireForm(shoppingListForm, { ...typed }, member);
      return locked(member, (executor, lists) => keepList(executor, member, lists, typed));
    },
    edit(member, id, typed) {
      requireForm(shoppingListForm, { ...typed }, member);
      return locked(member, async (executor, lists) => {
        const others = lists.filter((list) => list.id !== id);
        const own = lists.filter((list) => list.id === id);
        // Two of one name from before may stay so, and be changed otherwise.
        if (!isNameTaken(typed.displayName, own)) requireFreeName(typed.displayName, others, member);
        const slug = slugBeside(typed.displayName, others);
        return (await updateList(executor, member.user.id, id, { ...typed, slug })) ?? listNotFound(member);
      });
    },
    async remove(member, id) {
      if (!(await deleteList(database, member.user.id, id))) listNotFound(member);
    },
    async addPosition(member, body, now) {
      await requireBookable(firms, member, body.data?.costCenter ?? '', 'data.costCenter');
      return locked(member, async (executor, lists) => {
        const texts = serverTexts(member.language).shoppingList;
        const article = await findArticle(executor, body.article_number, body.shop_depot_id);
        if (article === null || !article.isVisible)
          return refuse(
            'article.notFound',
            orderingTexts(member.language).articleNotFound({ articleNumber: body.article_number }),
          );
        const wanted = await listsToFill(executor, member, lists, body.lists ?? []);
        let quantity = 0;
        for (const list of wanted) quantity = await fill(executor, member, list, article, body, now);
        const [list] = wanted;
        const name = escapedForToast(article.name);
        const path = shoppingListPath(list === undefined ? {} : { slug: list.slug });
        const amount = amountText(member.language, quantity, article.unit);
        return wanted.length === 1 && list !== undefined
          ? texts.added({ article: name, list: escapedForToast(list.displayName), path, amount })
          : texts.addedToSeveral({ article: name, count: wanted.length, path });
      });
    },
    async editPosition(member, id, notes) {
      requireForm(listPositionForm, { ...notes }, member);
      await requireBookable(firms, member, notes.costCenter, 'costCenter');
      if (!(await updateNotes(database, member.user.id, id, notes))) noPosition(member);
    },
    async dropPosition(member, id) {
      if (!(await deletePosition(database, member.user.id, id))) noPosition(member);
    },
    dropMissing: (member, id) =>
      locked(member, async (executor, lists) => {
        if (!lists.some((list) => list.id === id)) listNotFound(member);
        return deleteMissingPositions(executor, member.user.id, id);
      }),
    updateQuantity: (member, id, asked) =>
      locked(member, async (executor) => {
        const position = (await findPosition(executor, member.user.id, id)) ?? noPosition(member);
        const { article, articleNumber, quantity: held } = position;
        if (article === null || !article.isVisible)
          return refuse(
            'article.notFound',
            orderingTexts(member.language).articleNotFound({ articleNumber }),
          );
        const rule = ruleOf(article);
        const { quantity } =
          typeof asked === 'string' ? enteredQuantity(asked, held, rule) : correctQuantity(asked, rule);
        await updateOne(executor, member.user.id, id, 'quantity', quantity);
        return quantity;
      }),
    async updateOne(member, id, field, value) {
      if (field === 'costCenter') await requireBookable(firms, member, value, 'costCenter');
      if (!(await updateOne(database, member.user.id, id, field, value))) noPosition(member);
    },
    async export(member, id, format = 'csv') {
      const { userCanExportShoppingList: isAllowed } = await settings.read();
      if (!isAllowed) refuse('list.exportNotAllowed', orderingTexts(member.language).listExportNotAllowed);
      const rules = await rulesFor(member);
      const { id: userId, accountId } = member.user;
      const isMeant = (list: StoredList): boolean => list.id === id;
      const own = (await listsOf(database, userId)).find(isMeant);
      const list = own ?? (await dealerListsOf(database, accountId)).find(isMeant) ?? listNotFound(member);
      const positions = own
        ? await positionsOf(database, userId, id)
        : await dealerPositionsOf(database, accountId, id);
      return exportOf(shoppingListOf(list, positions, rules), rules, { language: member.language, format });
    },
  };
}
