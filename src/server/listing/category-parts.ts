import type { CategoryFacts } from '#server/catalogue/catalogue-facts.ts';
import type { CatalogueView } from '#server/catalogue/catalogue-store.ts';
import { categoriesBelow, counter, trailOf } from './category-links.ts';
import { wholePath } from './list-part.ts';
import type { DescribedPart, FindPart, ListPart } from './list-part.ts';

const catalogPath = ({ slug }: { readonly slug: string }): string => `/shop/catalog/${slug}`;
const linkTo = (category: { readonly slug: string; readonly name: string }) => ({
  name: category.name,
  path: catalogPath(category),
});

const childrenOf = (
  { index }: CatalogueView,
  parent: CategoryFacts | null,
): ReturnType<DescribedPart['children']> =>
  categoriesBelow(index, parent).map((child) => ({
    ...linkTo(child),
    count: counter(index, child).count,
  }));

/** Everything the shop has: what a list is about that is narrowed to nothing. */
export const wholeShop = (view: CatalogueView): ListPart => ({
  kind: 'all',
  path: wholePath,
  rows: () => ({ kind: 'range', start: 0, end: view.index.count }),
  describe: ({ wholeShop: title, wholeShopDescription: description }) => ({
    title,
    description,
    trail: [],
    children: () => childrenOf(view, null),
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
    children: () => childrenOf(view, category),
  }),
  category,
});

/** A category by its slug; where its parent is named, too, only below that. */
export const findCategory: FindPart = ({ view }, [slug = '', parentSlug]) => {
  const category = view.index.categoryBySlug.get(slug);
  if (category === undefined) return null;
  const parent = category.parentId === null ? undefined : view.index.categoryById.get(category.parentId);
  return parentSlug === undefined || parent?.slug === parentSlug ? catalogPart(view, category) : null;
};
