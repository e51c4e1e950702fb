import type { Call } from '#client/call.ts';
import { sessionEndpoints } from '#contract/session.ts';
import type { ShopActorRefs } from '#ui/bindings/shop.ts';

/**
 * Asks whether whoever the page belongs to is no longer signed in; the answer that says so leads to the sign-in by itself
 * (`take-carried.ts`).
 *
 * @returns false for the page of a guest, which is not asked about; rejects when nobody answers
 */
export async function hasSessionEnded(
  call: Call,
  { session }: Pick<ShopActorRefs, 'session'>,
): Promise<boolean> {
  if (session.getSnapshot().context.isGuest) return false;
  const answer = await call(sessionEndpoints.user, {}, { suppressErrors: true });
  return answer.outcome === 'ok' && answer.reply.user.guest;
}
