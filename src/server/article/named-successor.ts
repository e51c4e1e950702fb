import * as z from 'zod/mini';
import { articlePath } from '#contract/article-path.ts';
import type { NamedSuccessor } from '#contract/named-successor.ts';

/** What has taken an article's place, as statements give it. */
export const SuccessorRow = z.object({
  name: z.string(),
  articleNumber: z.string(),
  shopDepotId: z.number(),
  slug: z.string(),
});
export type SuccessorRow = z.infer<typeof SuccessorRow>;

/** The same for who reads it: its name, and the page it leads to. */
export const successorView = (row: SuccessorRow): NamedSuccessor => ({
  displayName: row.name,
  path: articlePath(row),
});

/** The field of an answer that names it; left out where there is none. */
export const successorField = (row: SuccessorRow | null): { readonly successor?: NamedSuccessor } =>
  row === null ? {} : { successor: successorView(row) };
