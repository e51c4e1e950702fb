import { berlinDay } from '#domain/berlin-day.ts';
import type { Database } from '#server/database/pool.ts';
import { requireSettings } from '#server/settings/settings.service.ts';
import { deleteInvoicesBefore } from './invoice.repository.ts';

/** The calendar year of a moment in Berlin. */
export const yearOf = (at: Date): number => Number(berlinDay(at).slice(0, 4));

/**
 * Deletes invoices whose years are over: they count from the end of the year an invoice was written in (§ 14b (1) UStG,
 * docs/decisions/0123). While nobody can read how many years the shop keeps them, none is deleted.
 *
 * @throws where the settings cannot be read, so that the log says why nothing is deleted
 */
export async function deleteInvoicesAfterTheirYears(database: Database, now: Date): Promise<void> {
  const { invoicesKeptYears } = await requireSettings(database);
  await deleteInvoicesBefore(database, yearOf(now) - invoicesKeptYears);
}
