import { randomBytes } from 'node:crypto';
import { accountPersonPath } from '#contract/account-path.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import type { personalDataEndpoints } from '#contract/personal-data.ts';
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
import type { OwnerProof } from '#server/sign-in/proven-password.ts';
import { erasureMail } from './erasure-mail.ts';
import {
  eraseAccount,
  erasePerson,
  keptOrders,
  lockErased,
  othersOf,
  pseudonymiseOrders,
} from './erasure.repository.ts';
import { withNamedFields } from './named-fields.ts';
import { exportPerson } from './personal-data.repository.ts';

export interface PersonalDataNeeds {
  readonly foundation: Foundation;
  readonly firms: FirmService;
  readonly releases: Pick<ReleaseService, 'countDecidedAlone' | 'endDecidedAlone' | 'setDeputyTurns'>;
  readonly settings: SettingsService;
  readonly signIn: { readonly proveOwner: OwnerProof };
}

export interface PersonalDataService {
  /** Everything the shop keeps about the person, with fields named in their language (Art. 15 and 20 DSGVO, R71). */
  readonly export: (member: Member) => Promise<string>;
  /** Whether a firm would be left with nobody to run its account, and how many waiting orders with nobody to decide. */
  readonly erasability: (member: Member) => Promise<ReplyOf<typeof personalDataEndpoints.erasability>>;
  /**
   * Erases the person (Art. 17 DSGVO, R71); the session is still to be ended.
   *
   * @returns numbers of the orders that stay, without a name where nothing is under way
   * @throws Refused with `fields.invalid`, `password.wrong`, `login.tooManyAttempts`, `login.secondFactor`, or
   *   `person.notAllowed` while a firm would be left with nobody to run its account
   */
  readonly erase: (call: Call, typed: { readonly currentPassword: string }) => Promise<readonly string[]>;
}

/** Who runs alone the account of a firm that others work for cannot go. */
const isNeeded = (
  { accountKind }: Member['user'],
  { colleagues, admins }: Awaited<ReturnType<typeof othersOf>>,
): boolean => accountKind === 'company' && colleagues > 0 && admins === 0;

/** What people may ask of the shop about themselves. */
export function createPersonalDataService({
  foundation: { database },
  firms,
  releases,
  settings,
  signIn,
}: PersonalDataNeeds): PersonalDataService {
  return {
    export: async ({ user, language }) => withNamedFields(await exportPerson(database, user.id), language),
    async erasability(member) {
      const { user } = member;
      const [others, decidedAlone] = await Promise.all([
        othersOf(database, user.accountId, user.id),
        releases.countDecidedAlone(member),
      ]);
      return { isLastAdmin: isNeeded(user, others), decidedAlone };
    },
    async erase(call, typed) {
      const { visitor, now } = call;
      const member = memberOf(visitor);
      const { user, language } = member;
      requireForm(accountErasureForm, typed, { language });
      const known = await settings.read();
      const proven = await signIn.proveOwner(call, { ...typed, backTo: accountPersonPath });
      const passwordHash = await hashPassword(randomBytes(24).toString('base64'));
      return transaction(database, async (executor) => {
        await firms.lock(executor, user.accountId);
        const others = await othersOf(executor, user.accountId, user.id);
        const { people, colleagues } = others;
        if (isNeeded(user, others)) refuse('person.notAllowed', serverTexts(language).lastAdminStays);
        // Before the person is locked: who is just deciding holds the order first, and names themselves in its history.
        await releases.endDecidedAlone(executor, member, now);
        await lockErased(executor, user.id);
        await proven.succeed(executor, now);
        const numbers = await keptOrders(executor, user.id);
        await erasePerson(executor, { userId: user.id, now, passwordHash });
        if (colleagues === 0) await eraseAccount(executor, user.accountId, people === 0);
        await pseudonymiseOrders(executor);
        // Where only the deputy can decide now, it is their turn at once.
        await releases.setDeputyTurns(executor, user.accountId, now);
        await enqueueMail(executor, {
          ...erasureMail({ language, settings: known, keptOrders: numbers }),
          to: user.email,
        });
        return numbers;
      });
    },
  };
}
