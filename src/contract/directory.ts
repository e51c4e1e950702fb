import * as z from 'zod/mini';
import { ArticleTile } from './article.ts';
import { get } from './endpoint.ts';
import { Slug } from './text.ts';

const DirectoryLink = z.object({ slug: z.string(), name: z.string(), path: z.string() });

/** Something with a page of its own at `path`, and how many articles it has there. */
export const DirectoryEntry = z.extend(DirectoryLink, { count: z.number() });
export type DirectoryEntry = z.infer<typeof DirectoryEntry>;

/** Something articles are grouped by (docs/decisions/0146), with what is above and below it. */
export const DirectoryItem = z.extend(DirectoryEntry, {
  description: z.string(),
  /** What it is one of: a brand's maker, a type's group, an assortment's type. */
  group: z.nullable(DirectoryLink),
  /** What is of it and has articles: a maker's brands, a group's types, a type's assortments. */
  members: z.array(DirectoryEntry),
});
export type DirectoryItem = z.infer<typeof DirectoryItem>;

const GpsrPerson = z.object({ name: z.string(), address: z.string(), email: z.string() });

/** Makers and the printers of their brands (S3.9); the calls give the part that they are about. */
const ManufacturerStore = z.object({
  /** Makers that have articles, by name. */
  brandItems: z.array(DirectoryEntry),
  /** Of all makers the letters they begin with, of one the names of its brands. */
  brandLabels: z.array(z.string()),
  /** Brands of printers; `count` is of printers, `path` the page of these. */
  deviceItems: z.array(DirectoryEntry),
  /** Of all brands the letters they begin with, of one maker the series of its printers. */
  deviceLabels: z.array(z.string()),
  /** Makers of the best known brands, those with the most articles first. */
  topItems: z.array(DirectoryEntry),
  /** One maker, and who answers for its goods (Art. 19 (a), (b) GPSR); `responsible` is null for a maker in the EU. */
  brandItem: z.extend(DirectoryItem, { maker: GpsrPerson, responsible: z.nullable(GpsrPerson) }),
  /** Its printers by brand; null when it makes none. */
  deviceItem: z.nullable(z.object({ count: z.number(), brands: z.array(DirectoryEntry) })),
  request: z.object({ slug: z.nullable(z.string()) }),
});

export const ManufacturersReply = z.omit(ManufacturerStore, { brandItem: true, deviceItem: true });
export type ManufacturersReply = z.infer<typeof ManufacturersReply>;

export const ManufacturerReply = z.pick(ManufacturerStore, {
  brandItem: true,
  brandLabels: true,
  deviceItem: true,
  deviceLabels: true,
  request: true,
});
export type ManufacturerReply = z.infer<typeof ManufacturerReply>;

/** Levels of the category tree that are shown together (S9). */
export const catalogDepth = 2;

/** Levels that can be asked for at once, for the page that names categories from A to Z. */
export const deepestCatalog = 3;

const CatalogBranch = z.extend(DirectoryEntry, {
  /** Where three levels were asked for. */
  children: z.optional(z.array(DirectoryEntry)),
});

/** Categories below another or at the top, those without articles left out. */
export const CatalogReply = z.object({
  /** The category whose children are listed; null for the top of the tree. */
  item: z.nullable(DirectoryEntry),
  items: z.array(z.extend(DirectoryEntry, { children: z.array(CatalogBranch) })),
  request: z.object({ depth: z.number(), slug: z.nullable(z.string()) }),
});
export type CatalogReply = z.infer<typeof CatalogReply>;

/** Without a slug there is no call (S5). */
const BySlug = z.object({ slug: Slug });

export const DirectoryReply = z.object({ items: z.array(DirectoryItem) });
export type DirectoryReply = z.infer<typeof DirectoryReply>;

const DirectoryItemReply = z.object({ item: DirectoryItem });
export type DirectoryItemReply = z.infer<typeof DirectoryItemReply>;

/** A type of articles, and what its list is narrowed to further, the largest first. */
export const ArticleTypeReply = z.extend(DirectoryItemReply, {
  formats: z.array(DirectoryEntry),
  manufacturers: z.array(DirectoryEntry),
  colours: z.array(DirectoryEntry),
});
export type ArticleTypeReply = z.infer<typeof ArticleTypeReply>;

export const TeaserReply = z.pick(ManufacturerStore, { topItems: true });
export type TeaserReply = z.infer<typeof TeaserReply>;

const LastArticlesReply = z.object({ items: z.array(ArticleTile) });
export type LastArticlesReply = z.infer<typeof LastArticlesReply>;

export const directoryEndpoints = {
  manufacturers: get({
    name: 'directory.manufacturers',
    path: '/shop/manufacturers',
    access: 'everybody',
    summary: 'Makers that have articles, and the brands whose printers the shop supplies.',
    spec: ['S7.1-28', 'S7.1-51', 'S3.9-05'],
    reply: ManufacturersReply,
  }),
  manufacturersTeaser: get({
    name: 'directory.manufacturersTeaser',
    path: '/shop/manufacturers/teaser',
    access: 'everybody',
    summary: 'Makers of the best known brands.',
    spec: ['S7.1-29'],
    reply: TeaserReply,
  }),
  manufacturer: get({
    name: 'directory.manufacturer',
    path: '/shop/manufacturer/:slug',
    access: 'everybody',
    summary: 'A maker with who answers for its goods, its brands and its printers.',
    spec: ['S7.1-30', 'S7.1-52', 'S3.9-05', 'S5-16'],
    params: BySlug,
    reply: ManufacturerReply,
  }),
  brands: get({
    name: 'directory.brands',
    path: '/shop/brands',
    access: 'everybody',
    summary: 'Brands that have articles, each with its maker.',
    spec: ['S7.1-31'],
    reply: DirectoryReply,
  }),
  brand: get({
    name: 'directory.brand',
    path: '/shop/brand/:slug',
    access: 'everybody',
    summary: 'A brand with its maker.',
    spec: ['S7.1-31'],
    params: BySlug,
    reply: DirectoryItemReply,
  }),
  assortments: get({
    name: 'directory.assortments',
    path: '/shop/assortments',
    access: 'everybody',
    summary: 'Assortments that have articles, each with its type.',
    spec: ['S7.1-26'],
    reply: DirectoryReply,
  }),
  assortment: get({
    name: 'directory.assortment',
    path: '/shop/assortment/:slug',
    access: 'everybody',
    summary: 'An assortment with its type.',
    spec: ['S7.1-26'],
    params: BySlug,
    reply: DirectoryItemReply,
  }),
  assortmentTypes: get({
    name: 'directory.assortmentTypes',
    path: '/shop/assortmenttypes',
    access: 'everybody',
    summary: 'Types of assortments, each with its assortments.',
    spec: ['S7.1-27'],
    reply: DirectoryReply,
  }),
  articleTypes: get({
    name: 'directory.articleTypes',
    path: '/shop/articletypes',
    access: 'everybody',
    summary: 'Types of articles that have some, each with its group.',
    spec: ['S7.1-32'],
    reply: DirectoryReply,
  }),
  articleType: get({
    name: 'directory.articleType',
    path: '/shop/articletypes/:slug',
    access: 'everybody',
    summary: 'A type of articles with its group, and the formats, makers and colours it comes in.',
    spec: ['S7.1-32'],
    params: BySlug,
    reply: ArticleTypeReply,
  }),
  articleTypeGroups: get({
    name: 'directory.articleTypeGroups',
    path: '/shop/articletypegroups',
    access: 'everybody',
    summary: 'Groups of types of articles, each with its types.',
    spec: ['S7.1-33'],
    reply: DirectoryReply,
  }),
  articleTypeGroup: get({
    name: 'directory.articleTypeGroup',
    path: '/shop/articletypegroups/:slug',
    access: 'everybody',
    summary: 'A group of types of articles with its types.',
    spec: ['S7.1-33'],
    params: BySlug,
    reply: DirectoryItemReply,
  }),
  productTypes: get({
    name: 'directory.productTypes',
    path: '/shop/producttypes',
    access: 'everybody',
    summary: 'Sorts of goods that have articles, each with its group.',
    spec: ['S7.1-34'],
    reply: DirectoryReply,
  }),
  productType: get({
    name: 'directory.productType',
    path: '/shop/producttypes/:slug',
    access: 'everybody',
    summary: 'A sort of goods with its group.',
    spec: ['S7.1-34'],
    params: BySlug,
    reply: DirectoryItemReply,
  }),
  productTypeGroups: get({
    name: 'directory.productTypeGroups',
    path: '/shop/producttypegroups',
    access: 'everybody',
    summary: 'Groups of sorts of goods, each with its sorts.',
    spec: ['S7.1-35'],
    reply: DirectoryReply,
  }),
  productTypeGroup: get({
    name: 'directory.productTypeGroup',
    path: '/shop/producttypegroups/:slug',
    access: 'everybody',
    summary: 'A group of sorts of goods with its sorts.',
    spec: ['S7.1-35'],
    params: BySlug,
    reply: DirectoryItemReply,
  }),
  catalog: get({
    name: 'directory.catalog',
    path: '/shop/catalog',
    access: 'everybody',
    summary: 'Categories at the top of the tree or below another, one to three levels of them.',
    spec: ['S7.1-36', 'S9-15'],
    query: z.strictObject({
      depth: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(deepestCatalog))),
      slug: z.optional(Slug),
    }),
    reply: CatalogReply,
  }),
  lastArticles: get({
    name: 'directory.lastArticles',
    path: '/shop/last-articles',
    access: 'everybody',
    summary: 'The articles that came last and can be delivered at once.',
    spec: ['S7.1-37'],
    reply: LastArticlesReply,
  }),
};
