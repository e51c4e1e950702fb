import type { Foundation } from '#server/runtime/foundation.ts';
import { transaction } from '#server/database/pool.ts';
import type { Executor } from '#server/database/pool.ts';
import { createDevice } from '#server/session/device-cookie.ts';
import { refuse } from '#server/calls/failures.ts';
import { networkOf } from '#server/http/address-group.ts';
import { createMailedKey, hashOfMailedKey } from '#server/mail/mailed-key.ts';
import { trustDevice } from './login-device.repository.ts';
import { keepWayIn, useWayIn } from './login-way-in.repository.ts';
import { serverTexts } from '#server/calls/server-texts.ts';
import type { Call } from '#server/calls/endpoints.ts';

/** A mailed way in is good this long. */
export const wayInKeptMs = 15 * 60_000;
/** A browser that was let in may try the password apart from strangers this long. */
const tryKeptMs = 3_600_000;

export interface WayInService {
  /**
   * Uses a mailed way in up: this browser may try the account's password with a counter of its own. It signs nobody in.
   *
   * @throws Refused with `login.wayInInvalid` for every token that is not valid, whatever the reason (case R7)
   */
  readonly open: (call: Call, token: string) => Promise<void>;
}

/** Makes a one-time way in for a person; only its hash is stored. */
export async function makeWayIn(executor: Executor, userId: number, now: Date): Promise<string> {
  const { key, hash } = createMailedKey();
  await keepWayIn(executor, { userId, hash, validUntil: new Date(now.getTime() + wayInKeptMs) });
  return key;
}

export function createWayInService({ database, keys }: Foundation): WayInService {
  return {
    async open({ visitor, session, now }, token) {
      const device = createDevice(keys);
      const hasOpened = await transaction(database, async (executor) => {
        const userId = await useWayIn(executor, hashOfMailedKey(token), now);
        if (userId === null) return false;
        const validUntil = new Date(now.getTime() + tryKeptMs);
        await trustDevice(executor, {
          hash: device.hash,
          previousHash: visitor.deviceKey,
          userId,
          validUntil,
          name: visitor.browserName,
          network: networkOf(visitor.address),
          now,
        });
        return true;
      });
      if (!hasOpened) refuse('login.wayInInvalid', serverTexts(visitor.language).wayInInvalid);
      session.keepDevice(device);
    },
  };
}
