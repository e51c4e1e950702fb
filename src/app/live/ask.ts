import type { Call, CallOptions } from '#client/call.ts';
import type { Endpoint, RefusalOf, ReplyOf, RequestOf } from '#contract/endpoint.ts';
import type { CallFailure } from '#machines/call-failure.ts';

/** What a machine's port is asked with. */
export interface Asked<Input = unknown> {
  readonly input: Input;
  readonly signal: AbortSignal;
}

/**
 * One call as a machine's port wants it: resolves with the reply, rejects with an expected refusal or with the client's
 * own error. `signal` ends the call when the machine leaves the state.
 */
export async function ask<E extends Endpoint>(
  call: Call,
  endpoint: E,
  request: RequestOf<E>,
  options: CallOptions & { readonly signal: AbortSignal },
): Promise<ReplyOf<E>> {
  const answer = await call(endpoint, request, options);
  if (answer.outcome === 'ok') return answer.reply;
  const refused: { kind: 'refused'; refusal: RefusalOf<E> } = { kind: 'refused', refusal: answer.refusal };
  throw refused satisfies { kind: CallFailure['kind'] };
}
