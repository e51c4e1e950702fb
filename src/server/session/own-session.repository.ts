import * as z from 'zod/mini';
import type { Executor } from '#server/database/pool.ts';
import { command, question } from '#server/database/statement.ts';

/** Most sessions an account is shown, newest first. */
const mostShown = 50;

/** What has been still for longer, or was begun earlier, is over. */
export interface SessionLife {
  readonly seenAfter: Date;
  readonly signedInAfter: Date;
}

const list = question({
  name: 'session-list-of-person',
  text: `select id::float8 as id, device_id::float8 as "deviceId", coalesce(signed_in_at, created_at) as "signedInAt",
      last_seen_at as "lastSeenAt"
    from session where person_id = $1 and last_seen_at >= $2 and coalesce(signed_in_at, created_at) >= $3
    order by last_seen_at desc, id desc limit ${mostShown}`,
  values: (userId: number, { seenAfter, signedInAfter }: SessionLife) => [userId, seenAfter, signedInAfter],
  row: z.object({
    id: z.number(),
    deviceId: z.nullable(z.number()),
    signedInAt: z.date(),
    lastSeenAt: z.date(),
  }),
});

/** Sessions somebody is signed in with as this person, the one used last first. */
export const listSessionsOf = (executor: Executor, userId: number, life: SessionLife) =>
  list.all(executor, userId, life);

const hold = question({
  name: 'session-hold-of-person',
  text: 'select from session where id = $1 and person_id = $2 for share',
  values: (id: number, userId: number) => [id, userId],
  row: z.object({}),
});

/** Whether a session is a person's; until the transaction ends nobody ends it. */
export const holdSessionOf = async (executor: Executor, id: number, userId: number): Promise<boolean> =>
  (await hold.first(executor, id, userId)) !== null;

const noteFactor = command({
  name: 'session-note-second-factor',
  text: 'update session set second_factor_at = $2 where id = $1',
  values: (id: number, now: Date) => [id, now],
});

/** Notes that the second factor was shown in a session. */
export async function noteFactorOfSession(executor: Executor, id: number, now: Date): Promise<void> {
  await noteFactor.run(executor, id, now);
}

const showedFactor = question({
  name: 'session-showed-second-factor',
  text: 'select from session where id = $1 and second_factor_at > $2',
  values: (id: number, since: Date) => [id, since],
  row: z.object({}),
});

/** Whether the second factor was shown in a session since then. */
export const hasShownFactor = async (executor: Executor, id: number, since: Date): Promise<boolean> =>
  (await showedFactor.first(executor, id, since)) !== null;

const endOthers = command({
  name: 'session-end-others',
  text: 'delete from session where person_id = $1 and id is distinct from $2',
  values: (userId: number, keptId: number | null) => [userId, keptId],
});

/** Ends every session of a person but one, or each for null; whoever uses them is a guest with the next call (R9). */
export async function endOtherSessions(
  executor: Executor,
  userId: number,
  keptId: number | null,
): Promise<void> {
  await endOthers.run(executor, userId, keptId);
}

const endOfDevice = command({
  name: 'session-end-of-device',
  text: 'delete from session where person_id = $1 and id <> $2 and device_id = $3',
  values: (userId: number, keptId: number, deviceId: number) => [userId, keptId, deviceId],
});

/** Ends the sessions of a person in one browser, but never the one that asks. */
export async function endSessionsOfDevice(
  executor: Executor,
  {
    userId,
    keptId,
    deviceId,
  }: { readonly userId: number; readonly keptId: number; readonly deviceId: number },
): Promise<void> {
  await endOfDevice.run(executor, userId, keptId, deviceId);
}

const keepDevice = command({
  name: 'session-keep-device',
  text: 'update session set device_id = $2 where id = $1',
  values: (id: number, deviceId: number) => [id, deviceId],
});

/** Notes the browser a session was signed in with. */
export async function keepDeviceOfSession(executor: Executor, id: number, deviceId: number): Promise<void> {
  await keepDevice.run(executor, id, deviceId);
}
