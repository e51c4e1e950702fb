import { articlePath } from '#contract/article-path.ts';
import { ArticleDetail, splitArticleKey } from '#contract/article.ts';
import type { articleEndpoints } from '#contract/article.ts';
import { mostCompared } from '#contract/comparison-path.ts';
import type { comparisonEndpoints } from '#contract/comparison.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { berlinDay } from '#domain/berlin-day.ts';
import type { CatalogueIndex } from '#server/catalogue/catalogue-index.ts';
import type { CatalogueStore, CatalogueView, KeptPage } from '#server/catalogue/catalogue-store.ts';
import { trailOf } from '#server/listing/category-links.ts';
import { audienceKey, openTile, tileJson } from '#server/catalogue/tile-cache.ts';
import type { OpenedTile, PreparedTile } from '#server/catalogue/tile-cache.ts';
import { withLabelFact } from '#server/catalogue/eco-label.ts';
import { catalogue as german } from '#texts/de/catalogue.ts';
import { toTile } from '#server/catalogue/tile.ts';
import type { Audience } from '#server/catalogue/tile.ts';
import { keyOf } from '#server/catalogue/vocabulary.ts';
import { CheckedReply } from '#server/calls/checked-reply.ts';
import type { Foundation } from '#server/runtime/foundation.ts';
import { notFound } from '#server/calls/failures.ts';
import { findArticleId, readDetail } from './article.repository.ts';
import type { DetailRow } from './article.repository.ts';
import { successorView } from './named-successor.ts';
import { readRelated } from './related-article.repository.ts';
import { eachOnce, relations } from './related-article.ts';
import type { Relation } from './related-article.ts';

export type ArticleReply = ReplyOf<typeof articleEndpoints.bySlug>;
export type ComparisonReply = ReplyOf<typeof comparisonEndpoints.articles>;

const mostRelated = 8;
/** Enough of each relation although all others may hold the same. */
const mostCandidates = mostRelated * relations.length;
const shortestNumber = 2;
/** Names that are looked up for one comparison; a mistyped one must not take the place of another. */
const mostLookedUp = 2 * mostCompared;
const neighbourBytes = 60;

export interface ArticleService {
  /**
   * The article a key `{articleNumber}-{shopDepotId}` or a bare own or manufacturer's number means (S2.8-01).
   *
   * @throws HttpFailure 404 when there is none that may be seen (R28)
   */
  readonly byName: (name: string, audience: Audience) => Promise<CheckedReply<ArticleReply>>;
  /** The articles of several such names in their order, each once; what means none, or is one too many, is told. */
  readonly compare: (names: readonly string[], audience: Audience) => Promise<CheckedReply<ComparisonReply>>;
}

export interface ArticleNeeds {
  readonly foundation: Foundation;
  readonly catalogue: CatalogueStore;
}

/** One article's page (S2.8, S7.1-24). */
export function createArticleService({
  foundation: { database, clock },
  catalogue: store,
}: ArticleNeeds): ArticleService {
  const find = async (name: string): Promise<number | null> => {
    const key = splitArticleKey(name);
    const id = key === null ? null : await findArticleId(database, key);
    if (id !== null) return id;
    const numberKey = keyOf(name);
    return numberKey.length < shortestNumber ? null : findArticleId(database, { numberKey });
  };

  /** The page as far as it depends on the version of the catalogue only, kept with it. */
  const pageOf = async (view: CatalogueView, name: string, audience: Audience): Promise<KeptPage | null> => {
    const day = berlinDay(clock());
    const key = `${audienceKey(audience)} ${day} ${name}`;
    const known = view.pages.get(key);
    if (known !== undefined) return known;
    const id = await find(name);
    if (id === null) return null;
    const [detail, related] = await Promise.all([
      readDetail(database, id),
      readRelated(database, id, mostCandidates, audience.mode === 'b2b' ? null : day),
    ]);
    if (detail === null) return null;
    const neighbours = eachOnce(related, mostRelated);
    const page: KeptPage = { item: openDetail(detail, view.index, audience, day), neighbours };
    view.pages.keep(key, page, page.item.opened.length + neighbours.length * neighbourBytes);
    return page;
  };

  return {
    async compare(names, audience) {
      const wanted = [...new Set(names.map((name) => name.trim()).filter((name) => name !== ''))];
      const asked = wanted.slice(0, mostLookedUp);
      const { prepared: pages, fresh } = await store.consistently(async (view) => {
        const found = await Promise.all(asked.map((name) => pageOf(view, name, audience)));
        return { stockIds: found.flatMap((page) => page?.item.id ?? []), found };
      });
      const items = new Map<number, OpenedTile>();
      const unknown: string[] = [];
      const surplus = wanted.slice(mostLookedUp);
      for (const [place, page] of pages.found.entries()) {
        const name = asked[place]!;
        if (page === null) unknown.push(name);
        else if (items.has(page.item.id)) continue;
        else if (items.size < mostCompared) items.set(page.item.id, page.item);
        else surplus.push(name);
      }
      const written = [...items.values()].map((tile) =>
        tileJson(tile, fresh.stockOf(tile.id), audience.isBackendUser ? tile.score : null),
      );
      return new CheckedReply(
        `{"items":[${written.join(',')}],"unknown":${JSON.stringify(unknown)},"surplus":${JSON.stringify(surplus)}}`,
      );
    },

    async byName(name, audience) {
      const { prepared, fresh } = await store.consistently(async (view) => {
        const page = await pageOf(view, name, audience);
        if (page === null) notFound('no such article');
        const neighbourIds = [...new Set(page.neighbours.map(({ id }) => id))];
        const tiles = await store.tiles.read(neighbourIds, audience);
        return { stockIds: [page.item.id, ...neighbourIds], page, tiles };
      });
      const { page, tiles } = prepared;
      const written = (tile: OpenedTile): string =>
        tileJson(tile, fresh.stockOf(tile.id), audience.isBackendUser ? tile.score : null);
      const beside = (relation: Relation): { readonly tile: PreparedTile; readonly isGone: boolean }[] =>
        page.neighbours
          .filter((neighbour) => neighbour.relation === relation)
          .flatMap(({ id, isGone }) => {
            const tile = tiles.get(id);
            return tile === undefined ? [] : [{ tile, isGone }];
          });
      const list = (neighbours: ReturnType<typeof beside>): string =>
        neighbours.map(({ tile }) => written(tile)).join(',');
      const neighbours = (relation: Relation): string => list(beside(relation));
      const variants = beside('variant').toSorted(
        (left, right) =>
          Number(left.isGone) - Number(right.isGone) || left.tile.colourPlace - right.tile.colourPlace,
      );
      return new CheckedReply(
        `{"item":${written(page.item)},"variantArticles":[${list(variants)}],` +
          `"alternativeArtikel":[${neighbours('alternative')}],"oekoAlternativeArtikel":[${neighbours('begreen')}],` +
          `"zubehoerArtikel":[${neighbours('accessory')}],"crossSellingArtikel":[${neighbours('crossSelling')}]}`,
      );
    },
  };
}

/** What its barcode says, where the catalogue does not say it among the facts. */
const eanFact = ({ ean, facts }: DetailRow): { label: string; value: string }[] =>
  ean === null || facts.some(({ label }) => label === german.ean) ? [] : [{ label: german.ean, value: ean }];

/** The article as its page shows it, but for its stock; checked against the contract here, once. */
function openDetail(detail: DetailRow, index: CatalogueIndex, audience: Audience, day: string): OpenedTile {
  const category = index.categoryById.get(detail.categoryId);
  const { successor, replaced } = detail;
  return openTile(
    detail,
    ArticleDetail.parse({
      ...toTile(detail, audience, day),
      body: detail.body,
      categories: category === undefined ? [] : trailOf(index, category),
      facts: [...withLabelFact(detail, audience.mode, day), ...eanFact(detail)],
      ...(detail.ean === null ? {} : { ean: detail.ean }),
      aliasNumbers: detail.aliases,
      yieldNorm: detail.yieldNorm,
      devices: detail.devices,
      deviceCount: detail.devices.length,
      manufacturer: {
        name: detail.manufacturerName,
        address: detail.manufacturerAddress,
        email: detail.manufacturerEmail,
      },
      warnings: detail.warnings,
      successor: successor === null ? null : successorView(successor),
      replaces:
        replaced === null
          ? null
          : {
              name: `${replaced.brandName} ${replaced.manufacturerNumber}`,
              path: replaced.isVisible ? articlePath(replaced) : null,
            },
    }),
  );
}
