import { deepestCatalog, directoryEndpoints } from '#contract/directory.ts';
import type { CatalogReply, DirectoryEntry, DirectoryReply } from '#contract/directory.ts';
import type { DirectoryName, KindOfGoods } from '#contract/directory-pages.ts';
import { listingEndpoints } from '#contract/listing.ts';
import { byInitial } from '#domain/initials.ts';
import type { DirectoryData } from '#ui/screens/directory/directory-data.ts';
import type { ArticleRow, GoodsData, LinkGroup } from '#ui/screens/goods/goods-data.ts';
import { loadOrNotFound, type PageLoaderArguments } from '../load.ts';
import { shownArticle } from '../shown-articles.ts';
import { listOf, orWayOn } from './listing.loader.ts';

type Sections = DirectoryData['sections'];
type Entry = Sections[number]['entries'][number];

const shown = ({ name, path, count }: DirectoryEntry): Entry => ({ name, path, count });

const byLetter = (entries: readonly Entry[]): Sections =>
  [...byInitial(entries)].map(([name, own]) => ({ name, path: null, entries: own }));

/** Things with what is of them. */
const byGroup = ({ items }: DirectoryReply): Sections =>
  items.map(({ name, path, members }) => ({ name, path, entries: members.map(shown) }));

/** Categories with those below them; one without stands for itself. */
const byParent = ({ items }: CatalogReply): Sections =>
  items.map(({ children, ...parent }) => ({
    name: parent.name,
    path: parent.path,
    entries: (children.length === 0 ? [parent] : children).map(shown),
  }));

/** Everything named, each with what it is. */
async function indexOf(loading: PageLoaderArguments): Promise<Sections> {
  const calls = directoryEndpoints;
  const [makers, brands, assortments, articleTypes, productTypes, catalog] = await Promise.all([
    loadOrNotFound(loading, calls.manufacturers, {}),
    loadOrNotFound(loading, calls.brands, {}),
    loadOrNotFound(loading, calls.assortments, {}),
    loadOrNotFound(loading, calls.articleTypes, {}),
    loadOrNotFound(loading, calls.productTypes, {}),
    loadOrNotFound(loading, calls.catalog, { query: { depth: deepestCatalog } }),
  ]);
  const named = (kind: NonNullable<Entry['kind']>, entries: readonly DirectoryEntry[]): Entry[] =>
    entries.map((entry) => ({ ...shown(entry), kind }));
  return byLetter([
    ...named('manufacturer', makers.brandItems),
    ...named('brand', brands.items),
    ...named('assortment', assortments.items),
    ...named('articleType', articleTypes.items),
    ...named('productType', productTypes.items),
    ...named(
      'category',
      catalog.items.flatMap((parent) => [
        parent,
        ...parent.children.flatMap((child) => [child, ...(child.children ?? [])]),
      ]),
    ),
  ]);
}

/** By page: what it shows. */
const sectionsOf: Readonly<Record<DirectoryName, (loading: PageLoaderArguments) => Promise<Sections>>> = {
  catalogs: async (loading) =>
    byParent(await loadOrNotFound(loading, directoryEndpoints.catalog, { query: {} })),
  manufacturers: async (loading) =>
    byLetter((await loadOrNotFound(loading, directoryEndpoints.manufacturers, {})).brandItems.map(shown)),
  brands: async (loading) =>
    byLetter((await loadOrNotFound(loading, directoryEndpoints.brands, {})).items.map(shown)),
  assortments: async (loading) =>
    byLetter((await loadOrNotFound(loading, directoryEndpoints.assortments, {})).items.map(shown)),
  assortmentTypes: async (loading) =>
    byGroup(await loadOrNotFound(loading, directoryEndpoints.assortmentTypes, {})),
  articleTypes: async (loading) =>
    byLetter((await loadOrNotFound(loading, directoryEndpoints.articleTypes, {})).items.map(shown)),
  articleTypeGroups: async (loading) =>
    byGroup(await loadOrNotFound(loading, directoryEndpoints.articleTypeGroups, {})),
  productTypes: async (loading) =>
    byLetter((await loadOrNotFound(loading, directoryEndpoints.productTypes, {})).items.map(shown)),
  productTypeGroups: async (loading) =>
    byGroup(await loadOrNotFound(loading, directoryEndpoints.productTypeGroups, {})),
  index: indexOf,
};

/** What a page shows that leads to lists. */
export const loadDirectory = async (
  loading: PageLoaderArguments,
  name: DirectoryName,
): Promise<DirectoryData> => ({ name, sections: await sectionsOf[name](loading) });

/** Links of one sort; none where there are too few to choose from. */
const group = (name: LinkGroup['name'], links: LinkGroup['links'], fewest = 1): LinkGroup[] =>
  links.length < fewest ? [] : [{ name, links }];

type Known = Pick<GoodsData, 'description' | 'maker' | 'groups'>;
/** Calls for one thing that say the same of each kind. */
type DescribingCall = typeof directoryEndpoints.assortment;

const slugOf = ({ params: { slug = '' } }: PageLoaderArguments) => ({ params: { slug } });

const describedBy =
  (call: DescribingCall) =>
  async (loading: PageLoaderArguments): Promise<Known> => {
    const { item } = await loadOrNotFound(loading, call, slugOf(loading));
    return { description: item.description, maker: null, groups: [] };
  };

/** By kind: what is known of one thing beside its list. */
const knownOf: Readonly<Record<KindOfGoods, (loading: PageLoaderArguments) => Promise<Known>>> = {
  assortment: describedBy(directoryEndpoints.assortment),
  articletypenamegroup: describedBy(directoryEndpoints.articleTypeGroup),
  producttype: describedBy(directoryEndpoints.productType),
  producttypegroup: describedBy(directoryEndpoints.productTypeGroup),

  async manufacturer(loading) {
    const call = directoryEndpoints.manufacturer;
    const { brandItem, deviceItem } = await loadOrNotFound(loading, call, slugOf(loading));
    const { description, members, maker, responsible } = brandItem;
    return {
      description,
      maker: { maker, responsible },
      groups: [...group('brands', members), ...group('printers', deviceItem?.brands ?? [])],
    };
  },

  async brand(loading) {
    const { item } = await loadOrNotFound(loading, directoryEndpoints.brand, slugOf(loading));
    const makers = item.group === null ? [] : [{ ...item.group, count: null }];
    return { description: item.description, maker: null, groups: group('manufacturers', makers) };
  },

  async articletypename(loading) {
    const call = directoryEndpoints.articleType;
    const { item, formats, manufacturers, colours } = await loadOrNotFound(loading, call, slugOf(loading));
    return {
      description: item.description,
      maker: null,
      groups: [
        ...group('formats', formats, 2),
        ...group('colours', colours, 2),
        ...group('manufacturers', manufacturers, 2),
      ],
    };
  },
};

/** By kind: what the lists below one are of. */
const below: Readonly<Record<KindOfGoods, LinkGroup['name']>> = {
  manufacturer: 'articleTypes',
  brand: 'articleTypes',
  assortment: 'assortments',
  articletypename: 'brands',
  articletypenamegroup: 'articleTypes',
  producttype: 'brands',
  producttypegroup: 'productTypes',
};

const nothingKnown: Omit<GoodsData, 'list'> = {
  description: '',
  maker: null,
  groups: [],
  rows: [],
};

/** The list of one thing, and what is known of it, asked beside the list. */
export const loadKind = (loading: PageLoaderArguments, kind: KindOfGoods): Promise<GoodsData> =>
  orWayOn(
    loading,
    (async () => {
      const [{ list }, known] = await Promise.all([listOf(loading), knownOf[kind](loading)]);
      return {
        ...nothingKnown,
        ...known,
        groups: [...known.groups, ...group(below[kind], list.item.children)],
        list,
      };
    })(),
  );

/** Lists that a page of recommendations begins with, and how many articles of each. */
const recommendedLists = ['assortment/tipp', 'attribute/new-articles', 'attribute/best-price'] as const;
const articlesOfRow = 4;

/** Some articles of a list; none where the catalogue has no such list. */
async function rowOf(loading: PageLoaderArguments, list: string): Promise<readonly ArticleRow[]> {
  try {
    const query = { list, limit: articlesOfRow };
    const { item, items } = await loadOrNotFound(loading, listingEndpoints.list, { query });
    return items.length === 0
      ? []
      : [{ title: item.title, path: item.path, articles: items.map(shownArticle) }];
  } catch (error) {
    if (error instanceof Response && error.status === 404) return [];
    throw error;
  }
}

/** What the shop recommends: some articles of each of a few lists, then all that is bought most; narrowed or on, that alone. */
export async function loadMarketing(loading: PageLoaderArguments): Promise<GoodsData> {
  const isWhole = new URL(loading.request.url).search === '';
  const [{ list }, ...rows] = await Promise.all([
    listOf(loading),
    ...(isWhole ? recommendedLists : []).map((name) => rowOf(loading, name)),
  ]);
  return {
    ...nothingKnown,
    list,
    description: list.item.description,
    groups: group('assortments', list.item.children),
    rows: rows.flat(),
  };
}

/** Machines that print. */
export async function loadPrinters(loading: PageLoaderArguments): Promise<GoodsData> {
  const { list } = await listOf(loading);
  return {
    ...nothingKnown,
    list,
    description: list.item.description,
    groups: group('articleTypes', list.item.children),
  };
}
