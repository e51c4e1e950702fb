import * as z from 'zod/mini';
import { get, post } from './endpoint.ts';
import { bodyOf } from './form-body.ts';
import { stockNoticeFields } from './forms/stock-notice.ts';
import { ArticleNumber, line } from './text.ts';

/** What lets whoever was sent it confirm or end a notice; it stands in the links of the mails. */
const NoticeKey = line(60, 1);

/** `waiting`: not confirmed yet · `confirmed`: the mail comes with the goods · `told`: it was sent. */
export const StockNoticeState = z.enum(['waiting', 'confirmed', 'told']);

const Done = z.object({ success: z.literal(true) });

export const stockNoticeEndpoints = {
  /** One answer for every address, whether it is new, known or confirmed; what follows goes by mail. */
  ask: post({
    name: 'stockNotice.ask',
    path: '/stock-notices',
    access: 'everybody',
    summary:
      'Asks for a mail when a sold-out article can be delivered again; the address is confirmed by a mail.',
    spec: ['S2.8-02'],
    body: z.extend(bodyOf(stockNoticeFields), {
      articleNumber: ArticleNumber,
      shopDepotId: z.number().check(z.int(), z.minimum(1), z.maximum(9999)),
    }),
    reply: Done,
  }),
  show: get({
    name: 'stockNotice.show',
    path: '/stock-notices',
    access: 'everybody',
    summary: 'What the key of a mail stands for; null when it stands for nothing any more.',
    spec: ['S2.8-02'],
    query: z.strictObject({ noticeKey: NoticeKey }),
    reply: z.object({
      item: z.nullable(
        z.object({
          state: StockNoticeState,
          displayName: z.string(),
          /** Page of the article; empty when it has left the catalogue. */
          url: z.string(),
        }),
      ),
    }),
  }),
  confirm: post({
    name: 'stockNotice.confirm',
    path: '/stock-notices/confirm',
    access: 'everybody',
    mayBeginAnew: true,
    summary: 'Confirms by the key of a mail that its address wants the notice.',
    spec: ['S2.8-02'],
    body: z.strictObject({ noticeKey: NoticeKey }),
    reply: Done,
  }),
  end: post({
    name: 'stockNotice.end',
    path: '/stock-notices/end',
    access: 'everybody',
    mayBeginAnew: true,
    summary: 'Ends every notice to the address that was sent the key.',
    spec: ['S2.8-02'],
    body: z.strictObject({ noticeKey: NoticeKey }),
    reply: Done,
  }),
};
