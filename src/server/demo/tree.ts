import type { Facts } from './facts.ts';
import { makerOfBrand, makersInTheEu, topBrands } from './kind-rules.ts';
import type { BrandRow, CategoryRow, ManufacturerRow } from './rows.ts';
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

/** Brands of the facts and the two house brands, with who makes them. */
export function deriveBrands(facts: Facts): BrandRow[] {
  const names = new Set<string>([rules.houseBrand, rules.plainBrand]);
  for (const supply of facts.supplies) names.add(supply.brand);
  for (const device of facts.devices) names.add(device.brand);
  const makers = makersOf([...names]);
  return [...names].map((name, index) => ({
    id: index + 1,
    slug: slugOf(name),
    name,
    manufacturer_id: makers.indexOf(makerOf(name)) + 1,
    is_top: topBrands.includes(name),
  }));
}

const makerOf = (brand: string): string => makerOfBrand[brand] ?? brand;

const makersOf = (brands: readonly string[]): string[] => [...new Set(brands.map(makerOf))];

/** Makers of some brands; their addresses are invented. */
export function deriveManufacturers(brands: readonly BrandRow[]): ManufacturerRow[] {
  return makersOf(brands.map(({ name }) => name)).map((name, index) => {
    const slug = slugOf(name);
    const isInTheEu = makersInTheEu.includes(name);
    return {
      id: index + 1,
      slug,
      name: rules.maker.name(name),
      address: rules.maker.address(index + 1),
      email: rules.maker.email(slug),
      eu_name: isInTheEu ? null : rules.maker.euName(name),
      eu_address: isInTheEu ? null : rules.maker.address(index + 1),
      eu_email: isInTheEu ? null : rules.maker.euEmail(slug),
    };
  });
}
