import * as z from 'zod/mini';
import { BasketRefusal, BasketReply, SavedBasket } from './basket.ts';
import { longestBasketName } from './basket-name.ts';
import { post } from './endpoint.ts';
import { line } from './text.ts';

/** How many baskets a person may keep under a name. */
export const mostStoredBaskets = 20;

/** A basket that was kept for later, with what lies in it. */
export const StoredBasketDetail = z.extend(SavedBasket, {
  positions: z.array(
    z.object({
      place: z.number(),
      articleNumber: z.string(),
      displayName: z.string(),
      quantity: z.number(),
      unit: z.string(),
      hint: z.string(),
      costCenter: z.string(),
      /** The shop still has it. */
      exists: z.boolean(),
      /** It can be had now. */
      isOrderable: z.boolean(),
    }),
  ),
});
export type StoredBasketDetail = z.infer<typeof StoredBasketDetail>;

const id = z.number().check(z.int(), z.minimum(1));

/** Baskets a customer keeps for later; each sees and changes the own ones only. */
export const storedBasketEndpoints = {
  save: post({
    name: 'storedBasket.save',
    path: '/shop/basket/save-basket',
    access: 'user',
    summary: 'Keeps what lies in the basket under a name; the basket stays as it is.',
    spec: ['S7.2-35', 'S1-06'],
    body: z.strictObject({ name: line(longestBasketName) }),
    reply: BasketReply,
    refusal: BasketRefusal,
  }),
  view: post({
    name: 'storedBasket.view',
    path: '/shop/basket/view-stored-basket',
    access: 'user',
    summary: 'What lies in a basket that was kept. Changes nothing.',
    spec: ['S7.2-37'],
    body: z.strictObject({ id }),
    reply: z.object({ success: z.literal(true), item: StoredBasketDetail }),
    refusal: BasketRefusal,
  }),
  load: post({
    name: 'storedBasket.load',
    path: '/shop/basket/load-stored-basket',
    access: 'user',
    weight: 5,
    summary:
      'Puts a kept basket into the basket, or in its place, which is kept then; asks where something lies there and nobody has said which.',
    spec: ['S7.2-37'],
    body: z.strictObject({ id, how: z.enum(['ask', 'merge', 'replace']) }),
    reply: z.extend(BasketReply, {
      /** False where nothing went in: the basket is as it was. */
      isAnyTaken: z.boolean(),
      /** Sentences about what could not be put in, or not whole. */
      refused: z.array(z.string()),
    }),
    refusal: BasketRefusal,
  }),
  remove: post({
    name: 'storedBasket.remove',
    path: '/shop/basket/remove-stored-basket',
    access: 'user',
    summary: 'Deletes a basket that was kept.',
    spec: ['S7.2-36'],
    body: z.strictObject({ id }),
    reply: BasketReply,
    refusal: BasketRefusal,
  }),
};
