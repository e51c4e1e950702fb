import type { withdrawalFields } from '#contract/forms/withdrawal.ts';
import type { ReceivedWithdrawal } from '#contract/withdrawal.ts';
import type { Problem } from '#machines/call-problem.ts';

/** What a person typed, by field. */
export type TypedWithdrawal = Readonly<Record<keyof typeof withdrawalFields, string>>;

export interface WithdrawalInput {
  /** What the form is filled in with at first. */
  readonly typed: TypedWithdrawal;
}

export interface WithdrawalContext extends WithdrawalInput {
  /** Why the last try did not work; null before it. */
  readonly problem: Problem | null;
  /** What the shop has received; null before. */
  readonly received: ReceivedWithdrawal | null;
}

export type WithdrawalCommand =
  | { readonly type: 'withdrawal.declare'; readonly typed: TypedWithdrawal }
  | { readonly type: 'withdrawal.edit' }
  | { readonly type: 'withdrawal.confirm' };
