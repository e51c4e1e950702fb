import * as z from 'zod/mini';
import {
  bigint,
  json,
  moment,
  namesOf,
  nullable,
  oneOf,
  placesOf,
  rowOf,
  selected,
  text,
  texts,
  valuesOf,
} from '#server/database/columns.ts';
import type { ValuesOf } from '#server/database/columns.ts';
import type { Executor } from '#server/database/pool.ts';
import { command, question } from '#server/database/statement.ts';
import { CatalogAnswer } from './catalog-answer.ts';

const visitColumns = {
  catalogId: bigint('catalog_id'),
  sessionId: nullable(bigint('session_id')),
  ticketHash: nullable(text('ticket_hash')),
  ticketUntil: nullable(moment('ticket_until')),
  operation: oneOf('operation', ['create', 'edit', 'inspect']),
  returnUrl: text('return_url'),
  returnTarget: text('return_target'),
  given: json('given', z.unknown()),
  broughtBasketId: nullable(bigint('brought_basket_id')),
  begunAt: moment('begun_at'),
};
export type NewVisit = ValuesOf<typeof visitColumns>;

const insert = command({
  name: 'catalog-visit-insert',
  text: `insert into external_catalog_session (${namesOf(visitColumns)}) values (${placesOf(visitColumns)})`,
  values: (visit: NewVisit) => valuesOf(visitColumns, visit),
});

/** Keeps a visit: of a session, or of whoever will open the address of its ticket. */
export async function insertVisit(executor: Executor, visit: NewVisit): Promise<void> {
  await insert.run(executor, visit);
}

const open = question({
  name: 'catalog-visit-open',
  text: `update external_catalog_session v set session_id = $2, ticket_hash = null, ticket_until = null
    from external_catalog c
    where v.ticket_hash = $1 and v.ticket_until > $3 and c.id = v.catalog_id and c.is_active
    returning (select uuid::text from handed_over_basket b where b.id = v.brought_basket_id) as "broughtUuid"`,
  values: (ticketHash: string, sessionId: number, now: Date) => [ticketHash, sessionId, now],
  row: z.object({ broughtUuid: z.nullable(z.string()) }),
});

/** Opens the visit of a ticket with a session, once; null for a ticket that is none any more. */
export const openVisit = (executor: Executor, ticketHash: string, sessionId: number, now: Date) =>
  open.first(executor, ticketHash, sessionId, now);

const lockedColumns = {
  id: bigint('id'),
  operation: visitColumns.operation,
  returnUrl: visitColumns.returnUrl,
  returnTarget: visitColumns.returnTarget,
  given: visitColumns.given,
  answer: nullable(json('answer', CatalogAnswer)),
};
const catalogColumns = {
  accountId: bigint('account_id'),
  protocol: oneOf('protocol', ['oci4', 'oci5', 'cxml']),
  vendorNumber: text('vendor_number'),
  returnOrigins: texts('return_origins'),
};

const lock = question({
  name: 'catalog-visit-lock',
  text: `select ${selected(lockedColumns, 'v')}, ${selected(catalogColumns, 'c')}, v.handed_over_uuid::text as uuid
    from external_catalog_session v join external_catalog c on c.id = v.catalog_id
    where v.session_id = $1 for update of v`,
  values: (sessionId: number) => [sessionId],
  row: z.extend(rowOf({ ...lockedColumns, ...catalogColumns }), { uuid: z.nullable(z.string()) }),
});

/** The visit of a session, locked, so that its basket is handed over once. */
export const lockVisit = (executor: Executor, sessionId: number) => lock.first(executor, sessionId);

const end = command({
  name: 'catalog-visit-end',
  text: `update external_catalog_session set handed_over_at = $2, handed_over_uuid = $3, answer = $4 where id = $1`,
  values: (
    id: number,
    ended: { readonly at: Date; readonly uuid: string | null; readonly answer: CatalogAnswer },
  ) => [id, ended.at, ended.uuid, JSON.stringify(ended.answer)],
});

/** Notes what a basket went back as; the visit is over. */
export async function endVisit(
  executor: Executor,
  id: number,
  ended: { readonly at: Date; readonly uuid: string | null; readonly answer: CatalogAnswer },
): Promise<void> {
  await end.run(executor, id, ended);
}

const answerOf = question({
  name: 'catalog-visit-answer',
  text: `select v.answer, c.name from external_catalog_session v join external_catalog c on c.id = v.catalog_id
    where v.session_id = $1 and v.answer is not null`,
  values: (sessionId: number) => [sessionId],
  row: z.object({ answer: CatalogAnswer, name: z.string() }),
});

/** What a session has handed over, with the name of where it goes. */
export const findAnswer = (executor: Executor, sessionId: number) => answerOf.first(executor, sessionId);

const deleteUnopened = command({
  name: 'catalog-visit-delete-unopened',
  text: 'delete from external_catalog_session where ticket_until < $1',
  values: (before: Date) => [before],
});

/** Deletes visits whose address nobody has opened in time; the others end with their session. */
export async function deleteUnopenedVisits(executor: Executor, before: Date): Promise<void> {
  await deleteUnopened.run(executor, before);
}
