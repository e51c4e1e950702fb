import type { Database, Executor } from '#server/database/pool.ts';
import { transaction } from '#server/database/pool.ts';
import { Unavailable } from '#server/calls/failures.ts';
import { sessionIsTaken } from '#server/session/session-of-call.ts';
import type { SessionOfCall } from '#server/session/session-of-call.ts';
import type { SessionService } from '#server/session/session.service.ts';
import { lockBasket, writeFirstPositions, writePositions } from './basket.repository.ts';
import type { BasketOwner, PositionChanges, PositionToPut, StoredBasket } from './stored-basket.ts';

interface WrittenBasket {
  readonly version: number;
  readonly owner: BasketOwner;
}

/** The basket was another one when it was to be written; `owner` is whose it is by now. */
export class ChangedMeanwhile {
  readonly owner: BasketOwner;

  constructor(owner: BasketOwner) {
    this.owner = owner;
  }
}

/** Attempts without a lock before a change queues behind the others. */
const freeAttempts = 2;
const mostAttempts = 5;

/** How changes of baskets are written: only onto the state they were made for, and until one was. */
export function createBasketWrites(database: Database, sessions: SessionService) {
  const refuseTaken = async (owner: BasketOwner | null): Promise<void> => {
    if (owner?.kind === 'session' && !(await sessions.isStillGuests(database, owner.id)))
      throw sessionIsTaken();
  };

  /** Loads, plans and writes until the basket stood still in between: twice freely, then behind a lock. */
  const untilWritten = async <Result>(
    begin: BasketOwner | null,
    attempt: (executor: Executor, owner: BasketOwner | null) => Promise<Result | ChangedMeanwhile>,
  ): Promise<Result> => {
    let owner = begin;
    for (let count = 0; count < mostAttempts; count += 1) {
      const known = owner;
      const isLocked = count >= freeAttempts;
      const result = isLocked
        ? await transaction(database, async (executor) => {
            if (known !== null) await lockBasket(executor, known);
            return attempt(executor, known);
          })
        : await attempt(database, known);
      if (!(result instanceof ChangedMeanwhile)) return result;
      owner = result.owner;
      await refuseTaken(owner);
    }
    throw new Unavailable('The basket changed too often at once.');
  };

  const write = async (
    executor: Executor,
    owner: BasketOwner,
    stored: StoredBasket | null,
    changes: PositionChanges,
  ): Promise<WrittenBasket | ChangedMeanwhile> => {
    const head = await writePositions(executor, owner, stored?.version ?? 0, changes);
    return head === null ? new ChangedMeanwhile(owner) : { version: head.version, owner };
  };

  /** Puts positions in; the first ones of a visitor make the session they belong to. */
  const put = async (
    executor: Executor,
    {
      owner,
      session,
      stored,
    }: { owner: BasketOwner | null; session: SessionOfCall; stored: StoredBasket | null },
    positions: readonly PositionToPut[],
  ): Promise<WrittenBasket | ChangedMeanwhile> => {
    if (owner !== null) return write(executor, owner, stored, { put: positions, removedIds: [] });
    const { sessionId, version } = await session.ensureWith((row) =>
      writeFirstPositions(executor, row, positions),
    );
    const made: BasketOwner = { kind: 'session', id: sessionId };
    return version === null ? new ChangedMeanwhile(made) : { version, owner: made };
  };

  return { refuseTaken, untilWritten, write, put };
}
