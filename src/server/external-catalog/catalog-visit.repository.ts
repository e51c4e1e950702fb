import * as z from 'zod/mini';
import { catalogOperations } from '#contract/external-catalog-path.ts';
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
  valuesOf,
} from '#server/database/columns.ts';
import type { ValuesOf } from '#server/database/columns.ts';
import type { Executor } from '#server/database/pool.ts';
import { command, question } from '#server/database/statement.ts';
import { CatalogAnswer } from './catalog-answer.ts';
import { catalogColumns } from './external-catalog.repository.ts';

const visitColumns = {
  catalogId: bigint('catalog_id'),
  sessionId: nullable(bigint('session_id')),
  ticketHash: nullable(text('ticket_hash')),
  ticketUntil: nullable(moment('ticket_until')),
  operation: oneOf('operation', catalogOperations),
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
    from external_catalog c join person p on p.id = c.person_id and p.is_active and p.is_approved
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
const { accountId, protocol, vendorNumber, returnOrigins } = catalogColumns;
const ofCatalog = { accountId, protocol, vendorNumber, returnOrigins };

const lock = question({
  name: 'catalog-visit-lock',
  text: `select ${selected(lockedColumns, 'v')}, ${selected(ofCatalog, 'c')}, v.handed_over_uuid::text as uuid, v.public_id::text as "publicId"
    from external_catalog_session v join external_catalog c on c.id = v.catalog_id
    where v.session_id = $1 for update of v`,
  values: (sessionId: number) => [sessionId],
  row: z.extend(rowOf({ ...lockedColumns, ...ofCatalog }), {
    uuid: z.nullable(z.string()),
    publicId: z.string(),
  }),
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
  text: `select v.answer, c.name, c.return_origins as "returnOrigins", v.handed_over_uuid is not null as "hasBasket"
    from external_catalog_session v join external_catalog c on c.id = v.catalog_id and c.is_active
    where v.session_id = $1 and v.handed_over_at > $2`,
  values: (sessionId: number, after: Date) => [sessionId, after],
  row: z.object({
    answer: CatalogAnswer,
    name: z.string(),
    returnOrigins: z.array(z.string()),
    hasBasket: z.boolean(),
  }),
});

/** What a session has gone back with after a moment, with the name of where it goes; null where the catalog is switched off. */
export const findAnswer = (executor: Executor, sessionId: number, after: Date) =>
  answerOf.first(executor, sessionId, after);

const noteSent = command({
  name: 'catalog-visit-note-sent',
  text: 'update external_catalog_session set sent_at = $2 where session_id = $1 and sent_at is null',
  values: (sessionId: number, now: Date) => [sessionId, now],
});

/** Notes that the document of a session sends itself; true only the first time. */
export const isSentFirst = async (executor: Executor, sessionId: number, now: Date): Promise<boolean> =>
  (await noteSent.run(executor, sessionId, now)) === 1;

const deleteUnopened = command({
  name: 'catalog-visit-delete-unopened',
  text: 'delete from external_catalog_session where ticket_until < $1',
  values: (before: Date) => [before],
});

/** Deletes visits whose address nobody has opened in time; the others end with their session. */
export async function deleteUnopenedVisits(executor: Executor, before: Date): Promise<void> {
  await deleteUnopened.run(executor, before);
}
