import { isDatabaseAway } from '#server/database/pool.ts';
import { hasRoom, noRoom, saysDiskFull } from './disk-room.ts';
import type { Environment } from './environment.ts';
import { StartFailure } from './start-failure.ts';

interface Known {
  readonly code?: unknown;
  readonly path?: unknown;
  readonly message: string;
}

/** What caused an error in the end. */
const causeOf = (error: unknown): Known | null =>
  error instanceof Error ? (causeOf(error.cause) ?? error) : null;

/**
 * What a person can act on when the start was broken off by something outside the program: a full disk, a database that
 * went away, a file that cannot be used.
 *
 * @param environment what the shop was told; null when it was not read
 * @returns null when the error is none of these
 */
export function explainFailedStart(
  error: unknown,
  environment: Pick<Environment, 'dataDirectory' | 'databaseUrl'> | null,
): StartFailure | null {
  const isAway = isDatabaseAway(error);
  const ownFolder = environment?.databaseUrl === null ? environment.dataDirectory : null;
  if (saysDiskFull(error) || (isAway && ownFolder !== null && !hasRoom(ownFolder)))
    return noRoom(ownFolder ?? 'the data folder or of the database');
  const reason = causeOf(error);
  if (isAway) {
    return new StartFailure(
      `The database is away or too slow for the shop to start (${reason?.message ?? 'unknown reason'}): its log may say why.`,
    );
  }
  if (typeof reason?.path === 'string' && typeof reason.code === 'string')
    return new StartFailure(`${reason.path} cannot be used (${reason.code}).`);
  return null;
}
