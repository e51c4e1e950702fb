import type { Database } from '#server/database/pool.ts';
import type { OrderDocumentService } from '#server/document/order-document.service.ts';
import { keepPdf } from './invoice.repository.ts';
import type { StoredInvoice } from './invoice.repository.ts';

export interface InvoicePapers {
  /**
   * An invoice as PDF. It is drawn once and kept for good; mail and download get the same one.
   *
   * @throws Unavailable when it has to be drawn and cannot be drawn now
   */
  readonly pdfOf: (invoice: StoredInvoice) => Promise<Buffer>;
}

/** Draws each invoice once; who asks meanwhile waits for the same drawing. */
export function createInvoicePapers(
  database: Database,
  documents: Pick<OrderDocumentService, 'drawInvoice'>,
): InvoicePapers {
  const underWay = new Map<number, Promise<Buffer>>();
  const draw = async ({ id, kind, number, issuedAt, format, content, xml }: StoredInvoice) =>
    keepPdf(
      database,
      id,
      await documents.drawInvoice({ head: { kind, number, issuedAt, format }, content, xml }),
    );

  return {
    pdfOf(invoice) {
      if (invoice.pdf !== null) return Promise.resolve(invoice.pdf);
      const known = underWay.get(invoice.id);
      if (known !== undefined) return known;
      const drawn = draw(invoice).finally(() => underWay.delete(invoice.id));
      underWay.set(invoice.id, drawn);
      return drawn;
    },
  };
}
