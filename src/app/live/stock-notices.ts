import type { Call } from '#client/call.ts';
import { stockNoticeEndpoints } from '#contract/stock-notice.ts';
import type { NoticeAnswer, NoticeRequest } from '#ui/bindings/shop.ts';

const options = { suppressErrors: true };

/** Asks for a notice, confirms or ends it; null when that is done, else why it is refused. Rejects when nobody answers. */
export async function sendNotice(call: Call, request: NoticeRequest): Promise<NoticeAnswer> {
  const { kind, ...body } = request;
  const answer =
    'noticeKey' in body
      ? await call(stockNoticeEndpoints[kind === 'end' ? 'end' : 'confirm'], { body }, options)
      : await call(stockNoticeEndpoints.ask, { body }, options);
  if (answer.outcome === 'ok') return null;
  const { errorMessages, fieldErrors } = answer.refusal;
  return { messages: errorMessages, atField: fieldErrors?.['email'] ?? null };
}
