import { oneLineOf } from '#contract/storable.ts';

/** What was typed into the forms of a visit and not yet saved; null = nothing. */
export interface Drafts {
  readonly guestEmail: string | null;
  readonly addresses: FormData | null;
  readonly methods: FormData | null;
  readonly comment: string | null;
}

/**
 * Keeps drafts for one visit. They outlive a step, so that going back or an ended session loses nothing; they are not state
 * of the checkout and draw nothing: a form reads them when it appears.
 */
export interface DraftKeeper {
  readonly read: () => Drafts;
  readonly keep: (typed: Partial<Drafts>) => void;
}

export function createDrafts(): DraftKeeper {
  let kept: Drafts = { guestEmail: null, addresses: null, methods: null, comment: null };
  return {
    read: () => kept,
    keep: (typed) => {
      kept = { ...kept, ...typed };
    },
  };
}

/** Line typed into a field of a form; `otherwise` when the field is not there. */
export function textIn(form: FormData | null, name: string, otherwise = ''): string {
  const value = form?.get(name) ?? null;
  return typeof value === 'string' ? oneLineOf(value) : otherwise;
}
