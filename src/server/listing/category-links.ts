import type { CategoryFacts } from '#server/catalogue/catalogue-facts.ts';
import type { CatalogueIndex } from '#server/catalogue/catalogue-index.ts';

const linkOf = ({ slug, name }: CategoryFacts): { slug: string; name: string } => ({ slug, name });

/** A category with its articles, those below it counted, too. */
export function counter(
  index: CatalogueIndex,
  category: CategoryFacts,
): { slug: string; name: string; count: number } {
  const { start, end } = index.rangeOf(category);
  return { ...linkOf(category), count: end - start };
}

/** A category with those above it, the root first. */
export function trailOf(index: CatalogueIndex, category: CategoryFacts): { slug: string; name: string }[] {
  const trail: { slug: string; name: string }[] = [];
  for (let current: CategoryFacts | undefined = category; current !== undefined;) {
    trail.unshift(linkOf(current));
    current = current.parentId === null ? undefined : index.categoryById.get(current.parentId);
  }
  return trail;
}

/** Categories below one, or the roots of the tree; in its order. */
export const categoriesBelow = (
  index: CatalogueIndex,
  parent: CategoryFacts | null,
): readonly CategoryFacts[] => {
  const parentId = parent?.id ?? null;
  return index.categories.filter((category) => category.parentId === parentId);
};
