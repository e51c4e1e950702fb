import { and, eq, ne, sql } from 'drizzle-orm';
import type { Executor } from '#server/database/pool.ts';
import { shopOrderDocument } from '#server/database/schema/order.ts';

/** Which drawing of which order: a later layout or other settings have another fingerprint. */
export interface DocumentKey {
  readonly orderId: number;
  readonly language: 'de' | 'en';
  readonly fingerprint: string;
}

/** The kept PDF; null when there is none, or one that was drawn by another layout or other settings. */
export async function findDocument(executor: Executor, key: DocumentKey): Promise<Buffer | null> {
  const [row] = await executor
    .select({ pdf: shopOrderDocument.pdf })
    .from(shopOrderDocument)
    .where(
      and(
        eq(shopOrderDocument.orderId, key.orderId),
        eq(shopOrderDocument.language, key.language),
        eq(shopOrderDocument.fingerprint, key.fingerprint),
      ),
    );
  return row?.pdf ?? null;
}

/**
 * Keeps a PDF. The first one of a fingerprint stays: whoever drew the same at the same time gets the kept one.
 *
 * @returns the PDF that is kept from now on
 */
export async function keepDocument(executor: Executor, key: DocumentKey, pdf: Buffer): Promise<Buffer> {
  const kept = await executor
    .insert(shopOrderDocument)
    .values({ ...key, pdf })
    .onConflictDoUpdate({
      target: [shopOrderDocument.orderId, shopOrderDocument.language],
      set: { fingerprint: key.fingerprint, pdf, drawnAt: sql`now()` },
      setWhere: ne(shopOrderDocument.fingerprint, key.fingerprint),
    })
    .returning({ orderId: shopOrderDocument.orderId });
  return kept.length > 0 ? pdf : ((await findDocument(executor, key)) ?? pdf);
}
