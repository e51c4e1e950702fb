import type { Database } from '#server/database/pool.ts';
import type { Environment } from './environment.ts';
import type { Log } from '#server/log/log.ts';
import type { SessionKeys } from '#server/session/session-cookie.ts';
import type { Holidays } from '#server/system/dispatch-clock.ts';

/** What services are built from. */
export interface Foundation {
  readonly environment: Environment;
  readonly database: Database;
  readonly keys: SessionKeys;
  readonly log: Log;
  /** The server's clock; tests hand in their own. */
  readonly clock: () => Date;
  /** Public holidays, looked up once a process for everybody who asks. */
  readonly holidays: Holidays;
}
