import * as z from 'zod/mini';
import { facetNames, longestFilter, longestSearch, maximumPage, sortKeys } from './address-query.ts';
import { line, Slug } from './text.ts';

export const SortKey = z.enum(sortKeys);
export const FacetName = z.enum(facetNames);

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
  /** Brand and device of the supply routes (S2.7). */
  supplyBrand: z.optional(Slug),
  supplyDevice: z.optional(Slug),
  /** Only what fits the device beside ink, toner and ribbons of a colour, which stand in its table. */
  supplyPart: z.optional(z.enum(['others'])),
});
export type ListQuery = z.infer<typeof ListQuery>;
