import { createHash } from 'node:crypto';
import type { Order } from '#contract/order.ts';
import type { Database } from '#server/database/pool.ts';
import type { DrawingThreads } from '#server/documents/drawing-threads.ts';
import { layoutVersion } from '#server/documents/layout-version.ts';
import { unlinkedOrder } from '#server/mails/unlinked-order.ts';
import { findDocument, keepDocument } from '#server/repositories/order-document.repository.ts';
import type { DocumentKey } from '#server/repositories/order-document.repository.ts';
import type { StoredOrder } from '#server/repositories/order.repository.ts';
import type { Language } from '#server/visitor.ts';
import type { ShopSettings } from './system-settings.service.ts';

/** The order a document is wanted of. */
interface Wanted {
  readonly order: Pick<StoredOrder, 'id' | 'isPrepaid'>;
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
  /** Ends the drawing. */
  readonly stop: () => Promise<void>;
}

/** An order never changes, so only what is drawn beside it makes another document of it. */
function fingerprintOf({ order, settings }: Pick<Wanted, 'order' | 'settings'>): string {
  const { address, isDemo, iban, bankName } = settings;
  const account = order.isPrepaid ? { iban, bankName } : null;
  return createHash('sha256')
    .update(JSON.stringify([layoutVersion, address, isDemo, account]))
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
    const drawn = await drawing.draw(unlinkedOrder(await whole()), { language, settings });
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
    stop: () => drawing.stop(),
  };
}
