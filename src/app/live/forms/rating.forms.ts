import { faultsIn } from '#contract/form-schema.ts';
import { ownRatingEndpoints } from '#contract/own-rating.ts';
import { ratingForm } from '#domain/forms/rating.ts';
import type { TypedValues } from '#contract/form-fields.ts';
import { ask } from '../ask.ts';
import { showAfresh } from './live-form.ts';
import type { LiveForm } from './live-form.ts';

const articleOf = (given: TypedValues) => ({ articleNumber: given['articleNumber'] ?? '' });

/** Who has no name to show is not asked how to be named. */
const typedIn = ({ stars = '', title = '', text = '', shownAs }: TypedValues) => ({
  stars,
  title,
  text,
  shownAs: shownAs === 'name' ? ('name' as const) : ('buyer' as const),
});

/** Rates the article of the page, which shows then that it waits. */
export const rating: LiveForm = {
  faultsIn: ({ values }) => faultsIn(ratingForm, typedIn(values)),
  send: async ({ input: { given, values }, signal }, takers) => {
    const body = { ...typedIn(values), ...articleOf(given) };
    await ask(takers.call, ownRatingEndpoints.create, { body }, { signal, suppressErrors: true });
    showAfresh(takers);
  },
};

/** Deletes what the visitor said of the article of the page, which shows then that they may say something again. */
export const ratingWithdrawal: LiveForm = {
  faultsIn: () => ({}),
  send: async ({ input: { given }, signal }, takers) => {
    const body = articleOf(given);
    await ask(takers.call, ownRatingEndpoints.withdraw, { body }, { signal, suppressErrors: true });
    showAfresh(takers);
  },
};
