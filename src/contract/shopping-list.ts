import * as z from 'zod/mini';
import { Price } from './article.ts';
import { post } from './endpoint.ts';
import { bodyOf } from './form-body.ts';
import { CostCenterOption } from './basket.ts';
import { listPositionFields, shoppingListFields } from './forms/shopping-list.ts';
import { NamedSuccessor } from './named-successor.ts';
import { Refusal } from './refusal.ts';
import { Mode } from './session.ts';
import { tableFormats } from './table-formats.ts';
import { ArticleNumber, Cents, line } from './text.ts';

/** How many lists a person may keep, and how many positions each. */
export const mostLists = 50;
export const mostListPositions = 500;

const id = z.number().check(z.int(), z.minimum(1));
const quantity = z.union([z.number(), line(20)]);

/** One article of a list (S3.5-02), with prices and stock of this moment. */
export const ListPosition = z.object({
  id: z.number(),
  /** Null when the article has left the catalogue. */
  article_id: z.nullable(z.number()),
  article_number: z.string(),
  shop_depot_id: z.number(),
  /** How the customer's own house numbers and calls it. */
  custom_article_number: z.string(),
  custom_article_info: z.string(),
  slug: z.string(),
  display_name: z.string(),
  excerpt: z.string(),
  quantity: z.number(),
  unit: z.string(),
  /** Unit price that applies at this quantity now. */
  price: Price,
  prices: z.array(Price),
  image: z.string(),
  /** Place in the list, counted from 1. */
  position: z.number(),
  /** What goes into the basket with it. */
  data: z.object({ hint: z.string(), costCenter: z.string(), offerNumber: z.string() }),
  /** Milliseconds since 1970 of the first add. */
  timestamp: z.number(),
  /** Empty when the article has left the catalogue. */
  url: z.string(),
  exists: z.boolean(),
  /** Absent for what is there still, and where nothing follows. */
  successor: z.optional(NamedSuccessor),
  isOrderable: z.boolean(),
  brandName: z.string(),
  manufacturerNumber: z.string(),
  stock: z.number(),
  sap_delivery_state: z.number(),
  min_order_price_unit: z.number(),
  max_order_price_unit: z.number(),
  step_order_price_unit: z.number(),
  lineNet: Cents,
  lineGross: Cents,
});
export type ListPosition = z.infer<typeof ListPosition>;

/** A list without what is on it. */
export const ListHead = z.object({
  id: z.number(),
  slug: z.string(),
  displayName: z.string(),
  description: z.string(),
  positionCount: z.number(),
});
export type ListHead = z.infer<typeof ListHead>;

/** A shopping list (S3.5-01). */
export const ShoppingList = z.extend(ListHead, {
  positions: z.array(ListPosition),
  /** What all of it costs now that can be had. */
  goodsNet: Cents,
  goodsGross: Cents,
  /** How many positions are not in these sums: gone, sold out, or without a price. */
  uncountedPositions: z.number(),
});
export type ShoppingList = z.infer<typeof ShoppingList>;

const unread = z.optional(z.unknown());

/**
 * Exactly the fields of S3.5-02. Number, depot, quantity, the customer's own words, `data` and `lists` are used; the rest is ignored,
 * since the catalogue knows it better.
 */
export const AddPositionBody = z.strictObject({
  article_number: ArticleNumber,
  shop_depot_id: z.number().check(z.int(), z.minimum(1), z.maximum(9999)),
  /** As typed; corrected by the rule of amounts (S5). */
  quantity,
  custom_article_number: z.optional(line(listPositionFields.customArticleNumber.longest)),
  custom_article_info: z.optional(line(listPositionFields.customArticleInfo.longest)),
  data: z.optional(
    z.strictObject({
      hint: z.optional(line(listPositionFields.hint.longest)),
      costCenter: z.optional(line(listPositionFields.costCenter.longest)),
      offerNumber: z.optional(line(listPositionFields.offerNumber.longest)),
    }),
  ),
  /** Ids of the lists it goes to; without any the first one, which is made where there is none. */
  lists: z.optional(z.array(id).check(z.maxLength(mostLists))),
  article_id: unread,
  slug: unread,
  display_name: unread,
  excerpt: unread,
  unit: unread,
  price: unread,
  prices: unread,
  image: unread,
  position: unread,
  timestamp: unread,
});
export type AddPositionBody = z.infer<typeof AddPositionBody>;

/** Answer to an add (S7.3-03). */
const AddPositionReply = z.object({
  success: z.literal(true),
  /** For a toast, with the markup of toasts. */
  message: z.string(),
  errorMessages: z.array(z.string()),
  error: z.nullable(z.string()),
});

const AddPositionRefusal = z.extend(Refusal, {
  message: z.optional(z.string()),
  error: z.optional(z.nullable(z.string())),
});

const done = z.object({ success: z.literal(true) });
const kept = z.object({ success: z.literal(true), id: z.number(), slug: z.string() });
const ofOne = z.strictObject({ id });

/** Lists of articles that a customer keeps; each sees and changes the own ones only. */
export const shoppingListEndpoints = {
  mine: post({
    name: 'shoppingList.mine',
    path: '/lists/my',
    access: 'user',
    summary:
      'All own lists, and what is on the current one: that of the slug, else the first. Changes nothing.',
    spec: ['S7.2-22', 'S4.2-07', 'S3.5-01'],
    query: z.strictObject({ slug: z.optional(line(200)) }),
    reply: z.object({
      items: z.array(ListHead),
      /** Null where there is no list. */
      current: z.nullable(ShoppingList),
      mode: Mode,
      isTaxExempt: z.boolean(),
      userCanExportShoppingList: z.boolean(),
      /** Those of the firm that may be noted; null where it has none, so that anything may. */
      costCenters: z.nullable(z.array(CostCenterOption)),
      /** Numbers of the customers the current list is shown to; the shop's staff alone are told (S2.3-05). */
      sharedWith: z.optional(z.string()),
    }),
  }),
  create: post({
    name: 'shoppingList.create',
    path: '/lists/my/create',
    access: 'user',
    summary: 'Keeps a new list; its slug is made from the name.',
    spec: ['S7.2-23'],
    body: bodyOf(shoppingListFields),
    reply: kept,
  }),
  edit: post({
    name: 'shoppingList.edit',
    path: '/lists/my/edit',
    access: 'user',
    summary: 'Changes name and description of a list; the slug follows the name.',
    spec: ['S7.2-23'],
    body: z.extend(bodyOf(shoppingListFields), { id }),
    reply: kept,
  }),
  remove: post({
    name: 'shoppingList.remove',
    path: '/lists/my/delete',
    access: 'user',
    summary: 'Deletes a list with all that is on it.',
    spec: ['S7.2-23'],
    body: ofOne,
    reply: done,
  }),
  addPosition: post({
    name: 'shoppingList.addPosition',
    path: '/lists/my/add-position',
    access: 'user',
    summary: 'Puts an article on a list, or several; the same article again raises the quantity.',
    spec: ['S7.2-24', 'S3.5-02', 'S7.3-03'],
    body: AddPositionBody,
    reply: AddPositionReply,
    refusal: AddPositionRefusal,
  }),
  editPosition: post({
    name: 'shoppingList.editPosition',
    path: '/lists/my/edit-position',
    access: 'user',
    summary: 'Changes everything a person notes at a position; the quantity stays.',
    spec: ['S7.2-25'],
    body: z.extend(bodyOf(listPositionFields), { id }),
    reply: done,
  }),
  dropPosition: post({
    name: 'shoppingList.dropPosition',
    path: '/lists/my/drop-position',
    access: 'user',
    summary: 'Takes a position off its list.',
    spec: ['S7.2-26'],
    body: ofOne,
    reply: done,
  }),
  dropMissingPositions: post({
    name: 'shoppingList.dropMissingPositions',
    path: '/lists/my/drop-missing-positions',
    access: 'user',
    summary: 'Takes off a list what has left the catalogue.',
    spec: ['S7.2-26'],
    body: ofOne,
    reply: z.object({ success: z.literal(true), dropped: z.number() }),
  }),
  updatePositionQuantity: post({
    name: 'shoppingList.updatePositionQuantity',
    path: '/lists/my/update-position-quantity',
    access: 'user',
    summary: 'Sets the quantity of a position, corrected by step, minimum and maximum.',
    spec: ['S7.2-27', 'S5-14'],
    body: z.strictObject({ id, quantity }),
    reply: z.object({ success: z.literal(true), quantity: z.number() }),
  }),
  updatePositionNotice: post({
    name: 'shoppingList.updatePositionNotice',
    path: '/lists/my/update-position-notice',
    access: 'user',
    summary: 'Sets the note of a position.',
    spec: ['S7.2-27'],
    body: z.strictObject({ id, hint: line(listPositionFields.hint.longest) }),
    reply: done,
  }),
  updatePositionCostCenter: post({
    name: 'shoppingList.updatePositionCostCenter',
    path: '/lists/my/update-position-cost-center',
    access: 'user',
    summary: 'Sets the cost centre of a position.',
    spec: ['S7.2-28'],
    body: z.strictObject({ id, costCenter: line(listPositionFields.costCenter.longest) }),
    reply: done,
  }),
  updatePositionOffer: post({
    name: 'shoppingList.updatePositionOffer',
    path: '/lists/my/update-position-offer',
    access: 'user',
    summary: 'Sets the offer a position belongs to.',
    spec: ['S7.2-28'],
    body: z.strictObject({ id, offerNumber: line(listPositionFields.offerNumber.longest) }),
    reply: done,
  }),
  export: post({
    name: 'shoppingList.export',
    path: '/lists/my/export',
    access: 'user',
    weight: 3,
    summary:
      'A list as a table, base64 in the answer, where the shop permits it: text for any spreadsheet, or a workbook.',
    spec: ['S6-07', 'S2.3-14'],
    body: z.extend(ofOne, { format: z.optional(z.enum(tableFormats)) }),
    reply: z.object({ fileName: z.string(), contentType: z.string(), base64: z.string() }),
  }),
};
