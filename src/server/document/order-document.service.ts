import { createHash } from 'node:crypto';
import type { Order } from '#contract/order.ts';
import type { Database } from '#server/database/pool.ts';
import type { DrawingThreads } from './drawing-threads.ts';
import type { InvoiceToDraw } from './invoice-pdf.ts';
import type { Table } from './xlsx.ts';
import { layoutVersion } from './layout-version.ts';
import { unlinkedOrder } from '#server/order/unlinked-order.ts';
import { findDocument, keepDocument } from './order-document.repository.ts';
import type { DocumentKey } from './order-document.repository.ts';
import type { StoredOrder } from '#server/order/stored-order.ts';
import type { Language } from '#server/session/visitor.ts';
import { debitOf } from '#server/order/debit.ts';
import type { DebitedOrder } from '#server/order/debit.ts';
import { prepaymentOf } from '#server/order/prepayment.ts';
import type { PrepaidOrder } from '#server/order/prepayment.ts';
import type { ShopSettings } from '#server/settings/settings.service.ts';

/** The order a document is wanted of. */
interface Wanted {
  readonly order: Pick<StoredOrder, 'id'> & PrepaidOrder & DebitedOrder;
  readonly language: Language;
  readonly settings: ShopSettings;
  /** The order in full; asked for only when the document has to be drawn. */
  readonly whole: () => Promise<Order>;
}

export interface OrderDocumentService {
  /**
   * The confirmation of an order as PDF. It is drawn once and kept; mail and download get the same one.
   *
   * @throws Unavailable when it has to be drawn and cannot be drawn now
   */
  readonly pdfOf: (wanted: Wanted) => Promise<Buffer>;
  /**
   * An invoice as PDF; whoever asks keeps it.
   *
   * @throws Unavailable when it cannot be drawn now
   */
  readonly drawInvoice: (invoice: InvoiceToDraw) => Promise<Buffer>;
  /**
   * A long table as a workbook.
   *
   * @throws Unavailable when it cannot be written now
   */
  readonly workbookOf: (table: Table) => Promise<Buffer>;
  /** Ends the drawing. */
  readonly stop: () => Promise<void>;
}

/**
 * What was ordered never changes; what is drawn beside it does, and whether money is still asked for: a paid order and one
 * that was given up have another document.
 */
function fingerprintOf({ order, settings }: Pick<Wanted, 'order' | 'settings'>): string {
  const { address, isDemo, taxExemptDisplayText } = settings;
  const money = [prepaymentOf(order, settings), debitOf(order, settings)];
  return createHash('sha256')
    .update(JSON.stringify([layoutVersion, address, isDemo, taxExemptDisplayText, money]))
    .digest('hex');
}

/** Draws each document once; what is asked for meanwhile waits for the same drawing. */
export function createOrderDocumentService(needs: {
  readonly database: Database;
  readonly drawing: DrawingThreads;
}): OrderDocumentService {
  const { database, drawing } = needs;
  const underWay = new Map<string, Promise<Buffer>>();

  const findOrDraw = async (key: DocumentKey, { language, settings, whole }: Wanted): Promise<Buffer> => {
    const kept = await findDocument(database, key);
    if (kept !== null) return kept;
    const { address, isDemo, taxExemptDisplayText } = settings;
    const context = { language, settings: { address, isDemo, taxExemptDisplayText } };
    const drawn = await drawing.draw({ order: unlinkedOrder(await whole()), context });
    return keepDocument(database, key, drawn);
  };

  return {
    pdfOf(wanted) {
      const { order, language } = wanted;
      const key = { orderId: order.id, language, fingerprint: fingerprintOf(wanted) };
      const name = Object.values(key).join(' ');
      const known = underWay.get(name);
      if (known !== undefined) return known;
      const found = findOrDraw(key, wanted).finally(() => underWay.delete(name));
      underWay.set(name, found);
      return found;
    },
    drawInvoice: (invoice) => drawing.draw({ invoice }),
    workbookOf: (table) => drawing.draw({ table }),
    stop: () => drawing.stop(),
  };
}
