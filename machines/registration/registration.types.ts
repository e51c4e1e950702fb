import type { ReplyOf } from '#contract/endpoint.ts';
import type { TypedRegistration, registrationEndpoints } from '#contract/registration.ts';
import type { Problem } from '#machines/call-problem.ts';

export interface RegistrationInput {
  /** The shop lets people register (`allowRegistration`). */
  readonly isAllowed: boolean;
  /** The mail's link the page was opened by; null where somebody asks for an account. */
  readonly link: { readonly token: string; readonly isGood: boolean } | null;
}

/** What was mailed, with the password that was chosen before. */
export interface ConfirmRequest {
  readonly token: string;
  readonly password: string;
}

export interface RegistrationContext extends RegistrationInput {
  /** What was typed; null but while it is sent. */
  readonly typed: TypedRegistration | null;
  /** Empty but while it is checked. */
  readonly password: string;
  /** Who was registered last; empty before. */
  readonly email: string;
  /** Why the last try did not work; null before the first. */
  readonly problem: Problem | null;
}

export type RegistrationCommand =
  | { readonly type: 'registration.submit'; readonly typed: TypedRegistration }
  | { readonly type: 'link.confirm'; readonly password: string };

export type RegisterReply = ReplyOf<typeof registrationEndpoints.register>;
export type ConfirmReply = ReplyOf<typeof registrationEndpoints.confirm>;
