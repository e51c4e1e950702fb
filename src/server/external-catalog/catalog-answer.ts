import * as z from 'zod/mini';

/** What goes back to a procurement system: a form that its browser sends there. */
export const CatalogAnswer = z.object({
  url: z.string(),
  /** Window it is opened in; empty = the same. */
  target: z.string(),
  fields: z.array(z.tuple([z.string(), z.string()])),
});
export type CatalogAnswer = z.infer<typeof CatalogAnswer>;

/** A line of a basket as it is told to a procurement system. */
export interface CatalogLine {
  readonly articleNumber: string;
  readonly shopDepotId: number;
  readonly name: string;
  readonly excerpt: string;
  readonly quantity: number;
  readonly unit: string;
  /** Net cents of one piece. */
  readonly unitNet: number;
  readonly brandName: string;
  readonly manufacturerNumber: string;
  /** Working days; null when no date can be given. */
  readonly leadTimeDays: number | null;
  readonly hint: string;
  readonly costCenter: string;
  readonly offerNumber: string;
}

/** Cents as both protocols write amounts of money: `12.34`. */
export const amountOf = (cents: number): string => (cents / 100).toFixed(2);
