import * as z from 'zod/mini';
import { ArticleTile } from './article.ts';
import { get } from './endpoint.ts';
import { Slug } from './text.ts';

/** Ink, toner or ribbon of a printer, with what decides its place in the table of colours. */
export const PrinterSupply = z.extend(ArticleTile, { isHighYield: z.boolean() });
export type PrinterSupply = z.infer<typeof PrinterSupply>;

export const Printer = z.object({
  slug: z.string(),
  /** With the brand before it. */
  name: z.string(),
  brandSlug: z.string(),
  brandName: z.string(),
});
export type Printer = z.infer<typeof Printer>;

export const printerEndpoints = {
  supplies: get({
    name: 'printer.supplies',
    path: '/shop/supply/printer',
    access: 'everybody',
    summary:
      'A printer with everything that gives it colour; what else fits is `GET /shop` with `supplyPart=others`.',
    spec: ['S2.7-06', 'S2.7-07'],
    query: z.strictObject({ device: Slug, brand: z.optional(Slug) }),
    reply: z.object({ printer: Printer, supplies: z.array(PrinterSupply) }),
  }),
};
