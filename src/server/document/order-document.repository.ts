import * as z from 'zod/mini';
import type { Executor } from '#server/database/pool.ts';
import { command, question } from '#server/database/statement.ts';

/** Which drawing of which order: a later layout or other settings have another fingerprint. */
export interface DocumentKey {
  readonly orderId: number;
  readonly language: 'de' | 'en';
  readonly fingerprint: string;
}

const find = question({
  name: 'order-document-find',
  text: 'select pdf from shop_order_document where order_id = $1 and language = $2 and fingerprint = $3',
  values: ({ orderId, language, fingerprint }: DocumentKey) => [orderId, language, fingerprint],
  row: z.object({ pdf: z.instanceof(Buffer) }),
});

/** The kept PDF; null when there is none, or one that was drawn by another layout or other settings. */
export async function findDocument(executor: Executor, key: DocumentKey): Promise<Buffer | null> {
  return (await find.first(executor, key))?.pdf ?? null;
}

const keep = command({
  name: 'order-document-keep',
  text: `insert into shop_order_document as d (order_id, language, fingerprint, pdf) values ($1, $2, $3, $4)
    on conflict (order_id, language) do update
      set fingerprint = excluded.fingerprint, pdf = excluded.pdf, drawn_at = now()
      where d.fingerprint <> excluded.fingerprint`,
  values: ({ orderId, language, fingerprint }: DocumentKey, pdf: Buffer) => [
    orderId,
    language,
    fingerprint,
    pdf,
  ],
});

/**
 * Keeps a PDF. The first one of a fingerprint stays: whoever drew the same at the same time gets the kept one.
 *
 * @returns the PDF that is kept from now on
 */
export async function keepDocument(executor: Executor, key: DocumentKey, pdf: Buffer): Promise<Buffer> {
  const isKept = (await keep.run(executor, key, pdf)) > 0;
  return isKept ? pdf : ((await findDocument(executor, key)) ?? pdf);
}
