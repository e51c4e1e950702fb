import { waitingOrderEndpoints } from '#contract/admin-orders.ts';
import { faultsIn } from '#contract/form-schema.ts';
import { storableOf } from '#contract/storable.ts';
import type { TypedValues } from '#contract/form-fields.ts';
import { releaseAnswerForm } from '#domain/forms/release-answer.ts';
import { ask } from '../ask.ts';
import { showAfresh, type LiveForm } from './live-form.ts';

/** What was typed, as it can be stored. */
const answerIn = ({ answer = '' }: TypedValues): string => storableOf(answer).trim();

/** Answers the question that is open about an own waiting order. */
export const releaseAnswer: LiveForm = {
  faultsIn: ({ values }) => faultsIn(releaseAnswerForm, { answer: answerIn(values) }),
  send: async ({ input: { given, values }, signal }, takers) => {
    const body = { orderNumber: given['orderNumber'] ?? '', answer: answerIn(values) };
    await ask(takers.call, waitingOrderEndpoints.answer, { body }, { signal, suppressErrors: true });
    showAfresh(takers);
  },
};

/** Withdraws an own waiting order. */
export const releaseWithdrawal: LiveForm = {
  faultsIn: () => ({}),
  send: async ({ input: { given }, signal }, takers) => {
    const body = { orderNumber: given['orderNumber'] ?? '' };
    await ask(takers.call, waitingOrderEndpoints.withdraw, { body }, { signal, suppressErrors: true });
    showAfresh(takers);
  },
};
