import { secondFactorPath } from '#contract/second-factor-path.ts';
import { mostWrongCodes, secondFactorMs } from '#contract/second-factor-way.ts';
import type { Refusal } from '#contract/refusal.ts';
import type { SecondFactorWay } from '#contract/second-factor-way.ts';
import type { PendingFactor } from '#contract/second-factor.ts';
import { checkoutPath } from '#domain/checkout.ts';
import { normaliseEmail } from '#domain/email.ts';
import { secondFactorForm } from '#domain/forms/second-factor.ts';
import { safeRedirect } from '#domain/redirect.ts';
import { plainCode } from '#domain/second-factor-code.ts';
import { attemptsKeptMs } from '#server/attempt/attempt.service.ts';
import type { AttemptService } from '#server/attempt/attempt.service.ts';
import type { Call } from '#server/calls/endpoints.ts';
import { refuse, Refused } from '#server/calls/failures.ts';
import { requireForm } from '#server/calls/form-check.ts';
import { serverTexts } from '#server/calls/server-texts.ts';
import { transaction } from '#server/database/pool.ts';
import type { Executor } from '#server/database/pool.ts';
import { enqueueMail } from '#server/mail/outbox.ts';
import { memberOf } from '#server/session/visitor.ts';
import type { Visitor } from '#server/session/visitor.ts';
import { createFactorSecrets, createMailCode } from './factor-secrets.ts';
import type { LettingIn } from './letting-in.ts';
import type { LoginLimits } from './login-limits.ts';
import type { LoginNeeds, SignedIn } from './sign-in-needs.ts';
import { findTrustedDevice, isDeviceSpared } from './login-device.repository.ts';
import {
  isFactorOn,
  lockFactor,
  spendRecoveryCode,
  spendStep,
  stateOfFactors,
} from './second-factor.repository.ts';
import {
  beginAttempt,
  countTry,
  endAttempt,
  findAttempt,
  keepMailedCode,
  spendMailedCode,
} from './second-factor-attempt.repository.ts';
import { mailedCode } from './second-factor-mail.ts';
import { matchingStep } from './totp.ts';

/** Strangers who know the password guess a code no more often a day. */
const mostStrangersGuesses = 30;
/** Tries of a day in one browser the account knows: whoever sits at it may know the password, and begin anew by it (docs/decisions/0133). */
const mostOwnGuesses = 20;
const mostMailsOfDay = 10;
/** A code that was mailed is the last one this long. */
const mailPauseMs = 60_000;
/** What cannot be undone asks for no second factor that was shown within this time. */
const factorFreshMs = 10 * 60_000;

interface ShownFactor {
  readonly way: SecondFactorWay;
  readonly code: string;
  readonly isBrowserTrusted: boolean;
}

/** Whose password was right, and in which session. */
interface HalfSignedIn {
  readonly userId: number;
  readonly sessionId: number;
}

/** Uses what is shown up where it is right, within the transaction that lets in. */
type Spend = (executor: Executor, person: HalfSignedIn) => Promise<boolean>;

/** What is shown beside the password, whatever it is. */
interface Shown {
  readonly isBrowserTrusted: boolean;
  readonly spend: Spend;
  readonly refuseWrong: () => never;
}

export interface SecondFactorService {
  /** Whether a person whose password was right still has to show the second factor in this browser. */
  readonly isDue: (
    executor: Executor,
    userId: number,
    call: Pick<Call, 'visitor' | 'now'>,
  ) => Promise<boolean>;
  /** Notes, within the transaction that has looked at the password, that it was right. The session opens nothing by that. */
  readonly await: (
    executor: Executor,
    call: Pick<Call, 'session' | 'now'>,
    person: { readonly userId: number; readonly redirectTo: string | undefined },
  ) => Promise<void>;
  /**
   * Asks who is signed in and has a second factor to show it in this session, before what cannot be undone; a trusted browser is
   * not spared it. Within ten minutes once is enough (docs/decisions/0133).
   *
   * @param backTo where it is done
   * @throws Refused with `login.secondFactor`, which leads to where it is shown, and from there to `backTo`, or with
   * `secondFactor.locked` where this browser has had its tries of the day
   */
  readonly requireShown: (call: Call, backTo: string) => Promise<void>;
  /** What the sign-in is answered with: it leads to where the second factor is shown, and the session that waits stays. */
  readonly asking: (visitor: Visitor) => Refusal;
  readonly pending: (call: Call) => Promise<PendingFactor | null>;
  /**
   * The sign-in that waits in the session of a call.
   *
   * @throws Refused with `secondFactor.over`, or `login.notAllowed` where the shop lets nobody in any more
   */
  readonly attemptOf: (call: Call) => Promise<HalfSignedIn & { readonly email: string }>;
  /** @throws Refused with `secondFactor.over` or `secondFactor.tooManyMails` */
  readonly sendCode: (call: Call) => Promise<void>;
  /** @throws Refused with `fields.invalid`, `secondFactor.wrong`, `secondFactor.locked` or `secondFactor.over` */
  readonly verify: (call: Call, shown: ShownFactor) => Promise<SignedIn>;
  /**
   * Counts a try and lets in by whatever is shown; every way of the second factor leads through it (R10).
   *
   * @throws Refused with `secondFactor.locked`, `secondFactor.over`, or as `refuseWrong` does
   */
  readonly pass: (call: Call, shown: Shown) => Promise<SignedIn>;
}

const refuseCode = (sentence: string): never =>
  refuse('secondFactor.wrong', sentence, { fieldErrors: { code: sentence } });

interface SecondFactorNeeds extends Pick<LoginNeeds, 'foundation' | 'accounts' | 'sessions' | 'settings'> {
  readonly attempts: AttemptService;
  readonly limits: LoginLimits;
  readonly lettingIn: LettingIn;
}

/** The mail address so that its owner knows it, and nobody learns it. */
const maskedEmail = (email: string): string => email.replace(/^(.).*@/su, '$1…@');

/** What is shown beside the password: a code once, within ten minutes, five tries at most (R10). */
export function createSecondFactorService({
  foundation: { database, keys, log },
  accounts,
  sessions,
  settings,
  attempts,
  limits,
  lettingIn,
}: SecondFactorNeeds): SecondFactorService {
  const secrets = createFactorSecrets(keys);
  const before = (now: Date, ageMs: number): Date => new Date(now.getTime() - ageMs);
  const keyOf = (userId: number, who: string): string => keys.blind('second-factor', `${userId}\0${who}`);

  const refuseOver = ({ language }: Visitor): never =>
    refuse('secondFactor.over', serverTexts(language).secondFactor.over);

  /** The sign-in that waits in a session, or a refusal. */
  async function attemptOf({ visitor, now }: Call) {
    const sessionId = visitor.session.id;
    const attempt = sessionId === null ? null : await findAttempt(database, sessionId, now);
    if (sessionId === null || attempt === null) return refuseOver(visitor);
    // The switch holds until somebody is let in; who is signed in proves with it what cannot be undone (docs/decisions/0133).
    if (visitor.user === null && !(await settings.read()).allowLogin)
      return refuse('login.notAllowed', serverTexts(visitor.language).loginNotAllowed);
    return { ...attempt, sessionId };
  }

  /** The counters a try is counted under: a browser the account knows has its own, so that no stranger uses it up. */
  async function countersOf({ deviceKey }: Visitor, userId: number, email: string, now: Date) {
    const known =
      deviceKey === null ? null : await findTrustedDevice(database, deviceKey, normaliseEmail(email), now);
    const soon = {
      key: keyOf(userId, known ?? ''),
      free: mostWrongCodes,
      countedSince: before(now, secondFactorMs),
    };
    const ofDay = {
      key: keyOf(userId, known === null ? 'day' : `day\0${known}`),
      free: known === null ? mostStrangersGuesses : mostOwnGuesses,
      countedSince: before(now, attemptsKeptMs),
    };
    return { soon, ofDay };
  }

  /** Counts a try unless it may not be; null = it may. */
  async function lockOf(
    { soon, ofDay }: Awaited<ReturnType<typeof countersOf>>,
    now: Date,
  ): Promise<'locked' | 'lockedForDay' | null> {
    if (!(await attempts.count(database, { ...soon, nextAfter: null }, now))) return 'locked';
    return (await attempts.count(database, { ...ofDay, nextAfter: null }, now)) ? null : 'lockedForDay';
  }

  /** Uses a code up where it is right. */
  async function spendCode(
    executor: Executor,
    {
      way,
      code,
      userId,
      sessionId,
      now,
    }: Omit<ShownFactor, 'isBrowserTrusted'> & HalfSignedIn & { readonly now: Date },
  ): Promise<boolean> {
    if (way === 'recovery') return spendRecoveryCode(executor, userId, secrets.hashOfRecovery(userId, code));
    if (way === 'mail') {
      const isRight = await spendMailedCode(executor, sessionId, secrets.hashOfMail(sessionId, code));
      if (isRight) await accounts.noteEmailProven(executor, userId, now);
      return isRight;
    }
    const factor = await lockFactor(executor, userId);
    if (factor === null) return false;
    const step = matchingStep(secrets.decrypt(factor.secret), code, now, factor.lastStep);
    return step !== null && spendStep(executor, userId, step);
  }

  async function pass(call: Call, { isBrowserTrusted, spend, refuseWrong }: Shown): Promise<SignedIn> {
    const { visitor, session, now } = call;
    const { userId, sessionId, email } = await attemptOf(call);
    const refuseLocked = async (how: 'locked' | 'lockedForDay'): Promise<never> => {
      await endAttempt(database, sessionId);
      const texts = serverTexts(visitor.language).secondFactor;
      return refuse(
        'secondFactor.locked',
        visitor.user !== null && how === 'locked' ? texts.deedLocked : texts[how],
      );
    };
    const counters = await countersOf(visitor, userId, email, now);
    const lock = await lockOf(counters, now);
    if (lock !== null) return refuseLocked(lock);
    const counted = await countTry(database, sessionId, userId, now);
    if (counted === null) return refuseOver(visitor);

    const entered = await transaction(database, async (executor) => {
      // Tried again after a deadlock, it starts from what the request came with.
      session.revert();
      if (!(await spend(executor, { userId, sessionId }))) return null;
      // Whoever changes the password ends what waits: then the code counts as not used either.
      if (!(await endAttempt(executor, sessionId))) return refuseOver(visitor);
      await limits.remember(executor, { email: normaliseEmail(email), address: visitor.address }, now);
      for (const { key } of Object.values(counters)) await attempts.forget(executor, key);
      return lettingIn.enter(executor, call, { userId, isBrowserTrusted, isFactorShown: true });
    });
    if (entered === null) {
      log.info({ account: keyOf(userId, '').slice(0, 12) }, 'A second factor was wrong');
      return counted.tries >= mostWrongCodes ? refuseLocked('locked') : refuseWrong();
    }
    session.keepDevice(entered.device);
    return { redirectTo: counted.redirectTo, isBasketMerged: entered.isBasketMerged };
  }

  const waitFor: SecondFactorService['await'] = async (executor, { session, now }, { userId, redirectTo }) =>
    beginAttempt(executor, {
      sessionId: await session.ensure(executor),
      userId,
      validUntil: new Date(now.getTime() + secondFactorMs),
      // Who does not say where to, signs in at the checkout and stays there.
      redirectTo: redirectTo === undefined ? checkoutPath('address') : safeRedirect(redirectTo),
    });

  const asking = ({ language }: Visitor): Refusal => ({
    success: false,
    code: 'login.secondFactor',
    errorMessages: [serverTexts(language).secondFactor.due],
    redirectTo: secondFactorPath,
  });

  return {
    async isDue(executor, userId, { visitor: { deviceKey }, now }) {
      if (!isFactorOn(await stateOfFactors(executor, userId))) return false;
      return deviceKey === null || !(await isDeviceSpared(executor, userId, deviceKey, now));
    },

    await: waitFor,

    async requireShown(call, backTo) {
      const { visitor, session, now } = call;
      const { id: userId, email } = memberOf(visitor).user;
      if (!isFactorOn(await stateOfFactors(database, userId))) return;
      const sessionId = await session.ensure(database);
      if (await sessions.hasShownFactor(database, sessionId, before(now, factorFreshMs))) return;
      const { ofDay } = await countersOf(visitor, userId, email, now);
      if ((await attempts.made(database, ofDay.key, ofDay.countedSince)) >= ofDay.free)
        refuse('secondFactor.locked', serverTexts(visitor.language).secondFactor.lockedForDay);
      await waitFor(database, call, { userId, redirectTo: backTo });
      throw new Refused(asking(visitor));
    },

    asking,

    async pending({ visitor, now }) {
      const sessionId = visitor.session.id;
      const attempt = sessionId === null ? null : await findAttempt(database, sessionId, now);
      if (attempt === null) return null;
      const { hasApp, hasPasskey } = await stateOfFactors(database, attempt.userId);
      return {
        remainingMs: attempt.validUntil.getTime() - now.getTime(),
        maskedEmail: maskedEmail(attempt.email),
        hasApp,
        hasPasskey,
        isSignedIn: visitor.user?.id === attempt.userId,
      };
    },

    attemptOf,

    async sendCode(call) {
      const { visitor, now } = call;
      const { language } = visitor;
      const { userId, sessionId, email } = await attemptOf(call);
      const known = await settings.read();
      const code = createMailCode();
      await transaction(database, async (executor) => {
        const hash = secrets.hashOfMail(sessionId, code);
        const mail = { sessionId, hash, now, notAfter: before(now, mailPauseMs) };
        const ofDay = {
          key: keyOf(userId, 'mails'),
          free: mostMailsOfDay,
          countedSince: before(now, attemptsKeptMs),
          nextAfter: null,
        };
        if (!(await keepMailedCode(executor, mail)) || !(await attempts.count(executor, ofDay, now)))
          refuse('secondFactor.tooManyMails', serverTexts(language).secondFactor.tooManyMails);
        await enqueueMail(executor, mailedCode({ to: email, language, settings: known, code }));
      });
    },

    async verify(call, { way, code, isBrowserTrusted }) {
      const { wrong } = serverTexts(call.visitor.language).secondFactor;
      requireForm(secondFactorForm(way), { code }, call.visitor);
      const spend: Spend = (executor, person) =>
        spendCode(executor, { way, code: plainCode(code), now: call.now, ...person });
      return pass(call, { isBrowserTrusted, spend, refuseWrong: () => refuseCode(wrong) });
    },

    pass,
  };
}
