import { randomBytes } from 'node:crypto';
import { accountErasureForm } from '#domain/forms/account-erasure.ts';
import type { Call } from '#server/calls/endpoints.ts';
import { refuse } from '#server/calls/failures.ts';
import { requireForm } from '#server/calls/form-check.ts';
import { serverTexts } from '#server/calls/server-texts.ts';
import { transaction } from '#server/database/pool.ts';
import { enqueueMail } from '#server/mail/outbox.ts';
import type { FirmService } from '#server/firm/firm.service.ts';
import type { ReleaseService } from '#server/order/release.service.ts';
import type { Foundation } from '#server/runtime/foundation.ts';
import type { Member } from '#server/session/visitor.ts';
import { memberOf } from '#server/session/visitor.ts';
import type { SettingsService } from '#server/settings/settings.service.ts';
import { hashPassword } from '#server/sign-in/password.ts';
import type { PasswordProof } from '#server/sign-in/proven-password.ts';
import { erasureMail } from './erasure-mail.ts';
import {
  eraseAccount,
  erasePerson,
  keptOrders,
  lockErased,
  othersOf,
  pseudonymiseOrders,
} from './erasure.repository.ts';
import { exportPerson } from './personal-data.repository.ts';

export interface PersonalDataNeeds {
  readonly foundation: Foundation;
  readonly firms: FirmService;
  readonly releases: Pick<ReleaseService, 'passToDeputy'>;
  readonly settings: SettingsService;
  readonly signIn: { readonly provePassword: PasswordProof };
}

export interface PersonalDataService {
  /** Everything the shop keeps about the person (Art. 15 and 20 DSGVO, R71). */
  readonly export: (member: Member) => Promise<string>;
  /**
   * Erases the person (Art. 17 DSGVO, R71); the session is still to be ended.
   *
   * @returns numbers of the orders that stay, without a name where nothing is under way
   * @throws Refused with `fields.invalid`, `password.wrong`, `login.tooManyAttempts`, or `person.notAllowed` while a firm would be
   *   left with nobody to run its account
   */
  readonly erase: (call: Call, typed: { readonly currentPassword: string }) => Promise<readonly string[]>;
}

/** What people may ask of the shop about themselves. */
export function createPersonalDataService({
  foundation: { database },
  firms,
  releases,
  settings,
  signIn,
}: PersonalDataNeeds): PersonalDataService {
  return {
    export: ({ user }) => exportPerson(database, user.id),
    async erase(call, typed) {
      const { visitor, now } = call;
      const { user, language } = memberOf(visitor);
      requireForm(accountErasureForm, typed, { language });
      const known = await settings.read();
      const proven = await signIn.provePassword(call, typed.currentPassword);
      const passwordHash = await hashPassword(randomBytes(24).toString('base64'));
      return transaction(database, async (executor) => {
        await firms.lock(executor, user.accountId);
        await lockErased(executor, user.id);
        const { people, colleagues, admins } = await othersOf(executor, user.accountId, user.id);
        if (user.accountKind === 'company' && colleagues > 0 && admins === 0)
          refuse('person.notAllowed', serverTexts(language).lastAdminStays);
        await proven.succeed(executor, now);
        const numbers = await keptOrders(executor, user.id);
        await erasePerson(executor, { userId: user.id, now, passwordHash });
        if (colleagues === 0) await eraseAccount(executor, user.accountId, people === 0);
        await pseudonymiseOrders(executor);
        // Where only the deputy can decide now, it is their turn at once.
        await releases.passToDeputy(executor, user.accountId, now);
        await enqueueMail(executor, {
          ...erasureMail({ language, settings: known, keptOrders: numbers }),
          to: user.email,
        });
        return numbers;
      });
    },
  };
}
