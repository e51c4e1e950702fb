import * as z from 'zod/mini';
import type { ListKind } from './list-pages.ts';
import { FacetName, ListQuery, SortKey } from './list-query.ts';
import { ArticleTile, BasePrice, CategoryLink, Price } from './article.ts';
import { get } from './endpoint.ts';
import { line, Slug } from './text.ts';

/** One value of a facet; `count` leaves the facet's own selection out (issue of facets that tell the truth). */
export const FacetValue = z.object({
  value: z.string(),
  label: z.string(),
  count: z.number(),
  isSelected: z.boolean(),
});
export type FacetValue = z.infer<typeof FacetValue>;

export const Facet = z.object({ name: FacetName, label: z.string(), values: z.array(FacetValue) });
export type Facet = z.infer<typeof Facet>;

export const Paging = z.object({
  page: z.number(),
  limit: z.number(),
  pageCount: z.number(),
  total: z.number(),
});
export type Paging = z.infer<typeof Paging>;

const NamedLink = z.object({ name: z.string(), path: z.string() });

/** A delivery state as a list of it says it (S3.9). */
const DeliveryState = z.object({ state_number: z.number(), internal_name: z.string(), image: z.string() });

/** What the list is about, and what its page says of itself. */
export const ListSubject = z.object({
  /** A type alone, as with the codes of refusals: views only write it down. */
  kind: z.string() as unknown as z.ZodMiniType<ListKind | 'all' | 'search', string>,
  /** The one address the list stands at; others that show it name it to search engines. */
  path: z.string(),
  title: z.string(),
  description: z.string(),
  robots: z.enum(['index,follow', 'noindex,follow']),
  /** Pages above it, from the start page on. */
  trail: z.array(NamedLink),
  children: z.array(z.extend(NamedLink, { count: z.number() })),
  /** Of the list of a delivery state only. */
  deliveryState: z.optional(DeliveryState),
});
export type ListSubject = z.infer<typeof ListSubject>;

export const SearchSuggestion = z.object({
  kind: z.enum(['number', 'device', 'page', 'article', 'category', 'brand']),
  label: z.string(),
  /** What it is beside its name: an article's name or number; empty where the kind says it all. */
  detail: z.string(),
  path: z.string(),
  /** Of an article only: its picture, the price of one piece, and that of a comparable amount where one is due (PAngV § 4). */
  article: z.nullable(z.object({ picture: z.string(), price: Price, basePrice: z.nullable(BasePrice) })),
});
export type SearchSuggestion = z.infer<typeof SearchSuggestion>;

/** What a search was understood to mean. */
export const Understood = z.object({
  /** Sentences about what was searched for instead of what was typed. */
  notices: z.array(z.string()),
  /** Each can be taken away. */
  parts: z.array(
    z.object({
      label: z.string(),
      /** As they were typed. */
      words: z.array(z.string()),
      /** The same search without them. */
      searchWithout: z.string(),
      /** Facet the words select values of; null for printers and for words that narrow. */
      facet: z.nullable(FacetName),
      values: z.array(z.string()),
    }),
  ),
  /** Printers that were named, which the articles fit, or the models next to one that is not known; `lead` says which. */
  devices: z.array(NamedLink),
  lead: z.string(),
  /** Pages of the shop that were named; where there is no article also what may be meant, and the kinds of the shop. */
  instead: z.array(NamedLink),
});
export type Understood = z.infer<typeof Understood>;

export const ListReply = z.object({
  item: ListSubject,
  items: z.array(ArticleTile),
  paging: Paging,
  variantArticles: z.array(ArticleTile),
  alternativeArtikel: z.array(ArticleTile),
  oekoAlternativeArtikel: z.array(ArticleTile),
  zubehoerArtikel: z.array(ArticleTile),
  crossSellingArtikel: z.array(ArticleTile),
  mainCatalog: z.array(z.extend(CategoryLink, { count: z.number() })),
  filters: z.array(Facet),
  sortOptions: z.array(z.object({ sortBy: SortKey, label: z.string() })),
  /** A number that was looked up exactly and hit one article: its page (own and OEM numbers rank above aliases). */
  exactHit: z.nullable(z.string()),
  /** "Meinten Sie …" when the words as typed found nothing. */
  correctedSearch: z.nullable(z.string()),
  /** Words of the search that were given up because nothing has all of them, as they were typed. */
  omittedWords: z.array(z.string()),
  /** Null where nothing was searched for. */
  understood: z.nullable(Understood),
});
export type ListReply = z.infer<typeof ListReply>;

/** Characters of what is looked for among the printers. */
export const longestSupplySearch = 100;

const SupplyEntry = z.object({ slug: z.string(), name: z.string(), count: z.number() });

/** Said above printers that are only next to one the shop does not carry; null where those that were meant are named. */
const LeadToAlike = z.nullable(z.string());

/** Brands and devices of the printer finder, in the shape of the manufacturer store (S3.9). */
export const SupplyReply = z.object({
  brandItems: z.array(SupplyEntry),
  brandLabels: z.array(z.string()),
  deviceItems: z.array(
    z.extend(SupplyEntry, { brandSlug: z.string(), series: z.string(), kind: z.string() }),
  ),
  deviceLabels: z.array(z.string()),
  lead: LeadToAlike,
  topItems: z.array(z.extend(SupplyEntry, { brandSlug: z.string() })),
  brandItem: z.nullable(SupplyEntry),
  deviceItem: z.nullable(z.extend(SupplyEntry, { brandSlug: z.string(), brandName: z.string() })),
  request: z.object({ brand: z.nullable(z.string()), device: z.nullable(z.string()), search: z.string() }),
});
export type SupplyReply = z.infer<typeof SupplyReply>;

export const listingEndpoints = {
  list: get({
    name: 'listing.list',
    path: '/shop',
    access: 'everybody',
    weight: 2,
    summary: 'Article list with paging, facets and sort options.',
    spec: ['S7.1-23', 'S3.7-01', 'S3.7-02'],
    query: ListQuery,
    reply: ListReply,
  }),
  filter: get({
    name: 'listing.filter',
    path: '/shop/filter',
    access: 'everybody',
    weight: 2,
    summary: 'Only the facets of a list, for a filter sheet that counts.',
    spec: ['S7.1-25'],
    query: ListQuery,
    reply: z.object({ filters: z.array(Facet), total: z.number() }),
  }),
  supply: get({
    name: 'listing.supply',
    path: '/shop/supply',
    access: 'everybody',
    summary: 'Brands and printers of the printer finder.',
    spec: ['S2.7-05', 'S2.7-06'],
    query: z.strictObject({
      brand: z.optional(Slug),
      device: z.optional(Slug),
      search: z.optional(line(longestSupplySearch)),
    }),
    reply: SupplyReply,
  }),
  suggest: get({
    name: 'listing.suggest',
    path: '/systems/search',
    access: 'everybody',
    weight: 2,
    summary: 'Suggestions for a search term.',
    spec: ['S7.1-08'],
    query: z.strictObject({
      searchterm: line(200),
      /** Printers alone, as the printer finder asks. */
      only: z.optional(z.enum(['device'])),
    }),
    reply: z.object({
      items: z.array(SearchSuggestion),
      /** Articles a search for the term lists; printers that were meant where only these are asked for. */
      total: z.number(),
      /** Of printers alone. */
      lead: LeadToAlike,
      request: z.object({ searchterm: z.string() }),
    }),
  }),
};
