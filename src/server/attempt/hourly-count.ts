import type { Executor } from '#server/database/pool.ts';
import type { SessionKeys } from '#server/session/session-cookie.ts';
import type { AttemptService } from './attempt.service.ts';

const hourMs = 3_600_000;

interface HourlyCountNeeds {
  /** What is counted is kept as a keyed hash only. */
  readonly keys: Pick<SessionKeys, 'blind'>;
  readonly attempts: AttemptService;
}

/**
 * Counts what one person, mailbox or address asks for within an hour.
 *
 * @returns whether this time is still free; `free` = how many are
 */
export const createHourlyCount =
  ({ keys, attempts }: HourlyCountNeeds) =>
  (executor: Executor, purpose: string, value: string, free: number, now: Date): Promise<boolean> =>
    attempts.count(
      executor,
      {
        key: keys.blind(purpose, value),
        free,
        countedSince: new Date(now.getTime() - hourMs),
        nextAfter: null,
      },
      now,
    );
