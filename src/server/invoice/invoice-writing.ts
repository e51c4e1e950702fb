import type { InvoiceFormat } from '#contract/invoice-formats.ts';
import { berlinDay } from '#domain/berlin-day.ts';
import { fateOfPieces } from '#domain/order-state.ts';
import { transaction } from '#server/database/pool.ts';
import type { Database, Executor } from '#server/database/pool.ts';
import type { WholeOrder } from '#server/order/stored-order.ts';
import { requireSettings } from '#server/settings/settings.service.ts';
import { createDispatchClock } from '#server/system/dispatch-clock.ts';
import type { Holidays } from '#server/system/dispatch-clock.ts';
import { ciiOf } from './cii.ts';
import { invoiceContent } from './invoice-content.ts';
import {
  findInvoicedAccount,
  findReversed,
  findSentAt,
  lockDueOrder,
  takeNumber,
  writeInvoice,
} from './invoice.repository.ts';
import type { DueOrder } from './invoice.repository.ts';
import { yearOf } from './invoice-years.ts';
import type { InvoiceContent } from './stored-invoice.ts';

/** What invoices are written from. */
export interface InvoiceSources {
  readonly database: Database;
  readonly holidays: Holidays;
  /** An order in full, as it stands in the transaction. */
  readonly wholeOrder: (executor: Executor, orderId: number) => Promise<WholeOrder | null>;
}

/** Firms get ZUGFeRD unless somebody has chosen, everybody else a PDF. */
export const formatFor = (chosen: InvoiceFormat | null, isFirm: boolean): InvoiceFormat =>
  chosen ?? (isFirm ? 'zugferd' : 'pdf');

const digits = 6;
const numberOf = (year: number, running: number): string =>
  `RE-${year}-${String(running).padStart(digits, '0')}`;

/** An invoice that could not be written; nothing of it stands. */
export class UnwrittenInvoice extends Error {
  readonly orderId: number;

  constructor(orderId: number, cause: unknown) {
    super('An invoice could not be written', { cause });
    this.orderId = orderId;
  }
}

/** Writes invoices, each once for its order and under the next number of its year (docs/decisions/0118). */
export function createInvoiceWriting({ database, holidays, wholeOrder }: InvoiceSources) {
  const dispatchAt = createDispatchClock(holidays);

  const contentOf = async (executor: Executor, { orderId, accountId }: DueOrder, issuedAt: Date) => {
    const [whole, account, known, sentAt] = [
      await wholeOrder(executor, orderId),
      accountId === null ? null : await findInvoicedAccount(executor, accountId),
      await requireSettings(executor),
      await findSentAt(executor, orderId),
    ];
    if (whole === null) throw new Error('The order to write an invoice for does not exist.');
    // Of a state written by hand nobody knows since when: it is looked at each second.
    const isSent = fateOfPieces(whole.order.state) === 'gone';
    const delivery = isSent
      ? { sentOn: berlinDay(sentAt ?? issuedAt) }
      : { leavesFrom: dispatchAt(issuedAt, known.cutOffTime, known.holidayState).date };
    const isFirm = account?.kind === 'company' || whole.order.billingAddress.kind === 'company';
    const issuedOn = berlinDay(issuedAt);
    const content = invoiceContent({ whole, account, settings: known, issuedOn, delivery });
    if (content.payable !== whole.order.totalGrossCents)
      throw new Error('The invoice does not come to what was ordered.');
    return { format: formatFor(account?.format ?? null, isFirm), content };
  };

  /** The same once more, as what takes it back. */
  const reversalOf = async (executor: Executor, { orderId }: DueOrder) => {
    const invoice = await findReversed(executor, orderId);
    if (invoice === null) throw new Error('The invoice to take back does not exist.');
    const reversed = { number: invoice.number, issuedOn: berlinDay(invoice.issuedAt) };
    const content: InvoiceContent = { ...invoice.content, paid: 0, reversed };
    return { format: invoice.format, content };
  };

  const write = async (executor: Executor, due: DueOrder, now: Date): Promise<string> => {
    const { orderId, kind } = due;
    const { format, content } =
      kind === 'invoice' ? await contentOf(executor, due, now) : await reversalOf(executor, due);
    const year = yearOf(now);
    // Last of all: whoever waits for the next number waits for nothing but the writing.
    const runningNumber = await takeNumber(executor, year);
    const number = numberOf(year, runningNumber);
    const head = { orderId, kind, year, runningNumber, number, issuedAt: now, format };
    await writeInvoice(executor, { ...head, content, xml: ciiOf(content, head) });
    return number;
  };

  return {
    /**
     * Writes the next invoice that is due.
     *
     * @param left orders that are left for later
     * @returns its number; null when none is due
     * @throws UnwrittenInvoice with the order it could not be written for
     */
    writeNext: (now: Date, left: readonly number[]): Promise<string | null> =>
      transaction(database, async (executor) => {
        const due = await lockDueOrder(executor, left);
        if (due === null) return null;
        try {
          return await write(executor, due, now);
        } catch (cause) {
          throw new UnwrittenInvoice(due.orderId, cause);
        }
      }),
  };
}
