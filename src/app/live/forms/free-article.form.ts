import { freeArticleEndpoints } from '#contract/free-article.ts';
import { ask } from '../ask.ts';
import { takeBasket } from '../take-basket.ts';
import type { LiveForm } from './live-form.ts';

/** Chooses a free article, or chooses it no more (S7.2-38). */
export const freeArticle: LiveForm = {
  faultsIn: () => ({}),
  send: async ({ input: { values }, signal }, { call, page }) => {
    const { id, choice } = values;
    const endpoint = freeArticleEndpoints[choice === 'add' ? 'add' : 'remove'];
    const body = { id: Number(id), _func: 'freearticle' as const };
    const { basket } = await ask(call, endpoint, { body }, { signal, suppressErrors: true });
    takeBasket(page, basket);
  },
};
