import type { MenuItem } from '#contract/boot.ts';

/**
 * The entries of the main menu: the shop's main catalogue (setting `mainCatalogSlug`) first, the others in their own
 * order. A slug that no category has changes nothing.
 */
export function mainMenuOf(
  categories: readonly { readonly name: string; readonly slug: string }[],
  mainCatalogSlug: string,
): MenuItem[] {
  const isMain = ({ slug }: { readonly slug: string }): boolean => slug === mainCatalogSlug;
  return [...categories.filter(isMain), ...categories.filter((category) => !isMain(category))].map(
    ({ name, slug }) => ({ label: name, path: `/shop/catalog/${slug}` }),
  );
}
