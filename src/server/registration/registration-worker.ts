import { passwordRequestPath } from '#contract/password-path.ts';
import { registrationConfirmPath } from '#contract/registration-path.ts';
import type { AccountService } from '#server/account/account.service.ts';
import { serverTexts } from '#server/calls/server-texts.ts';
import { transaction } from '#server/database/pool.ts';
import type { Executor } from '#server/database/pool.ts';
import { letter } from '#server/mail/letter.ts';
import type { Letter } from '#server/mail/letter.ts';
import { createMailedKey, hashOfMailedKey } from '#server/mail/mailed-key.ts';
import { enqueueMail } from '#server/mail/outbox.ts';
import { startDraining } from '#server/runtime/draining.ts';
import type { MailWorkerOptions, NamedMailWorker } from '#server/sign-in/named-mail-worker.ts';
import type { ShopSettings } from '#server/settings/settings.service.ts';
import { makeAccount } from './make-account.ts';
import {
  endRegistration,
  findRegistration,
  isRegistrationWaiting,
  keepRegistrationKey,
  takeRegistration,
} from './registration.repository.ts';

const pollMs = 1000;

/** Looks up who has registered: whoever has an account is told so, everybody else gets a link, or the account at once. */
export function startRegistrationWorker({
  database,
  settings,
  accounts,
  publicUrl,
  log,
  clock,
}: MailWorkerOptions): NamedMailWorker {
  const base = (to: string, language: 'de' | 'en', known: ShopSettings) => ({
    to,
    language,
    settings: known,
  });

  async function mailFor(
    executor: Executor,
    email: string,
    language: 'de' | 'en',
    known: ShopSettings,
  ): Promise<Letter> {
    const words = serverTexts(language).registrationMail;
    const addressed = base(email, language, known);
    // The row stays without a key, so that its address gets no further mail for a while.
    if ((await accounts.credentialsOf(executor, email)) !== null) {
      const forgotten = known.allowPasswordReset
        ? [
            words.passwordForgotten,
            { words: words.newPassword, address: `${publicUrl}${passwordRequestPath}` },
          ]
        : [words.passwordFromUs];
      const paragraphs = [words.greeting, words.known, ...forgotten, words.notYou];
      return letter({ ...addressed, subject: words.knownSubject, paragraphs });
    }
    const { key, hash } = createMailedKey();
    await keepRegistrationKey(executor, email, hash);
    if (known.verifyRegisteredEmail) {
      const link = { words: words.link, address: `${publicUrl}${registrationConfirmPath(key)}` };
      const paragraphs = [words.greeting, words.confirm, link, words.limits, words.notYou];
      return letter({ ...addressed, subject: words.confirmSubject, paragraphs });
    }
    await makeAtOnce(executor, accounts, hashOfMailedKey(key), known);
    const done = known.approveRegistration ? words.awaitingApproval : words.registered;
    return letter({ ...addressed, subject: words.confirmSubject, paragraphs: [words.greeting, done] });
  }

  const writeNext = (): Promise<boolean> =>
    transaction(database, async (executor) => {
      const waiting = await takeRegistration(executor);
      if (waiting === null) return false;
      const { email, language } = waiting;
      await enqueueMail(executor, await mailFor(executor, email, language, await settings.read()));
      return true;
    });

  return startDraining({
    pauseMs: pollMs,
    isWaiting: () => isRegistrationWaiting(database),
    takeNext: writeNext,
    onFailure: (error) => log.warn({ err: error, at: clock() }, 'Registrations could not be read'),
  });
}

/** The account of somebody whose mail address this shop does not ask to be confirmed. */
async function makeAtOnce(
  executor: Executor,
  accounts: AccountService,
  keyHash: string,
  { approveRegistration }: ShopSettings,
): Promise<void> {
  const found = await findRegistration(executor, keyHash, new Date(0));
  if (found === null) return;
  await endRegistration(executor, keyHash);
  const { email, choices } = found;
  await makeAccount(executor, accounts, {
    email,
    ...choices[0]!,
    isApproved: !approveRegistration,
    emailConfirmedAt: null,
  });
}
