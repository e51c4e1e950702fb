import type { AnyStateMachine } from 'xstate';
import type { ScreenFacts } from '#machines/app/fact-table.ts';
import { saidToast, type SayingPage } from '#machines/said-toast.ts';
import type { ReorderMachine } from './reorder.machine.ts';
import type { ReorderWords } from './reorder.types.ts';

/** What ordering again tells the charts of the page where its button has gone meanwhile; else it stands beside it. */
export const reorderFacts = {
  reorder: {
    'reorder.settledUnseen': {
      toasts: ({ reordered: { addedCount, missing } }, page) => {
        const { added, left, gone } = page.words;
        const sentences = missing.map(({ name, message }) => message ?? gone({ name }));
        return saidToast(
          page,
          [added({ count: addedCount }), ...(missing.length === 0 ? [] : [left, ...sentences])],
          { kind: missing.length === 0 ? 'success' : 'warning', leadsToBasket: addedCount > 0 },
        );
      },
    },
    'reorder.failedUnseen': {
      toasts: ({ problem: { code, messages }, isUnanswered }, page) => {
        // The sign-in comes, and says so.
        if (code === 'session.ended') return null;
        const { failed, unanswered } = page.words;
        const said = messages.length > 0 ? messages : [isUnanswered ? unanswered : failed];
        return saidToast(page, said, { kind: 'danger', leadsToBasket: isUnanswered });
      },
    },
  },
} satisfies ScreenFacts<'reorder', ReorderMachine, Record<never, AnyStateMachine>, SayingPage<ReorderWords>>;
