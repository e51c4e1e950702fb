import * as z from 'zod/mini';
import { BasketRefusal, BasketReply } from './basket.ts';
import { post } from './endpoint.ts';

const body = z.strictObject({
  id: z.number().check(z.int(), z.minimum(1), z.maximum(2_147_483_647)),
  /** Marks what is put in as a gift (S7.2-38). */
  _func: z.literal('freearticle'),
});

/** Free articles of the visitor's order; apart from the other calls of the basket, which every page's first call brings. */
export const freeArticleEndpoints = {
  add: post({
    name: 'freeArticle.add',
    path: '/shop/basket/add/freearticle',
    access: 'everybody',
    isOrdering: true,
    summary:
      'Chooses a free article that the value of goods allows, as long as the allowed count is not reached.',
    spec: ['S7.2-38', 'S5-18'],
    body,
    reply: BasketReply,
    refusal: BasketRefusal,
  }),
  remove: post({
    name: 'freeArticle.remove',
    path: '/shop/basket/remove/freearticle',
    access: 'everybody',
    isOrdering: true,
    summary: 'Chooses a free article no more.',
    spec: ['S7.2-38'],
    body,
    reply: BasketReply,
    refusal: BasketRefusal,
  }),
};
