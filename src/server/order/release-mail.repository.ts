import * as z from 'zod/mini';
import { rowOf, selected } from '#server/database/columns.ts';
import type { Executor } from '#server/database/pool.ts';
import { question } from '#server/database/statement.ts';
import { waitingIn } from '#server/database/waiting-in.sql.ts';
import { personName } from '#server/person/person.sql.ts';
import { releaseMailEvents } from './release-mail.ts';
import { orderColumns } from './stored-order.ts';

const told = {
  id: orderColumns.id,
  orderNumber: orderColumns.orderNumber,
  email: orderColumns.email,
  language: orderColumns.language,
  totalNetCents: orderColumns.totalNetCents,
  releaseUntil: orderColumns.releaseUntil,
  deliveryDay: orderColumns.deliveryDay,
  accountId: orderColumns.accountId,
  userId: orderColumns.userId,
  isDeputised: orderColumns.isDeputised,
  mayReleaseOwn: orderColumns.mayReleaseOwn,
};

const takeUntold = question({
  name: 'release-mail-take',
  text: `with due as (
      select order_id, step from shop_order_history where not is_told
      order by happened_at, order_id, step limit 1 for update skip locked),
    taken as (
      update shop_order_history h set is_told = true from due
      where h.order_id = due.order_id and h.step = due.step
      returning h.order_id, h.step, h.event, h.reason, h.person_id)
    select ${selected(told, 'o')}, t.step, t.event, t.reason as text,
      ${personName('b', 'o.email')} as buyer,
      ${personName('p', "''")} as "by",
      coalesce(t.person_id = o.person_id, false) as "isByBuyer", b.erased_at is not null as "isBuyerGone"
    from taken t join shop_order o on o.id = t.order_id
      left join person b on b.id = o.person_id left join person p on p.id = t.person_id`,
  values: () => [],
  row: z.extend(rowOf(told), {
    step: z.number(),
    event: z.enum(releaseMailEvents),
    text: z.string(),
    buyer: z.string(),
    by: z.string(),
    isByBuyer: z.boolean(),
    isBuyerGone: z.boolean(),
  }),
});

export const isStepUntold = waitingIn('release-mail-waiting', 'shop_order_history where not is_told');

/** The oldest step nobody was told of yet; it counts as told when the transaction commits. */
export const takeUntoldStep = (executor: Executor) => takeUntold.first(executor);
