import { normaliseEmail } from '#domain/email.ts';
import { provenPasswordForm } from '#domain/forms/second-factor.ts';
import type { Call } from '#server/calls/endpoints.ts';
import { refuse } from '#server/calls/failures.ts';
import { requireForm } from '#server/calls/form-check.ts';
import { serverTexts } from '#server/calls/server-texts.ts';
import { transaction } from '#server/database/pool.ts';
import type { Executor } from '#server/database/pool.ts';
import { memberOf } from '#server/session/visitor.ts';
import type { AdmittedAttempt, LoginLimits } from './login-limits.ts';
import type { SecondFactorService } from './second-factor.service.ts';
import type { LoginNeeds } from './sign-in-needs.ts';
import { isPassword, isPasswordTooLong } from './password.ts';

/** A password that was proved to be somebody's. */
export interface ProvenPassword {
  readonly hash: string;
  /** Not the password any more, because it has been changed meanwhile. */
  readonly refuse: () => never;
  /** Takes back that the password was tried. */
  readonly forgive: AdmittedAttempt['forgive'];
  readonly succeed: AdmittedAttempt['succeed'];
}

/** What somebody proves before what cannot be undone. */
export interface TypedProof {
  readonly currentPassword: string;
  /** Where it is done, to come back to after the second factor. */
  readonly backTo: string;
}

/** Proves who calls before what cannot be undone. */
export type OwnerProof = (call: Call, typed: TypedProof) => Promise<ProvenPassword>;

export interface PasswordNeeds extends Pick<LoginNeeds, 'foundation' | 'accounts'> {
  readonly limits: LoginLimits;
}

export interface OwnerNeeds extends PasswordNeeds {
  readonly secondFactor: Pick<SecondFactorService, 'requireShown'>;
}

/**
 * Proves the current password of whoever is signed in; it is counted like one that signs in (R4).
 *
 * @throws Refused with `password.wrong` or `login.tooManyAttempts`, at the field `currentPassword`
 */
export async function provePassword(
  { visitor, now }: Call,
  typed: string,
  { foundation: { database, log }, accounts, limits }: PasswordNeeds,
): Promise<ProvenPassword> {
  const { user, language, address, deviceKey } = memberOf(visitor);
  const texts = serverTexts(language);
  const refuseAs = (code: 'password.wrong' | 'login.tooManyAttempts', sentence: string): never =>
    refuse(code, sentence, { fieldErrors: { currentPassword: sentence } });
  const refuseWrong = (): never => refuseAs('password.wrong', texts.passwordWrong);
  if (isPasswordTooLong(typed)) refuseWrong();

  const email = normaliseEmail(user.email);
  const admitted = await limits.admit({ email, address, device: deviceKey }, now);
  if (admitted === null) return refuseAs('login.tooManyAttempts', texts.passwordLater);
  const hash = (await accounts.credentialsOf(database, email))?.passwordHash ?? null;
  if (!(await isPassword(typed, hash)) || hash === null) {
    log.info({ account: admitted.account.slice(0, 12) }, 'A current password was refused');
    return refuseWrong();
  }
  const { forgive, succeed } = admitted;
  return { hash, refuse: refuseWrong, forgive, succeed };
}

/**
 * Proves whoever is signed in by the current password, and by the second factor where there is one (docs/decisions/0133).
 *
 * @throws Refused with `password.wrong`, `login.tooManyAttempts` or `login.secondFactor`
 */
export async function proveOwner(
  call: Call,
  { currentPassword, backTo }: TypedProof,
  needs: OwnerNeeds,
): Promise<ProvenPassword> {
  const proven = await provePassword(call, currentPassword, needs);
  try {
    await needs.secondFactor.requireShown(call, backTo);
  } catch (asked) {
    // The password was right, whatever else is missing.
    await proven.forgive(needs.foundation.database);
    throw asked;
  }
  return proven;
}

/**
 * Does something within a transaction that only the owner of the account may do, who is proved by `proveOwner`; the password is
 * still the one then.
 *
 * @throws Refused with `fields.invalid`, `password.wrong`, `login.tooManyAttempts` or `login.secondFactor`
 */
export async function byOwner<Done>(
  needs: OwnerNeeds,
  call: Call,
  { currentPassword, backTo }: TypedProof,
  work: (executor: Executor, userId: number) => Promise<Done>,
): Promise<Done> {
  const { user, language } = memberOf(call.visitor);
  requireForm(provenPasswordForm, { currentPassword }, { language });
  const proven = await proveOwner(call, { currentPassword, backTo }, needs);
  return transaction(needs.foundation.database, async (executor) => {
    if (!(await needs.accounts.isStillPassword(executor, user.id, proven.hash))) proven.refuse();
    await proven.succeed(executor, call.now);
    return work(executor, user.id);
  });
}
