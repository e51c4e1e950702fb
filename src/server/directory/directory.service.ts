import {
  ArticleTypeReply,
  catalogDepth,
  CatalogReply,
  DirectoryReply,
  ManufacturersReply,
  TeaserReply,
} from '#contract/directory.ts';
import type {
  DirectoryEntry,
  DirectoryItemReply,
  LastArticlesReply,
  ManufacturerReply,
} from '#contract/directory.ts';
import { initialsOf } from '#domain/initials.ts';
import { warehouseState } from '#domain/stock.ts';
import { CheckedReply } from '#server/calls/checked-reply.ts';
import { notFound } from '#server/calls/failures.ts';
import type { CategoryFacts } from '#server/catalogue/catalogue-facts.ts';
import type { CatalogueIndex } from '#server/catalogue/catalogue-index.ts';
import type { CatalogueStore } from '#server/catalogue/catalogue-store.ts';
import { notInIndex } from '#server/catalogue/not-in-index.ts';
import { tileJson } from '#server/catalogue/tile-cache.ts';
import type { Audience } from '#server/catalogue/tile.ts';
import { categoriesBelow, counter } from '#server/listing/category-links.ts';
import type { Foundation } from '#server/runtime/foundation.ts';
import type { SupplyService } from '#server/supply/supply.service.ts';
import { describerOf, entriesOf, itemsOf, narrowingsOf } from './directory-items.ts';
import type { DirectoryKind } from './directory-items.ts';
import { readMaker, readTopMakers } from './directory.repository.ts';

/** Articles that came last, as a page shows them in two rows. */
const lastShown = 8;
/** Makers that a page shows before all of them. */
const mostTopMakers = 12;

export interface DirectoryService {
  /** Everything of a kind that has articles, in its order. */
  readonly all: (kind: DirectoryKind) => Promise<CheckedReply<DirectoryReply>>;
  /**
   * One thing of a kind.
   *
   * @throws HttpFailure 404 when there is none of that slug
   */
  readonly one: (kind: DirectoryKind, slug: string) => Promise<DirectoryItemReply>;
  /**
   * A type of articles with what its list is narrowed to.
   *
   * @throws HttpFailure 404 when there is none of that slug
   */
  readonly articleType: (slug: string) => Promise<CheckedReply<ArticleTypeReply>>;
  readonly manufacturers: () => Promise<CheckedReply<ManufacturersReply>>;
  /** Makers of the best known brands alone. */
  readonly teaser: () => Promise<CheckedReply<TeaserReply>>;
  /** @throws HttpFailure 404 when there is no such maker */
  readonly manufacturer: (slug: string) => Promise<ManufacturerReply>;
  /**
   * Categories below one, or at the top of the tree for null.
   *
   * @param depth levels of them, 1 to 3
   * @throws HttpFailure 404 when there is no such category
   */
  readonly catalog: (depth: number | undefined, slug: string | null) => Promise<CheckedReply<CatalogReply>>;
  /** What came last of what is delivered from the warehouse, the newest first. */
  readonly lastArticles: (audience: Audience) => Promise<CheckedReply<LastArticlesReply>>;
}

export interface DirectoryNeeds {
  readonly foundation: Foundation;
  readonly catalogue: CatalogueStore;
  readonly supply: SupplyService;
}

/** Replies by version of the catalogue and what they list; a catalogue has few. */
const kept = new WeakMap<CatalogueIndex, Map<string, string>>();

/** JSON of a reply, made and checked once for a version of the catalogue. */
async function keptJson(index: CatalogueIndex, key: string, make: () => unknown): Promise<string> {
  const ofIndex = kept.get(index) ?? new Map<string, string>();
  kept.set(index, ofIndex);
  const json = ofIndex.get(key) ?? JSON.stringify(await make());
  ofIndex.set(key, json);
  return json;
}

const catalogEntryOf = (index: CatalogueIndex, category: CategoryFacts): DirectoryEntry => {
  const { slug, name, count } = counter(index, category);
  return { slug, name, path: `/shop/catalog/${slug}`, count };
};

const catalogEntriesOf = (index: CatalogueIndex, parent: CategoryFacts | null) =>
  categoriesBelow(index, parent)
    .map((category) => ({ category, entry: catalogEntryOf(index, category) }))
    .filter(({ entry }) => entry.count > 0);

/** A category of the second level, with those below it where a third was asked for. */
const branchOf = (
  index: CatalogueIndex,
  { category, entry }: ReturnType<typeof catalogEntriesOf>[number],
  depth: number,
) =>
  depth < 3 ? entry : { ...entry, children: catalogEntriesOf(index, category).map((below) => below.entry) };

/** Brands of printers as the printer finder has them, each with its models counted. */
const printerBrand = ({ slug, name, count }: Omit<DirectoryEntry, 'path'>): DirectoryEntry => ({
  slug,
  name,
  path: `/shop/supply/brand/${slug}`,
  count,
});

/** What articles are grouped by, for pages of all of it and for the heads of its lists (S7.1-26 to S7.1-37; docs/decisions/0149). */
export function createDirectoryService({
  foundation: { database },
  catalogue: store,
  supply,
}: DirectoryNeeds): DirectoryService {
  /** What is said of the catalogue as it is: changes that were committed before somebody asked are in it. */
  const ofCatalogue = async <Made>(make: (index: CatalogueIndex) => Promise<Made>): Promise<Made> => {
    const { prepared } = await store.consistently(async ({ index }) => ({
      stockIds: [],
      made: await make(index),
    }));
    return prepared.made;
  };

  /** A reply that depends on nothing but the catalogue. */
  const keptReply = async <Reply>(
    key: string,
    make: (index: CatalogueIndex) => Reply | Promise<Reply>,
  ): Promise<CheckedReply<Reply>> =>
    new CheckedReply<Reply>(await ofCatalogue((index) => keptJson(index, key, () => make(index))));

  const topOf = async (index: CatalogueIndex): Promise<DirectoryEntry[]> => {
    const ids = await readTopMakers(database);
    const top = index.kind('manufacturer').all.filter(({ id }) => ids.has(id));
    return entriesOf(index, 'manufacturer', top)
      .toSorted((one, other) => other.count - one.count)
      .slice(0, mostTopMakers);
  };

  return {
    all: (kind) => keptReply(kind, (index) => DirectoryReply.parse({ items: itemsOf(index, kind) })),

    one: (kind, slug) =>
      ofCatalogue(async (index) => {
        const facts = index.kind(kind).bySlug(slug) ?? notInIndex(`no such ${kind}`);
        return { item: describerOf(index, kind)(facts) };
      }),

    articleType: (slug) =>
      keptReply(`articleType ${slug}`, (index) => {
        const facts = index.kind('articleType').bySlug(slug) ?? notInIndex('no such articleType');
        const item = describerOf(index, 'articleType')(facts);
        return ArticleTypeReply.parse({ item, ...narrowingsOf(index, facts) });
      }),

    manufacturers: () =>
      keptReply('manufacturers', async (index) => {
        const makers = entriesOf(index, 'manufacturer', index.kind('manufacturer').all);
        const printers = await supply.brands();
        return ManufacturersReply.parse({
          brandItems: makers,
          brandLabels: initialsOf(makers),
          deviceItems: printers.map(printerBrand),
          deviceLabels: initialsOf(printers),
          topItems: await topOf(index),
          request: { slug: null },
        });
      }),

    teaser: () => keptReply('teaser', async (index) => TeaserReply.parse({ topItems: await topOf(index) })),

    manufacturer: (slug) =>
      ofCatalogue(async (index) => {
        const facts = index.kind('manufacturer').bySlug(slug) ?? notInIndex('no such manufacturer');
        const maker = (await readMaker(database, facts.id)) ?? notFound('the manufacturer is gone');
        const { name, address, email, euName, euAddress, euEmail } = maker;
        const item = describerOf(index, 'manufacturer')(facts);
        const own = index.kind('brand').all.filter(({ groupId }) => groupId === facts.id);
        const isOwn = new Set(own.map((brand) => brand.slug));
        const printers = (await supply.brands()).filter((brand) => isOwn.has(brand.slug));
        return {
          brandItem: {
            ...item,
            maker: { name, address, email },
            responsible:
              euName === null || euAddress === null || euEmail === null
                ? null
                : { name: euName, address: euAddress, email: euEmail },
          },
          brandLabels: item.members.map((brand) => brand.name),
          deviceItem:
            printers.length === 0
              ? null
              : {
                  count: printers.reduce((sum, { count }) => sum + count, 0),
                  brands: printers.map(printerBrand),
                },
          deviceLabels: [...(await supply.seriesOf(printers.map((brand) => brand.slug)))],
          request: { slug },
        };
      }),

    catalog: (depth = catalogDepth, slug) =>
      keptReply(`catalog ${depth} ${slug ?? ''}`, (index) => {
        const parent =
          slug === null ? null : (index.categoryBySlug.get(slug) ?? notInIndex('no such category'));
        return CatalogReply.parse({
          item: parent === null ? null : catalogEntryOf(index, parent),
          items: catalogEntriesOf(index, parent).map(({ category, entry }) => ({
            ...entry,
            children:
              depth === 1
                ? []
                : catalogEntriesOf(index, category).map((below) => branchOf(index, below, depth)),
          })),
          request: { depth, slug },
        });
      }),

    async lastArticles(audience) {
      const { prepared, fresh } = await store.consistently(async ({ index }) => {
        const { order } = index.sorted('newest', 'asc', audience.mode);
        const { values } = index.facet('deliveryState', audience.mode);
        const stockIds: number[] = [];
        for (const row of order) {
          if (values[row] !== warehouseState) continue;
          stockIds.push(index.ids[row]!);
          if (stockIds.length === lastShown) break;
        }
        return { stockIds, tiles: await store.tiles.read(stockIds, audience) };
      });
      const items = prepared.stockIds
        .flatMap((id) => prepared.tiles.get(id) ?? [])
        .map((tile) => tileJson(tile, fresh.stockOf(tile.id), audience.isBackendUser ? tile.score : null));
      return new CheckedReply(`{"items":[${items.join(',')}]}`);
    },
  };
}
