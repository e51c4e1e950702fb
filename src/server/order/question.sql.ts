import * as z from 'zod/mini';

/** How the last question about a waiting order `o` stands; null where none was asked, and once it waits no longer. */
export const questionStanding = `case when o.state <> 'awaitingRelease' then null when o.is_asked then 'open'
  when exists (select from shop_order_history h where h.order_id = o.id and h.event = 'release.answer') then 'answered'
  end as question`;

export const QuestionRow = { question: z.nullable(z.enum(['open', 'answered'])) };
