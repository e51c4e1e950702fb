import type { ListKind } from '#contract/list-pages.ts';
import type { ListSubject } from '#contract/listing.ts';
import type { CategoryFacts } from '#server/catalogue/catalogue-facts.ts';
import type { CatalogueView } from '#server/catalogue/catalogue-store.ts';
import type { Candidates } from '#server/catalogue/facet-count.ts';
import type { CatalogueTexts } from '#server/catalogue/facet-labels.ts';
import type { DeviceWithArticles } from '#server/printer/device.ts';
import { notFound } from '#server/calls/failures.ts';
import { categoriesBelow, counter, trailOf } from './category-links.ts';
import type { MatchedList } from './list-path.ts';
import { restrict } from './list-rows.ts';

/** What a list says of a part: what it is called, and what stands above and below it. */
interface DescribedPart {
  readonly title: string;
  readonly description: string;
  /** Without the part itself. */
  readonly trail: ListSubject['trail'];
  readonly children: ListSubject['children'];
}

/** Something that a list is narrowed to, looked up in one version of the catalogue. */
export interface ListPart {
  readonly kind: ListKind | 'all';
  /** Where the list of it alone stands. */
  readonly path: string;
  /** Its articles; reckoned only for a list that is not kept. */
  readonly rows: () => Candidates;
  readonly describe: (texts: CatalogueTexts) => DescribedPart;
  /** What the facet of categories offers the children of. */
  readonly category?: CategoryFacts;
  /** What all of it fits. */
  readonly device?: DeviceWithArticles;
}

/** Where parts are looked up. */
export interface PartSources {
  readonly view: CatalogueView;
  /**
   * A printer with what the list of it shows.
   *
   * @param brandSlug the printer must be of it; null for any brand
   */
  readonly printer: (slug: string, brandSlug: string | null) => Promise<DeviceWithArticles | null>;
}

type FindPart = (
  sources: PartSources,
  names: readonly string[],
) => ListPart | null | Promise<ListPart | null>;

const none = { trail: [], children: [] };
const catalogPath = ({ slug }: { readonly slug: string }): string => `/shop/catalog/${slug}`;
const linkTo = (category: { readonly slug: string; readonly name: string }) => ({
  name: category.name,
  path: catalogPath(category),
});

const childrenOf = ({ index }: CatalogueView, parent: CategoryFacts | null): DescribedPart['children'] =>
  categoriesBelow(index, parent).map((child) => ({
    ...linkTo(child),
    count: counter(index, child).count,
  }));

/** Everything the shop has: what a list is about that is narrowed to nothing. */
export const wholeShop = (view: CatalogueView): ListPart => ({
  kind: 'all',
  path: '/shop',
  rows: () => ({ kind: 'range', start: 0, end: view.index.count }),
  describe: ({ wholeShop: title, wholeShopDescription: description }) => ({
    title,
    description,
    trail: [],
    children: childrenOf(view, null),
  }),
});

/** A category with all below it. */
export const catalogPart = (view: CatalogueView, category: CategoryFacts): ListPart => ({
  kind: 'catalog',
  path: catalogPath(category),
  rows: () => ({ kind: 'range', ...view.index.rangeOf(category) }),
  describe: () => ({
    title: category.name,
    description: category.description,
    trail: trailOf(view.index, category).slice(0, -1).map(linkTo),
    children: childrenOf(view, category),
  }),
  category,
});

/** By kind: finds what names stand for; null where nothing has them. A kind without a row here does not compile. */
const findPart: Readonly<Record<ListKind, FindPart>> = {
  catalog({ view }, [slug = '']) {
    const category = view.index.categoryBySlug.get(slug);
    return category === undefined ? null : catalogPart(view, category);
  },

  supplyBrand({ view: { index } }, [slug = '']) {
    const brand = index.brandBySlug.get(slug);
    if (brand === undefined) return null;
    return {
      kind: 'supplyBrand',
      path: `/shop/supply/brand/${slug}`,
      rows: () => {
        const { values } = index.facet('brand', 'b2b');
        return restrict({ kind: 'range', start: 0, end: index.count }, (row) => values[row] === brand.id);
      },
      describe: (texts) => ({
        title: brand.name,
        description: texts.brandDescription({ brand: brand.name }),
        ...none,
      }),
    };
  },

  async supplyDevice({ view: { index }, printer }, [slug = '', brandSlug = null]) {
    const device = await printer(slug, brandSlug);
    if (device === null) return null;
    return {
      kind: 'supplyDevice',
      path: `/shop/supply/brand/${device.brandSlug}/device/${device.slug}`,
      rows: () => ({
        kind: 'rows',
        rows: device.articleIds
          .map((id) => index.rowOf(id))
          .filter((row) => row !== -1)
          .sort(),
      }),
      describe: (texts) => ({
        title: texts.deviceTitle({ device: device.fullName }),
        description: texts.deviceDescription({ device: device.fullName }),
        ...none,
      }),
      device,
    };
  },
};

/**
 * What the names of an address stand for, in the order of its page.
 *
 * @throws HttpFailure 404 where nothing has one of them
 */
export async function findParts({ page, names }: MatchedList, sources: PartSources): Promise<ListPart[]> {
  const parts: ListPart[] = [];
  for (const [kind, ofKind] of Object.entries(page.narrowedBy)) {
    const part = await findPart[kind as ListKind](
      sources,
      ofKind.map((name) => names[name]!),
    );
    parts.push(part ?? notFound(`no such ${kind}`));
  }
  return parts;
}
