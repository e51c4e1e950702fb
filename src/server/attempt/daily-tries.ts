import { slowedMs } from '#domain/login-share.ts';
import type { Executor } from '#server/database/pool.ts';
import type { SessionKeys } from '#server/session/session-cookie.ts';
import { attemptsKeptMs } from './attempt.service.ts';
import type { AttemptService } from './attempt.service.ts';

interface DailyTriesNeeds {
  readonly database: Executor;
  /** What is counted is kept as a keyed hash only. */
  readonly keys: Pick<SessionKeys, 'blind'>;
  readonly attempts: AttemptService;
}

/** What tries are counted by: a purpose, and a network, a session or a name it is counted for. */
type Counted = readonly [purpose: string, value: string];

/**
 * Counts tries of a day before it is known whether they are right: so many are free, each further one waits its 15 minutes.
 *
 * @returns takes a try back that was right; null where it came too soon
 */
export const createDailyTries =
  ({ database, keys, attempts }: DailyTriesNeeds) =>
  async (counted: readonly Counted[], free: number, now: Date): Promise<(() => Promise<void>) | null> => {
    const counters = counted.map(([purpose, value]) => keys.blind(purpose, value));
    for (const key of counters) {
      const rule = {
        key,
        free,
        countedSince: new Date(now.getTime() - attemptsKeptMs),
        nextAfter: new Date(now.getTime() - slowedMs),
      };
      if (!(await attempts.count(database, rule, now))) return null;
    }
    return () => attempts.takeBack(database, counters);
  };
