import { waitingOrderEndpoints } from '#contract/admin-orders.ts';
import { faultsIn } from '#contract/form-schema.ts';
import { storableOf } from '#contract/storable.ts';
import type { TypedValues } from '#contract/form-fields.ts';
import { releaseAnswerForm } from '#domain/forms/release-answer.ts';
import { escapedForToast } from '#domain/toast-text.ts';
import { callFailureOf } from '#machines/call-failure.ts';
import { ask } from '../ask.ts';
import { showAfresh, tell, type FormTakers, type LiveForm } from './live-form.ts';

/** What was typed, as it can be stored. */
const answerIn = ({ answer = '' }: TypedValues): string => storableOf(answer).trim();

/** Refusals that say that the order stands otherwise than the page shows it. */
const otherStands = new Set(['release.decided', 'release.notAllowed']);

/**
 * Waits for what is asked about an own waiting order, and shows its page afresh: also where somebody else was first. The form goes
 * with that page then, so a message tells why, and what the view gave as `unsent`.
 */
async function settle(
  asked: Promise<unknown>,
  unsent: string | undefined,
  takers: FormTakers,
): Promise<void> {
  try {
    await asked;
  } catch (error) {
    const failure = callFailureOf(error);
    if (failure.kind === 'refused' && otherStands.has(failure.refusal.code)) {
      const told = [...failure.refusal.errorMessages, unsent].filter(Boolean).join(' ');
      tell(takers, { kind: 'warning', message: { kind: 'markup', markup: escapedForToast(told) } });
      showAfresh(takers);
    }
    throw error;
  }
  showAfresh(takers);
}

/** Answers the question that is open about an own waiting order. */
export const releaseAnswer: LiveForm = {
  faultsIn: ({ values }) => faultsIn(releaseAnswerForm, { answer: answerIn(values) }),
  send: async ({ input: { given, values }, signal }, takers) => {
    const body = { orderNumber: given['orderNumber'] ?? '', answer: answerIn(values) };
    const asked = ask(takers.call, waitingOrderEndpoints.answer, { body }, { signal, suppressErrors: true });
    await settle(asked, given['unsent'], takers);
  },
};

/** Withdraws an own waiting order. */
export const releaseWithdrawal: LiveForm = {
  faultsIn: () => ({}),
  send: async ({ input: { given }, signal }, takers) => {
    const body = { orderNumber: given['orderNumber'] ?? '' };
    const asked = ask(
      takers.call,
      waitingOrderEndpoints.withdraw,
      { body },
      { signal, suppressErrors: true },
    );
    await settle(asked, given['unsent'], takers);
  },
};
