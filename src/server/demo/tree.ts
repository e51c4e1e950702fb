import type { Facts } from './facts.ts';
import type { BrandRow, CategoryRow } from './rows.ts';
import { rules } from './rules.ts';
import { slugOf } from '#server/catalogue/slug.ts';

/** Numbers the category tree in a walk, parents before children, so that a subtree is one range of positions. */
export function deriveCategories(facts: Facts): CategoryRow[] {
  const children = new Map<string, Facts['categories'][number][]>();
  for (const fact of facts.categories) {
    const siblings = children.get(fact.parent_slug) ?? [];
    siblings.push(fact);
    children.set(fact.parent_slug, siblings);
  }
  const rows: CategoryRow[] = [];
  let position = 0;
  const walk = (parentSlug: string, parentId: number | null): void => {
    for (const fact of children.get(parentSlug) ?? []) {
      position += 1;
      const id = position;
      const index = rows.length;
      const { slug, name, description } = fact;
      rows.push({ id, parent_id: parentId, slug, name, description, position: id, last_position: id });
      walk(slug, id);
      rows[index] = { ...rows[index]!, last_position: position };
    }
  };
  walk('', null);
  if (rows.length !== facts.categories.length)
    throw new Error('Some categories hang below a parent that does not exist.');
  return rows;
}

/** Brands of the facts and the two house brands, with invented makers. */
export function deriveBrands(facts: Facts): BrandRow[] {
  const names = new Set<string>([rules.houseBrand, rules.plainBrand]);
  for (const supply of facts.supplies) names.add(supply.brand);
  for (const device of facts.devices) names.add(device.brand);
  return [...names].map((name, index) => {
    const slug = slugOf(name);
    return {
      id: index + 1,
      slug,
      name,
      manufacturer_name: rules.maker.name(name),
      manufacturer_address: rules.maker.address(index + 1),
      manufacturer_email: rules.maker.email(slug),
    };
  });
}
