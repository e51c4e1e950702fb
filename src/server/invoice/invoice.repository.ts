import * as z from 'zod/mini';
import { bigint, namesOf, placesOf, rowOf, selected, valuesOf } from '#server/database/columns.ts';
import type { Executor } from '#server/database/pool.ts';
import { command, question } from '#server/database/statement.ts';
import { invoiceToWriteColumns } from './stored-invoice.ts';
import type { InvoiceHead, InvoiceToWrite } from './stored-invoice.ts';

const DueOrder = z.object({
  orderId: z.number(),
  accountId: z.nullable(z.number()),
  kind: z.enum(['invoice', 'reversal']),
});
export type DueOrder = z.output<typeof DueOrder>;

/** Orders that will be delivered and have no invoice yet. */
const isToWrite = `o.invoicing = 'due' and o.state in ('accepted', 'processing', 'shipped', 'completed')`;
/** Prepaid goods are sent once the money has come, and so is their invoice. */
const isSecured = `(o.state <> 'accepted' or not o.is_prepaid or o.paid_at is not null or o.reserved_until is null)`;

const isToReverse = `o.invoicing = 'written' and o.state in ('cancelled', 'denied')`;

/** Of an order that was placed by a guest: the account it has joined since (docs/decisions/0117). */
const accountOf = 'coalesce(o.account_id, (select p.account_id from person p where p.id = o.person_id))';

/** One invoice at a time per order: whoever cancels it waits, and its reversal is due then. */
const dueOf = (kind: 'invoice' | 'reversal', condition: string) =>
  question({
    name: `invoice-due-${kind}`,
    text: `select o.id::float8 as "orderId", ${accountOf}::float8 as "accountId", '${kind}' as kind from shop_order o
      where o.id <> all($1::bigint[]) and ${condition} order by o.id limit 1 for update skip locked`,
    values: (left: readonly number[]) => [left],
    row: DueOrder,
  });

const dueInvoice = dueOf('invoice', `${isToWrite} and ${isSecured}`);
const dueReversal = dueOf('reversal', isToReverse);

const due = question({
  name: 'invoice-due',
  text: `select exists (select from shop_order o where ${isToWrite} and ${isSecured})
    or exists (select from shop_order o where ${isToReverse}) as "isDue"`,
  values: () => [],
  row: z.object({ isDue: z.boolean() }),
});

/** Whether there is an order something is to be written for, also one that is left for later. */
export const isOrderDue = async (executor: Executor): Promise<boolean> => (await due.one(executor)).isDue;

/**
 * The next order something is to be written for, locked until the transaction ends; null when there is none.
 *
 * @param left orders that are left for later
 */
export const lockDueOrder = async (executor: Executor, left: readonly number[]): Promise<DueOrder | null> =>
  (await dueInvoice.first(executor, left)) ?? dueReversal.first(executor, left);

const take = question({
  name: 'invoice-take-number',
  text: `insert into invoice_counter as c (year, last_number) values ($1, 1)
    on conflict (year) do update set last_number = c.last_number + 1 returning last_number as "lastNumber"`,
  values: (year: number) => [year],
  row: z.object({ lastNumber: z.number() }),
});

/** The next number of a year; nobody else gets one until the transaction ends, and none is lost when it fails. */
export const takeNumber = async (executor: Executor, year: number): Promise<number> =>
  (await take.one(executor, year)).lastNumber;

const write = command({
  name: 'invoice-write',
  text: `with written as (
      insert into invoice (${namesOf(invoiceToWriteColumns)}) values (${placesOf(invoiceToWriteColumns)}) returning order_id, kind, issued_at),
    unmailed as (
      update invoice i set mailed_at = written.issued_at from written
      where written.kind = 'reversal' and i.order_id = written.order_id and i.kind = 'invoice' and i.mailed_at is null)
    update shop_order o set invoicing = case written.kind when 'invoice' then 'written' else 'reversed' end
    from written where o.id = written.order_id`,
  values: (invoice: InvoiceToWrite) => valuesOf(invoiceToWriteColumns, invoice),
});

/** Writes an invoice and that it is written, and that one taken back unmailed needs no mail any more: all or nothing. */
export async function writeInvoice(executor: Executor, invoice: InvoiceToWrite): Promise<void> {
  await write.run(executor, invoice);
}

const sent = question({
  name: 'invoice-sent-at',
  text: `select min(h.happened_at) as "sentAt" from shop_order_history h
    where h.order_id = $1 and h.to_state in ('shipped', 'completed')`,
  values: (orderId: number) => [orderId],
  row: z.object({ sentAt: z.nullable(z.date()) }),
});

/** When the goods of an order left, which is when they were supplied (§ 3 (6) UStG); null while nobody has said so. */
export const findSentAt = async (executor: Executor, orderId: number): Promise<Date | null> =>
  (await sent.one(executor, orderId)).sentAt;

const account = question({
  name: 'invoice-account',
  text: `select a.kind, a.customer_number as "customerNumber", a.vat_id as "vatId", a.invoice_format as format,
      a.buyer_reference as "buyerReference"
    from account a where a.id = $1`,
  values: (accountId: number) => [accountId],
  row: z.object({
    kind: z.enum(['private', 'company']),
    customerNumber: z.string(),
    vatId: z.string(),
    format: z.nullable(invoiceToWriteColumns.format.value),
    buyerReference: z.string(),
  }),
});

/** How an account gets its invoices; `format` is null where nobody has chosen. */
export const findInvoicedAccount = (executor: Executor, accountId: number) =>
  account.first(executor, accountId);

const change = command({
  name: 'invoice-change-account',
  text: `update account set invoice_format = $2, buyer_reference = $3, vat_id = case when kind = 'company' then $4 else vat_id end
    where id = $1`,
  values: (
    accountId: number,
    {
      format,
      buyerReference,
      vatId,
    }: { readonly format: string; readonly buyerReference: string; readonly vatId: string },
  ) => [accountId, format, buyerReference, vatId],
});

export async function changeInvoicing(
  executor: Executor,
  accountId: number,
  invoicing: { readonly format: string; readonly buyerReference: string; readonly vatId: string },
): Promise<void> {
  await change.run(executor, accountId, invoicing);
}

const headColumns = {
  kind: invoiceToWriteColumns.kind,
  number: invoiceToWriteColumns.number,
  issuedAt: invoiceToWriteColumns.issuedAt,
  format: invoiceToWriteColumns.format,
};

const list = question({
  name: 'invoice-list',
  text: `select ${selected(headColumns, 'i')} from invoice i where i.order_id = $1 order by i.id`,
  values: (orderId: number) => [orderId],
  row: rowOf(headColumns),
});

/** Invoices of an order, the first one first. */
export const listInvoices = (executor: Executor, orderId: number): Promise<readonly InvoiceHead[]> =>
  list.all(executor, orderId);

const toCome = question({
  name: 'invoice-to-come',
  text: `select exists (select from shop_order o where o.id = $1 and ${isToWrite}) as "isToCome"`,
  values: (orderId: number) => [orderId],
  row: z.object({ isToCome: z.boolean() }),
});

/** Whether the invoice of an order is still to be written, now or once it is paid. */
export const isInvoiceToCome = async (executor: Executor, orderId: number): Promise<boolean> =>
  (await toCome.one(executor, orderId)).isToCome;

const wholeColumns = { id: bigint('id'), ...invoiceToWriteColumns };
const wholeRow = z.extend(rowOf(wholeColumns), { pdf: z.nullable(z.instanceof(Buffer)) });
export type StoredInvoice = z.output<typeof wholeRow>;

const find = question({
  name: 'invoice-find',
  text: `select ${selected(wholeColumns, 'i')}, i.pdf from invoice i where i.order_id = $1 and i.invoice_number = $2`,
  values: (orderId: number, number: string) => [orderId, number],
  row: wholeRow,
});

/** One invoice of an order, with everything it says. */
export const findInvoice = (
  executor: Executor,
  orderId: number,
  number: string,
): Promise<StoredInvoice | null> => find.first(executor, orderId, number);

const firstOf = question({
  name: 'invoice-of-order',
  text: `select ${selected(wholeColumns, 'i')}, i.pdf from invoice i where i.order_id = $1 and i.kind = 'invoice'`,
  values: (orderId: number) => [orderId],
  row: wholeRow,
});

/** The invoice a reversal takes back. */
export const findReversed = (executor: Executor, orderId: number): Promise<StoredInvoice | null> =>
  firstOf.first(executor, orderId);

const keep = question({
  name: 'invoice-keep-pdf',
  text: 'update invoice set pdf = coalesce(pdf, $2) where id = $1 returning pdf',
  values: (invoiceId: number, pdf: Buffer) => [invoiceId, pdf],
  row: z.object({ pdf: z.instanceof(Buffer) }),
});

/** Keeps the drawing; the first one stays. */
export const keepPdf = async (executor: Executor, invoiceId: number, pdf: Buffer): Promise<Buffer> =>
  (await keep.one(executor, invoiceId, pdf)).pdf;

const toMail = question({
  name: 'invoice-to-mail',
  text: `select ${selected(wholeColumns, 'i')}, i.pdf from invoice i join shop_order o on o.id = i.order_id
    where i.mailed_at is null and i.id <> all($1::bigint[])
      and (i.kind = 'reversal' or o.state in ('shipped', 'completed')) order by i.id limit 1`,
  values: (left: readonly number[]) => [left],
  row: wholeRow,
});

/** The next invoice whose mail is due: with the goods, and at once where one is taken back. @param left invoices that are left for later */
export const nextToMail = (executor: Executor, left: readonly number[]): Promise<StoredInvoice | null> =>
  toMail.first(executor, left);

const deleteOld = command({
  name: 'invoice-delete-old',
  text: 'delete from invoice where id in (select id from invoice where year < $1 order by id limit $2)',
  values: (year: number, most: number) => [year, most],
});

/** So many go with one statement: a year of them would take longer than a statement may. */
const deletedAtOnce = 200;

/** Deletes invoices of earlier years. */
export async function deleteInvoicesBefore(executor: Executor, year: number): Promise<void> {
  while ((await deleteOld.run(executor, year, deletedAtOnce)) === deletedAtOnce);
}

const noteMailed = command({
  name: 'invoice-note-mailed',
  text: 'update invoice set mailed_at = $2 where id = $1 and mailed_at is null',
  values: (invoiceId: number, at: Date) => [invoiceId, at],
});

/** Whether nobody else has decided its mail. */
export const claimMail = async (executor: Executor, invoiceId: number, at: Date): Promise<boolean> =>
  (await noteMailed.run(executor, invoiceId, at)) === 1;
