import { generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import type { FactorSecret, SecondFactorState } from '#contract/second-factor.ts';
import { accountPasswordPath } from '#contract/account-path.ts';
import { secondFactorForm } from '#domain/forms/second-factor.ts';
import { plainCode } from '#domain/second-factor-code.ts';
import type { Call } from '#server/calls/endpoints.ts';
import { refuse } from '#server/calls/failures.ts';
import { requireForm } from '#server/calls/form-check.ts';
import { serverTexts } from '#server/calls/server-texts.ts';
import { transaction } from '#server/database/pool.ts';
import type { Executor } from '#server/database/pool.ts';
import { enqueueMail } from '#server/mail/outbox.ts';
import { memberOf } from '#server/session/visitor.ts';
import type { SessionKeys } from '#server/session/session-cookie.ts';
import type { Visitor } from '#server/session/visitor.ts';
import { createFactorSecrets } from './factor-secrets.ts';
import type { LoginNeeds } from './sign-in-needs.ts';
import { distrustDevices } from './login-device.repository.ts';
import { byOwner } from './proven-password.ts';
import type { OwnerNeeds } from './proven-password.ts';
import { giveRecoveryCodes } from './recovery-codes.ts';
import {
  beginFactor,
  confirmFactor,
  deleteFactor,
  forgetRecoveryCodes,
  isFactorOn,
  lockBegunFactor,
  lockFactor,
  lockFactorsOf,
  stateOfFactors,
} from './second-factor.repository.ts';
import { endAttemptsOf } from './second-factor-attempt.repository.ts';
import { factorMail } from './second-factor-mail.ts';
import type { AppChange } from './second-factor-mail.ts';
import { createSecret, factorAddress, matchingStep } from './totp.ts';

/** A secret that was shown can be confirmed this long. */
export const begunKeptMs = 3_600_000;

export interface SecondFactorSetup {
  readonly state: (call: Call) => Promise<SecondFactorState>;
  /** @throws Refused with `password.wrong`, `login.tooManyAttempts`, `login.secondFactor`, or `secondFactor.changed` where it is on already */
  readonly begin: (call: Call, currentPassword: string) => Promise<FactorSecret>;
  /**
   * Turns it on and gives recovery codes, which nobody sees again.
   *
   * @throws Refused with `secondFactor.wrong`, or `secondFactor.changed` where nothing is being set up
   */
  readonly confirm: (call: Call, code: string) => Promise<string[]>;
  /** @throws Refused with `password.wrong`, `login.tooManyAttempts`, `login.secondFactor`, or `secondFactor.changed` where it is off */
  readonly renewCodes: (call: Call, currentPassword: string) => Promise<string[]>;
  /** @throws Refused with `password.wrong`, `login.tooManyAttempts` or `login.secondFactor` */
  readonly end: (call: Call, currentPassword: string) => Promise<void>;
}

/** Turns it on for somebody whose app knows the secret already, as when the demo is set up. */
export async function turnOnSecondFactor(
  executor: Executor,
  keys: SessionKeys,
  { userId, secret, now }: { readonly userId: number; readonly secret: string; readonly now: Date },
): Promise<void> {
  await beginFactor(executor, userId, createFactorSecrets(keys).encrypt(secret), now);
  await confirmFactor(executor, userId, 0, now);
}

/** How a person turns the second factor on and off; each is told by mail. */
export function createSecondFactorSetup(needs: LoginNeeds & OwnerNeeds): SecondFactorSetup {
  const {
    foundation: { database, keys },
    sessions,
    settings,
  } = needs;
  const provenBy = (currentPassword: string) => ({ currentPassword, backTo: accountPasswordPath });
  const secrets = createFactorSecrets(keys);

  const refuseChanged = ({ language }: Visitor): never =>
    refuse('secondFactor.changed', serverTexts(language).secondFactor.changed);

  async function tell(executor: Executor, { visitor, now }: Call, what: AppChange): Promise<void> {
    const { user, language } = memberOf(visitor);
    const known = await settings.read();
    await enqueueMail(executor, factorMail({ to: user.email, language, settings: known, what, at: now }));
  }

  return {
    async state({ visitor }) {
      const { hasApp, codesLeft } = await stateOfFactors(database, memberOf(visitor).user.id);
      return hasApp ? { isOn: true, codesLeft } : { isOn: false, codesLeft: 0 };
    },

    async begin(call, currentPassword) {
      const { email } = memberOf(call.visitor).user;
      const { address } = await settings.read();
      const secret = createSecret();
      await byOwner(needs, call, provenBy(currentPassword), async (executor, userId) => {
        if (!(await beginFactor(executor, userId, secrets.encrypt(secret), call.now)))
          refuseChanged(call.visitor);
      });
      const drawn = generate(factorAddress(secret, { shop: address.company, email }));
      return { secret, drawing: { size: drawn.size, path: toSvgPath(drawn) } };
    },

    async confirm(call, code) {
      const { visitor, now } = call;
      const { secondFactor: texts } = serverTexts(visitor.language);
      requireForm(secondFactorForm('app'), { code }, visitor);
      const { user } = memberOf(visitor);
      return transaction(database, async (executor) => {
        const since = new Date(now.getTime() - begunKeptMs);
        const begun = await lockBegunFactor(executor, user.id, since);
        if (begun === null) return refuseChanged(visitor);
        const step = matchingStep(secrets.decrypt(begun.secret), plainCode(code), now, begun.lastStep);
        if (step === null)
          return refuse('secondFactor.wrong', texts.wrong, { fieldErrors: { code: texts.wrong } });
        await confirmFactor(executor, user.id, step, now);
        await sessions.noteFactor(executor, await call.session.ensure(executor), now);
        await tell(executor, call, 'on');
        return giveRecoveryCodes(executor, secrets, user.id);
      });
    },

    renewCodes: (call, currentPassword) =>
      byOwner(needs, call, provenBy(currentPassword), async (executor, userId) => {
        await lockFactorsOf(executor, userId);
        if (!isFactorOn(await stateOfFactors(executor, userId))) refuseChanged(call.visitor);
        return giveRecoveryCodes(executor, secrets, userId);
      }),

    end: (call, currentPassword) =>
      byOwner(needs, call, provenBy(currentPassword), async (executor, userId) => {
        await lockFactorsOf(executor, userId);
        if ((await lockFactor(executor, userId)) === null) return;
        await deleteFactor(executor, userId);
        const isLeft = isFactorOn(await stateOfFactors(executor, userId));
        if (!isLeft) await forgetRecoveryCodes(executor, userId);
        await distrustDevices(executor, userId);
        await endAttemptsOf(executor, userId);
        await tell(executor, call, isLeft ? 'offBesidePasskeys' : 'off');
      }),
  };
}
