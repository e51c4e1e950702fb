import * as z from 'zod/mini';
import { nullable, rowOf, text } from '#server/database/columns.ts';
import type { ValuesOf } from '#server/database/columns.ts';

/** What is noted of a device. */
export const noteColumns = {
  room: text('room'),
  costCenter: text('cost_center'),
  note: text('note'),
};
export type DeviceNotes = ValuesOf<typeof noteColumns>;

/** What is kept of a device beside whose it is; without a slug it is a pasted line that is open. */
export const deviceColumns = {
  slug: nullable(text('slug')),
  name: text('name'),
  ...noteColumns,
};
export type NewDevice = ValuesOf<typeof deviceColumns>;

/** A device as somebody sees it. */
export const DeviceRow = z.extend(rowOf(deviceColumns), {
  id: z.number(),
  isOfFirm: z.boolean(),
  mayChange: z.boolean(),
});
export type StoredDevice = z.output<typeof DeviceRow>;

/** What an article that is made for printers fits of somebody's devices. */
export const ArticleFit = z.object({
  articleId: z.number(),
  /** How many of them; none among those whose printers are known. */
  count: z.number(),
  /** The first of them by room. */
  first: z.array(z.object({ name: z.string(), room: z.string() })),
});
export type ArticleFit = z.output<typeof ArticleFit>;
