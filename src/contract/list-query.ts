import * as z from 'zod/mini';
import { facetNames, longestFilter, longestSearch, maximumPage, sortKeys } from './address-query.ts';
import { line, Slug } from './text.ts';

export const SortKey = z.enum(sortKeys);
export const FacetName = z.enum(facetNames);

/** Name of a list: its address without `/shop/`, as `src/contract/list-pages.ts` has them. */
const ListName = z.string().check(
  z.maxLength(400),
  // The last part of a property's is an ornament, as whoever wrote the address spelled it (S2.7-35).
  z.regex(/^(?:[a-z0-9_-]+(?:\/[a-z0-9_-]+)*|property\/[a-z0-9_-]+\/[a-z0-9_-]+\/[^/]+)$/),
);

/** The list request as it stands in an address (S3.7 and S2.11); broken values are refused, not corrected. */
export const ListQuery = z.strictObject({
  search: z.optional(line(longestSearch)),
  page: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(maximumPage))),
  limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100))),
  paginate: z.optional(z.enum(['true', 'false'])),
  sortBy: z.optional(SortKey),
  sortDirection: z.optional(z.enum(['asc', 'desc'])),
  /** JSON of the selected values per facet. */
  filter: z.optional(line(longestFilter)),
  isBGS: z.optional(z.enum(['true', 'false'])),
  catalogSlug: z.optional(Slug),
  catalogId: z.optional(z.coerce.number().check(z.int(), z.minimum(1))),
  /** Which list of the shop (S2.7); the whole shop when left out. */
  list: z.optional(ListName),
  /** Of a printer's list only what fits it beside ink, toner and ribbons of a colour, which stand in its table. */
  supplyPart: z.optional(z.enum(['others'])),
});
export type ListQuery = z.infer<typeof ListQuery>;
