import { networkOf } from '#server/http/address-group.ts';
import type { Call } from '#server/calls/endpoints.ts';
import type { Executor } from '#server/database/pool.ts';
import { priceRulesOf } from '#server/mode/mode.service.ts';
import { createDevice, deviceKeptMs } from '#server/session/device-cookie.ts';
import type { NewDevice } from '#server/session/device-cookie.ts';
import type { Visitor } from '#server/session/visitor.ts';
import type { LoginNeeds } from './sign-in-needs.ts';
import { spareDevice, trustDevice } from './login-device.repository.ts';

/** A browser that was said to be trusted is spared the second factor this long. */
export const trustKeptMs = 30 * 24 * 3_600_000;

export interface LetIn {
  readonly isBasketMerged: boolean;
  /** The browser's new name; its cookie goes with the answer once the transaction has ended. */
  readonly device: NewDevice;
}

export interface LettingIn {
  /** Makes the session of a call that of a person whose proofs were right, within the caller's transaction. */
  readonly enter: (
    executor: Executor,
    call: Pick<Call, 'visitor' | 'session' | 'now'>,
    entered: {
      readonly userId: number;
      readonly isBrowserTrusted: boolean;
      readonly isFactorShown: boolean;
    },
  ) => Promise<LetIn>;
}

/** The one way in which somebody becomes signed in, whatever they have proved before. */
export function createLettingIn({
  foundation: { keys },
  baskets,
  sessions,
  storedBaskets,
}: Pick<LoginNeeds, 'foundation' | 'baskets' | 'sessions' | 'storedBaskets'>): LettingIn {
  /** Whether the basket tells what became of the guest's; what the person had before is kept as it was (docs/decisions/0107). */
  const mergeBasket = async (
    executor: Executor,
    sessionId: number,
    visitor: Visitor,
    now: Date,
  ): Promise<boolean> => {
    if (visitor.user === null) return false;
    const { id } = visitor.user;
    return baskets.merge(executor, sessionId, {
      userId: id,
      language: visitor.language,
      priceRules: priceRulesOf(visitor),
      now,
      beforehand: () => storedBaskets.keepFormer(executor, id, now),
    });
  };

  return {
    async enter(executor, { visitor, session, now }, { userId, isBrowserTrusted, isFactorShown }) {
      // A new name each time: whoever put a name of their own into this browser is not trusted with it.
      const device = createDevice(keys);
      const sessionId = await session.ensure(executor);
      // Basket before session, as whoever orders takes them.
      await baskets.lockOfSession(executor, sessionId);
      const { hash } = session.rotate();
      await sessions.signIn(executor, sessionId, { hash, userId, now, isFactorShown });
      const deviceId = await trustDevice(executor, {
        hash: device.hash,
        previousHash: visitor.deviceKey,
        userId,
        validUntil: new Date(now.getTime() + deviceKeptMs),
        name: visitor.browserName,
        network: networkOf(visitor.address),
        now,
      });
      if (isBrowserTrusted) await spareDevice(executor, deviceId, new Date(now.getTime() + trustKeptMs));
      await sessions.keepDevice(executor, sessionId, deviceId);
      return {
        isBasketMerged: await mergeBasket(executor, sessionId, await session.reload(executor), now),
        device,
      };
    },
  };
}
