import { isPlausibleEmail } from '#domain/email.ts';
import { mayStrangerTry, slowedMs } from '#domain/login-share.ts';
import { addressGroupOf, networkOf } from '#server/http/address-group.ts';
import type { Foundation } from '#server/runtime/foundation.ts';
import { transaction } from '#server/database/pool.ts';
import type { Executor } from '#server/database/pool.ts';
import {
  deleteAttempt,
  insertAttempt,
  lockAttempts,
  noteRefusedAddress,
  tallyAttempts,
} from './login-attempt.repository.ts';
import type { AttemptNames } from './login-attempt.repository.ts';
import { findTrustedDevice } from './login-device.repository.ts';
import { attemptsKeptMs, knownAddressKeptMs } from '#server/attempt/attempt.service.ts';
import type { AttemptService } from '#server/attempt/attempt.service.ts';
import { noteSlowed } from './login-way-in.repository.ts';

/** A name gets at most one mail with a way in within this time. */
export const slowedNoteKeptMs = 3_600_000;

interface LimitedAttempt {
  /** Normalised mail address, whether an account has it or not. */
  readonly email: string;
  /** Where the request came from. */
  readonly address: string;
  /** Hash of the browser's name; null when it has none. */
  readonly device: string | null;
}

/** An attempt whose password may be looked at. */
export interface AdmittedAttempt {
  /** Keyed hash of the account, for the log. */
  readonly account: string;
  /** The password was right: nothing of the attempt counts. */
  readonly forgive: (executor: Executor) => Promise<void>;
  /** The password was right: nothing of the attempt counts, and the address is the account's own from now on. */
  readonly succeed: (executor: Executor, now: Date) => Promise<void>;
}

export interface LoginLimits {
  /** Somebody has signed in: the address is the account's own from now on. */
  readonly remember: (
    executor: Executor,
    attempt: Pick<LimitedAttempt, 'email' | 'address'>,
    now: Date,
  ) => Promise<void>;
  /** Counts an attempt before its password is looked at, so that guesses sent at once cannot pass together; null = not now. */
  readonly admit: (attempt: LimitedAttempt, now: Date) => Promise<AdmittedAttempt | null>;
}

/** Rolls an attempt back that an address may not make any more, so that it counts for no account. */
class AddressUsedUp extends Error {}

/**
 * How often passwords may be tried (case R4). A browser the account trusts and an address it has signed in from count
 * for themselves; strangers share a day's bound by `mayStrangerTry`, and what one address tries on all accounts.
 * Counters know names and addresses only by keyed hashes; a name no account has is counted like any other (case R3).
 */
export function createLoginLimits(
  { database, keys, environment }: Foundation,
  attempts: AttemptService,
): LoginLimits {
  const namesOf = (email: string, address: string, network: string) => ({
    pair: keys.blind('login-pair', `${email}\0${address}`),
    known: keys.blind('login-known', `${email}\0${address}`),
    everywhere: keys.blind('login-address', address),
    stranger: {
      account: keys.blind('login-account', email),
      address: keys.blind('login-stranger', `${email}\0${address}`),
      network: keys.blind('login-network', `${email}\0${network}`),
    } satisfies AttemptNames,
  });
  const before = (now: Date, ageMs: number): Date => new Date(now.getTime() - ageMs);

  /** Whether the counter of a trusted browser or of the account's own address lets an attempt pass. */
  const countOwn = (executor: Executor, key: string, now: Date): Promise<boolean> =>
    attempts.count(
      executor,
      {
        key,
        free: environment.limits.loginAttempts,
        countedSince: before(now, attemptsKeptMs),
        nextAfter: before(now, slowedMs),
      },
      now,
    );

  /**
   * Counts a stranger's attempt if the account's shares let it pass; gives the name to take it back by, else null.
   *
   * @throws AddressUsedUp
   */
  async function countStranger(
    executor: Executor,
    { stranger, everywhere }: ReturnType<typeof namesOf>,
    now: Date,
  ): Promise<number | null> {
    await lockAttempts(executor, stranger.account);
    const since = before(now, attemptsKeptMs);
    const tally = await tallyAttempts(executor, stranger, { since, now });
    if (!mayStrangerTry(tally, environment.limits.loginAttempts)) {
      if (!tally.isBack) await noteRefusedAddress(executor, stranger, now);
      return null;
    }
    const id = await insertAttempt(executor, stranger, now);
    const rule = {
      key: everywhere,
      free: environment.limits.loginAttemptsPerAddress,
      countedSince: before(now, slowedMs),
      nextAfter: null,
    };
    if (!(await attempts.count(executor, rule, now))) throw new AddressUsedUp();
    return id;
  }

  /** The counter of whoever is no stranger to the account. */
  async function ownKeyOf(
    { email, device }: LimitedAttempt,
    names: ReturnType<typeof namesOf>,
    now: Date,
  ): Promise<string | null> {
    const trusted = device === null ? null : await findTrustedDevice(database, device, email, now);
    if (trusted !== null) return keys.blind('login-device', `${email}\0${trusted}`);
    const isKnown = await attempts.isKnownAddress(database, names.known, before(now, knownAddressKeptMs));
    return isKnown ? names.pair : null;
  }

  const limits: LoginLimits = {
    async remember(executor, { email, address }, now) {
      const names = namesOf(email, addressGroupOf(address), networkOf(address));
      await attempts.rememberAddress(executor, names.known, now);
    },
    async admit(attempt, now) {
      const { email } = attempt;
      const address = addressGroupOf(attempt.address);
      const network = networkOf(attempt.address);
      const names = namesOf(email, address, network);
      const { account } = names.stranger;
      const ownKey = await ownKeyOf(attempt, names, now);
      let strangerId: number | null = null;
      try {
        const isAdmitted = await transaction(database, async (executor) => {
          if (ownKey !== null) return countOwn(executor, ownKey, now);
          strangerId = await countStranger(executor, names, now);
          return strangerId !== null;
        });
        if (!isAdmitted) {
          // The same for every name: who it belongs to is looked up later, where no answer waits for it.
          if (isPlausibleEmail(email))
            await noteSlowed(database, { account, email, now, notAfter: before(now, slowedNoteKeptMs) });
          return null;
        }
      } catch (error) {
        if (error instanceof AddressUsedUp) return null;
        throw error;
      }
      const admitted: AdmittedAttempt = {
        account,
        async forgive(executor) {
          if (ownKey !== null) await attempts.forget(executor, ownKey);
          if (strangerId !== null) {
            await deleteAttempt(executor, strangerId);
            await attempts.takeBack(executor, [names.everywhere]);
          }
        },
        async succeed(executor, succeededAt) {
          await admitted.forgive(executor);
          await limits.remember(executor, attempt, succeededAt);
        },
      };
      return admitted;
    },
  };
  return limits;
}
