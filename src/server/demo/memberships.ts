import type { DerivedArticle } from './derived.ts';
import type { Facts } from './facts.ts';
import {
  articleTypeRules,
  articlesPerPage,
  assortmentOfCategory,
  categoriesOfTips,
  fewestOfTag,
  firstEquipmentName,
  largePackageName,
  multipackName,
  productTypeRules,
  rootsWithoutTags,
} from './kind-rules.ts';
import type { Kinds } from './kinds.ts';
import { Lots } from './lots.ts';
import { propertyRules } from './property-rules.ts';
import type { ArticleRow, DeviceRow, MemberRows, PropertyValueRow, TagRow } from './rows.ts';
import { rules } from './rules.ts';
import { slugOf } from '#server/catalogue/slug.ts';

/** What a round brings beside its articles. */
interface Sorted {
  readonly articles: readonly ArticleRow[];
  readonly tags: readonly TagRow[];
  readonly propertyValues: readonly PropertyValueRow[];
  readonly members: MemberRows;
}

type Named = readonly { readonly id: number; readonly name: string; readonly slug: string }[];

const productTypeOfKind = new Map(Object.values(productTypeRules).flatMap((group) => Object.entries(group)));

const idsBy = (rows: Named, key: 'name' | 'slug'): ReadonlyMap<string, number> =>
  new Map(rows.map((row) => [row[key], row.id]));

function known(ids: ReadonlyMap<string, number>, name: string | undefined, of: string): number {
  const id = name === undefined ? undefined : ids.get(name);
  if (id === undefined) throw new Error(`No kind rule for "${of}".`);
  return id;
}

/** Keywords that enough office articles have. */
function commonKeywords(facts: Facts): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const { keywords } of facts.office)
    for (const keyword of new Set(keywords)) counts.set(keyword, (counts.get(keyword) ?? 0) + 1);
  return new Set([...counts].flatMap(([keyword, count]) => (count < fewestOfTag ? [] : [keyword])));
}

/** Rows that are numbered as they are met; the same slug is the same row. */
class Register<Row extends TagRow> {
  readonly #byName = new Map<string, number>();
  readonly #bySlug = new Map<string, number>();
  #fresh: Row[] = [];

  /** @param owner what slugs are unique within */
  idOf(owner: string, name: string, make: (row: TagRow) => Row): number {
    const known = this.#byName.get(owner + name);
    if (known !== undefined) return known;
    const slug = slugOf(name);
    const id = this.#bySlug.get(owner + slug) ?? this.#bySlug.size + 1;
    if (id > this.#bySlug.size) {
      this.#bySlug.set(owner + slug, id);
      this.#fresh.push(make({ id, slug, name }));
    }
    this.#byName.set(owner + name, id);
    return id;
  }

  /** Those that were met since it was asked last. */
  takeFresh(): readonly Row[] {
    const fresh = this.#fresh;
    this.#fresh = [];
    return fresh;
  }
}

/** Sorts derived articles into what they are grouped by, round after round (docs/decisions/0146). */
export class Memberships {
  readonly #seed: number;
  readonly #articleTypes: ReadonlyMap<string, number>;
  readonly #productTypes: ReadonlyMap<string, number>;
  readonly #assortments: ReadonlyMap<string, number>;
  readonly #attributes: ReadonlyMap<string, number>;
  readonly #properties: ReadonlyMap<string, number>;
  readonly #positions: ReadonlyMap<number, number>;
  readonly #brandNames: ReadonlyMap<number, string>;
  readonly #keywords: ReadonlySet<string>;
  readonly #tags = new Register<TagRow>();
  readonly #values = new Register<PropertyValueRow>();
  #tippedCategories = new Set<string>();
  #lastPage = 0;

  constructor(facts: Facts, kinds: Kinds, seed: number) {
    this.#seed = seed;
    this.#articleTypes = idsBy(kinds.article_type, 'name');
    this.#productTypes = idsBy(kinds.product_type, 'name');
    this.#assortments = idsBy(kinds.assortment, 'name');
    this.#attributes = idsBy(kinds.attribute, 'slug');
    this.#properties = idsBy(kinds.property, 'name');
    this.#positions = new Map(kinds.category.map(({ id, position }) => [id, position]));
    this.#brandNames = new Map(kinds.brand.map(({ id, name }) => [id, name]));
    this.#keywords = commonKeywords(facts);
  }

  /** @throws Error for an article no rule gives a type */
  sort(round: readonly DerivedArticle[]): Sorted {
    const pages = this.#pagesOf(round);
    const tips = this.#tipsOf(round);
    const members = { article_assortment: [], article_tag: [], article_attribute: [], article_property: [] };
    const add = (rows: object[], id: number, column: string, ids: readonly number[]): void => {
      for (const other of new Set(ids)) rows.push({ article_id: id, [column]: other });
    };
    const articles = round.map((derived): ArticleRow => {
      const { article, source } = derived;
      add(members.article_assortment, article.id, 'assortment_id', this.#assortmentsOf(derived, tips));
      add(members.article_tag, article.id, 'tag_id', this.#tagsOf(derived));
      add(members.article_attribute, article.id, 'attribute_id', this.#attributesOf(derived));
      add(members.article_property, article.id, 'value_id', this.#valuesOf(derived));
      const type = articleTypeRules[source.categorySlug]?.find(
        ({ names }) => names === undefined || names.test(article.name),
      );
      return {
        ...article,
        article_type_id: known(this.#articleTypes, type?.name, article.name),
        product_type_id: known(this.#productTypes, productTypeOfKind.get(article.kind), article.name),
        catalog_page: pages.get(article.id) ?? null,
      };
    });
    return {
      articles,
      tags: this.#tags.takeFresh(),
      propertyValues: this.#values.takeFresh(),
      members,
    };
  }

  /** Pages of the printed catalogue go through the tree of categories, the popular first. */
  #pagesOf(round: readonly DerivedArticle[]): ReadonlyMap<number, number> {
    const shown = round
      .map(({ article }) => article)
      .filter((article) => article.is_online && !article.is_hidden)
      .sort(
        (one, other) =>
          this.#positions.get(one.category_id)! - this.#positions.get(other.category_id)! ||
          other.popularity - one.popularity ||
          one.id - other.id,
      );
    const before = this.#lastPage;
    this.#lastPage += Math.ceil(shown.length / articlesPerPage);
    return new Map(shown.map(({ id }, place) => [id, before + 1 + Math.floor(place / articlesPerPage)]));
  }

  /** Ids of the tips: of each category the most popular article that can be had. */
  #tipsOf(round: readonly DerivedArticle[]): ReadonlySet<number> {
    const best = new Map<string, DerivedArticle>();
    for (const derived of round) {
      const { article, source, stock } = derived;
      const slug = source.categorySlug;
      if (!categoriesOfTips.includes(slug) || this.#tippedCategories.has(slug)) continue;
      if (!article.is_online || article.is_hidden || article.is_b_stock) continue;
      if (article.net_price_cents === null || article.delivery_state !== 1 || stock === 0) continue;
      if (article.popularity > (best.get(slug)?.article.popularity ?? -1)) best.set(slug, derived);
    }
    for (const slug of best.keys()) this.#tippedCategories.add(slug);
    return new Set([...best.values()].map(({ article }) => article.id));
  }

  #assortmentsOf({ article, source }: DerivedArticle, tips: ReadonlySet<number>): number[] {
    const names = Object.entries(assortmentOfCategory).flatMap(([name, slugs]) =>
      slugs.includes(source.categorySlug) ? [name] : [],
    );
    if (firstEquipmentName.test(article.name)) names.push('Erstausstattung');
    if (this.#brandNames.get(article.brand_id) === rules.houseBrand) names.push('Kontor-Hausmarke');
    if (article.make === 'rebuilt') names.push('Wiederaufbereitet');
    if (article.is_high_yield) names.push('XL und XXL');
    if (largePackageName.test(article.name)) names.push('Großpackungen');
    if (tips.has(article.id)) names.push('Tipp');
    return names.map((name) => known(this.#assortments, name, name));
  }

  #tagsOf({ article, source }: DerivedArticle): number[] {
    const names = rootsWithoutTags.includes(source.rootSlug)
      ? []
      : source.keywords.filter((keyword) => this.#keywords.has(keyword));
    for (const { brand_id: brand, series } of source.devices)
      names.push(`${this.#brandNames.get(brand)!} ${series}`);
    if (article.is_high_yield) names.push('XL');
    if (multipackName.test(article.name)) names.push('Multipack');
    if (article.make === 'rebuilt') names.push('Rebuilt');
    return [...new Set(names)].map((name) => this.#tags.idOf('', name, (row) => row));
  }

  #attributesOf({ article, source }: DerivedArticle): number[] {
    const { categorySlug, rootSlug } = source;
    const isBulky = (rules.bulkyRoots as readonly string[]).includes(rootSlug);
    const slugs: string[] = [];
    if (rootSlug === 'verpflegung' && article.kind !== 'cup') slugs.push('food');
    if (categorySlug === 'handpflege') slugs.push('cosmetic');
    if (article.kind === 'paper' && new Lots(this.#seed, article.article_number).hits('dailyPrice'))
      slugs.push('daily-price');
    if ((isBulky && categorySlug !== 'leuchten') || article.name.includes('Palette'))
      slugs.push('lieferbedingungen');
    if (isBulky && categorySlug !== 'leuchten') slugs.push('montageservice');
    return slugs.map((slug) => known(this.#attributes, slug, slug));
  }

  #valuesOf({ article, source }: DerivedArticle): number[] {
    const deviceKinds = [...new Set(source.devices.map(({ kind }: DeviceRow) => kind))];
    return propertyRules.flatMap(({ name: property, valuesOf }) => {
      const propertyId = known(this.#properties, property, property);
      return valuesOf({ article, rootSlug: source.rootSlug, deviceKinds }).map((name) =>
        this.#values.idOf(property, name, (row) => ({
          ...row,
          property_id: propertyId,
          position: positionOf(name),
        })),
      );
    });
  }
}

/** Values stand by the first number of their names, in thousandths; those without one first. */
const positionOf = (name: string): number =>
  Math.round(Number(/[\d.]+(?:,\d+)?/.exec(name)?.[0].replaceAll('.', '').replace(',', '.') ?? 0) * 1000);
