import type { Call } from '#client/call.ts';
import { stockNoticeEndpoints } from '#contract/stock-notice.ts';
import type { NoticeAnswer, NoticeRequest } from '#ui/bindings/shop.ts';

/** Confirms a notice or ends it; null when that is done, else why it is refused. Rejects when nobody answers. */
export async function sendNotice(call: Call, { kind, noticeKey }: NoticeRequest): Promise<NoticeAnswer> {
  const body = { noticeKey };
  const answer = await call(stockNoticeEndpoints[kind], { body }, { suppressErrors: true });
  return answer.outcome === 'ok' ? null : { messages: answer.refusal.errorMessages };
}
