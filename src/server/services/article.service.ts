import { articlePath, splitArticleKey } from '#contract/article.ts';
import type { ArticleTile, articleEndpoints } from '#contract/article.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import type { CatalogueStore } from '#server/catalogue/catalogue-store.ts';
import { toTile } from '#server/catalogue/tile.ts';
import type { Audience } from '#server/catalogue/tile.ts';
import { keyOf } from '#server/catalogue/vocabulary.ts';
import type { Database } from '#server/database/pool.ts';
import { notFound } from '#server/failures.ts';
import { findArticleId, readDetail, readRelated } from '#server/repositories/article.repository.ts';
import type { Relation, TileRow } from '#server/repositories/article.repository.ts';

export type ArticleReply = ReplyOf<typeof articleEndpoints.bySlug>;

const mostRelated = 8;
const shortestNumber = 2;

/** One article's page (spec 2.8, S7.1-24). */
export class ArticleService {
  readonly #database: Database;
  readonly #store: CatalogueStore;

  constructor(database: Database, store: CatalogueStore) {
    this.#database = database;
    this.#store = store;
  }

  /**
   * The article a key `{articleNumber}-{shopDepotId}` or a bare own or manufacturer's number means (S2.8-01).
   *
   * @throws HttpFailure 404 when there is none that may be seen (R28)
   */
  async byName(name: string, audience: Audience): Promise<ArticleReply> {
    const id = await this.#find(name);
    if (id === null) notFound('no such article');
    const [detail, related, { index }] = await Promise.all([
      readDetail(this.#database, id),
      readRelated(this.#database, id, mostRelated),
      this.#store.current(),
    ]);
    if (detail === null) notFound('no such article');
    const tiles = (relation: Relation): ArticleTile[] =>
      related
        .filter((other) => other.relation === relation)
        .map((other) => toTile(other.tile, audience, scoreOf(other.tile)));
    const categories: { slug: string; name: string }[] = [];
    for (let current = index.categoryById.get(detail.categoryId); current !== undefined;) {
      categories.unshift({ slug: current.slug, name: current.name });
      current = current.parentId === null ? undefined : index.categoryById.get(current.parentId);
    }
    return {
      item: {
        ...toTile(detail, audience, scoreOf(detail)),
        body: detail.body,
        categories,
        facts: [...detail.facts],
        aliasNumbers: [...detail.aliases],
        yieldNorm: detail.yieldNorm,
        devices: [...detail.devices],
        deviceCount: detail.devices.length,
        manufacturer: {
          name: detail.manufacturerName,
          address: detail.manufacturerAddress,
          email: detail.manufacturerEmail,
        },
        warnings: [...detail.warnings],
        successor:
          detail.successor === null
            ? null
            : { displayName: detail.successor.name, path: articlePath(detail.successor) },
      },
      variantArticles: tiles('variant'),
      alternativeArtikel: tiles('alternative'),
      oekoAlternativeArtikel: tiles('begreen'),
      zubehoerArtikel: tiles('accessory'),
      crossSellingArtikel: tiles('crossSelling'),
    };
  }

  async #find(name: string): Promise<number | null> {
    const key = splitArticleKey(name);
    const id = key === null ? null : await findArticleId(this.#database, key);
    if (id !== null) return id;
    const numberKey = keyOf(name);
    return numberKey.length < shortestNumber ? null : findArticleId(this.#database, { numberKey });
  }
}

const scoreOf = (row: TileRow): number => Math.round(row.popularity * row.boost);
