import type { Call } from '#client/call.ts';
import { orderEndpoints } from '#contract/order.ts';

/** Asks for a guest's order by number and mail address; a refusal gives its sentences. */
export async function findOrder(
  call: Call,
  orderNumber: string,
  email: string,
): Promise<{ readonly path: string } | { readonly messages: readonly string[] }> {
  const answer = await call(orderEndpoints.find, { body: { orderNumber, email } }, { suppressErrors: true });
  return answer.outcome === 'ok' ? { path: answer.reply.path } : { messages: answer.refusal.errorMessages };
}
