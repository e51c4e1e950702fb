import type { ReplyOf } from '#contract/endpoint.ts';
import type { stockNoticeEndpoints } from '#contract/stock-notice.ts';
import type { Language } from '#contract/system.ts';

/** What the key of a mail stands for; null when it stands for nothing any more. */
export interface StockNoticeData {
  readonly title: Readonly<Record<Language, string>>;
  readonly noticeKey: string;
  readonly item: ReplyOf<typeof stockNoticeEndpoints.show>['item'];
}
