import type { RegistrationStep, TypedRegistration } from '#contract/registration.ts';
import { normaliseVatId } from '#domain/address-check.ts';
import { normaliseEmail, writtenEmail } from '#domain/email.ts';
import { registrationConfirmForm, registrationForm } from '#domain/forms/registration.ts';
import { uniqueEmail } from '#server/account/account.service.ts';
import type { AccountService } from '#server/account/account.service.ts';
import type { AttemptService } from '#server/attempt/attempt.service.ts';
import { createHourlyCount } from '#server/attempt/hourly-count.ts';
import type { Call } from '#server/calls/endpoints.ts';
import { refuse } from '#server/calls/failures.ts';
import { requireForm } from '#server/calls/form-check.ts';
import { serverTexts } from '#server/calls/server-texts.ts';
import { transaction, violatedConstraint } from '#server/database/pool.ts';
import { addressGroupOf } from '#server/http/address-group.ts';
import { hashOfMailedKey } from '#server/mail/mailed-key.ts';
import type { Foundation } from '#server/runtime/foundation.ts';
import type { SettingsService, ShopSettings } from '#server/settings/settings.service.ts';
import type { Visitor } from '#server/session/visitor.ts';
import { hashPassword, isPassword, isPasswordTooLong } from '#server/sign-in/password.ts';
import { endRegistration, findRegistration, keepRegistration } from './registration.repository.ts';
import { makeAccount } from './make-account.ts';

/** A registration can be confirmed this long. */
export const registrationKeptMs = 24 * 3_600_000;
/** A mail address gets one mail within this time. */
const mailPauseMs = 5 * 60_000;
const mostOfAddress = 10;
/** Passwords tried for one link. */
const mostTries = 10;

export interface RegistrationService {
  /**
   * Keeps what was typed until its mail is answered; whether there is an account already is looked up later, where no answer waits
   * for it (R3).
   *
   * @throws Refused with `registration.notAllowed`, `mails.tooMany` or `fields.invalid`
   */
  readonly register: (call: Call, typed: TypedRegistration) => Promise<RegistrationStep>;
  /** Whether a link still makes an account; false alike for one that was used, has run out or never was mailed. */
  readonly isLinkGood: (token: string, now: Date) => Promise<boolean>;
  /**
   * Makes the account, once by each link, for who knows the password that was chosen: nobody confirms what a stranger has
   * registered in their name.
   *
   * @throws Refused with `registration.notAllowed`, `registration.invalid` or `password.wrong`
   */
  readonly confirm: (
    call: Call,
    token: string,
    password: string,
  ) => Promise<{ readonly next: RegistrationStep; readonly email: string }>;
}

export interface RegistrationNeeds {
  readonly foundation: Foundation;
  readonly accounts: AccountService;
  readonly attempts: AttemptService;
  readonly settings: SettingsService;
}

/** Of what was registered for one mail, what whoever knows the password has typed; the last where two are alike. */
async function chosenBy<Choice extends { readonly passwordHash: string }>(
  password: string,
  choices: readonly Choice[],
): Promise<Choice | null> {
  if (isPasswordTooLong(password)) return null;
  for (const choice of choices) if (await isPassword(password, choice.passwordHash)) return choice;
  return null;
}

/** What follows a registration in this shop, whoever it is. */
const stepAfterMail = ({ approveRegistration }: ShopSettings): RegistrationStep =>
  approveRegistration ? 'awaitingApproval' : 'registered';

export function createRegistrationService({
  foundation: { database, keys },
  accounts,
  attempts,
  settings,
}: RegistrationNeeds): RegistrationService {
  async function allowed({ language }: Visitor): Promise<ShopSettings> {
    const known = await settings.read();
    if (!known.allowRegistration)
      refuse('registration.notAllowed', serverTexts(language).registration.notAllowed);
    return known;
  }

  const mayTry = createHourlyCount({ keys, attempts });
  const registeredBy = (keyHash: string, now: Date) =>
    findRegistration(database, keyHash, new Date(now.getTime() - registrationKeptMs));

  return {
    async register({ visitor, now }, typed) {
      const known = await allowed(visitor);
      const texts = serverTexts(visitor.language).registration;
      requireForm(registrationForm(known.minPasswordStrength), typed, visitor);
      if (typed.kind === 'private' && !known.allowB2c)
        refuse('fields.invalid', texts.companiesOnly, { fieldErrors: { kind: texts.companiesOnly } });
      if (
        !(await mayTry(database, 'registration-address', addressGroupOf(visitor.address), mostOfAddress, now))
      )
        refuse('mails.tooMany', texts.tooMany);
      const { kind, company, vatId, salutation, firstname, lastname } = typed;
      const isFirm = kind === 'company';
      await keepRegistration(database, {
        email: normaliseEmail(typed.email),
        typed: {
          kind,
          company: isFirm ? company : '',
          vatId: isFirm ? normaliseVatId(vatId) : '',
          salutation,
          firstname,
          lastname,
          email: writtenEmail(typed.email),
        },
        passwordHash: await hashPassword(typed.password),
        language: visitor.language,
        now,
        notAfter: new Date(now.getTime() - mailPauseMs),
      });
      return known.verifyRegisteredEmail ? 'awaitingMail' : stepAfterMail(known);
    },

    isLinkGood: async (token, now) =>
      (await settings.read()).allowRegistration && (await registeredBy(hashOfMailedKey(token), now)) !== null,

    async confirm({ visitor, now }, token, password) {
      const known = await allowed(visitor);
      const texts = serverTexts(visitor.language);
      requireForm(registrationConfirmForm, { password }, visitor);
      const refuseLink = (): never => refuse('registration.invalid', texts.registration.invalid);
      const keyHash = hashOfMailedKey(token);
      const found = await registeredBy(keyHash, now);
      if (found === null || !(await mayTry(database, 'registration-try', keyHash, mostTries, now)))
        return refuseLink();
      const chosen = await chosenBy(password, found.choices);
      if (chosen === null) {
        const sentence = texts.registration.passwordWrong;
        return refuse('password.wrong', sentence, { fieldErrors: { password: sentence } });
      }
      await transaction(database, async (executor) => {
        if (!(await endRegistration(executor, keyHash))) refuseLink();
        await makeAccount(executor, accounts, {
          email: found.email,
          ...chosen,
          isApproved: !known.approveRegistration,
          emailConfirmedAt: now,
        });
      }).catch((error: unknown) => {
        // Meanwhile the mail address has got an account in another way.
        if (violatedConstraint(error) === uniqueEmail) refuseLink();
        throw error;
      });
      return { next: stepAfterMail(known), email: found.email };
    },
  };
}
