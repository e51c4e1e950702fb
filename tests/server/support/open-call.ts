import type { Call } from '#server/calls/endpoints.ts';
import type { FirstChange } from '#server/session/first-changes.ts';
import type { SessionIdentity } from '#server/session/session-cookie.ts';
import { openSession } from '#server/session/session-of-call.ts';
import type { TestShop } from './test-shop.ts';

/**
 * A call under way, opened as the server opens it; null = somebody without a cookie.
 *
 * @param firstChange what it shares with other calls of the same page
 */
export async function openCall(
  shop: TestShop,
  identity: SessionIdentity | null,
  firstChange: FirstChange | null = null,
): Promise<Call> {
  const now = new Date();
  const options = {
    database: shop.database,
    keys: shop.keys,
    now,
    idleMs: 3_600_000,
    absoluteMs: 3_600_000,
    address: '127.0.0.1',
    defaultMode: 'b2b',
    defaultLanguage: 'de',
    offeredMode: <Mode>(chosen: Mode) => chosen,
  } as const;
  const opened = await openSession(identity, options, firstChange);
  return { ...opened, now, log: shop.app.log as never, requestId: 'x' };
}
