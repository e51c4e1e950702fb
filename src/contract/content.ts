import * as z from 'zod/mini';
import { get } from './endpoint.ts';
import { Slug } from './text.ts';

/** Rows of plain texts under the names of their columns. */
export const ContentTable = z.object({
  columns: z.array(z.string()),
  rows: z.array(z.array(z.string())),
});
export type ContentTable = z.infer<typeof ContentTable>;

/** A page of plain content: paragraphs, lists and tables under headings, no markup. */
export const ContentPage = z.object({
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  sections: z.array(
    z.object({
      heading: z.string(),
      paragraphs: z.array(z.string()),
      items: z.array(z.string()),
      table: z.optional(ContentTable),
      /** Leads to where what the section is about is done. */
      way: z.optional(z.object({ label: z.string(), path: z.string() })),
    }),
  ),
});
export type ContentPage = z.infer<typeof ContentPage>;

export const contentEndpoints = {
  page: get({
    name: 'content.page',
    path: '/page/:slug',
    access: 'everybody',
    summary: 'A page of plain content, e.g. the legal pages of the footer.',
    spec: ['S7.1-20'],
    params: z.object({ slug: Slug }),
    reply: z.object({ item: ContentPage }),
  }),
};
