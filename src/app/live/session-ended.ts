import type { Call } from '#client/call.ts';
import { sessionEndpoints } from '#contract/session.ts';
import type { ShopActorRefs } from '#ui/bindings/shop.ts';

/**
 * Asks whether whoever the page belongs to is no longer signed in; the answer that says so leads to the sign-in by itself
 * (`take-carried.ts`). Where somebody else is by now, their session has ended too: what they typed must not become the other's.
 *
 * @returns false for the page of a guest, which is not asked about; rejects when nobody answers
 */
export async function hasSessionEnded(
  call: Call,
  { session }: Pick<ShopActorRefs, 'session'>,
): Promise<boolean> {
  const { isGuest, user } = session.getSnapshot().context;
  if (isGuest) return false;
  const answer = await call(sessionEndpoints.user, {}, { suppressErrors: true });
  if (answer.outcome !== 'ok') return false;
  const { guest, data } = answer.reply.user;
  return guest || data.id !== user.data.id;
}
