import type { Facts } from './facts.ts';
import { articleTypeRules, assortmentRules, attributeRules, productTypeRules } from './kind-rules.ts';
import { propertyRules } from './property-rules.ts';
import type { BrandRow, CategoryRow, ManufacturerRow, TagRow } from './rows.ts';
import { rules } from './rules.ts';
import { deriveBrands, deriveCategories, deriveManufacturers } from './tree.ts';
import { slugOf } from '#server/catalogue/slug.ts';

interface GroupRow extends TagRow {
  readonly position: number;
}

interface TypeRow extends TagRow {
  readonly group_id: number;
}

interface AssortmentTypeRow extends GroupRow {
  readonly description: string;
}

interface AssortmentRow extends GroupRow {
  readonly type_id: number;
  readonly description: string;
}

interface AttributeRow extends TagRow {
  readonly description: string;
  readonly rule: string | null;
  readonly stands_on_tile: boolean;
}

/** What stands before the first article is derived; the keys are the tables, parents before children. */
export interface Kinds {
  readonly manufacturer: readonly ManufacturerRow[];
  readonly brand: readonly BrandRow[];
  readonly depot: readonly TagRow[];
  readonly category: readonly CategoryRow[];
  readonly article_type_group: readonly GroupRow[];
  readonly article_type: readonly TypeRow[];
  readonly product_type_group: readonly GroupRow[];
  readonly product_type: readonly TypeRow[];
  readonly assortment_type: readonly AssortmentTypeRow[];
  readonly assortment: readonly AssortmentRow[];
  readonly attribute: readonly AttributeRow[];
  readonly property: readonly TagRow[];
}

/** Rows numbered from 1 in their order. */
const numbered = <Named extends { readonly name: string }>(all: readonly Named[]) =>
  all.map((one, index) => ({ id: index + 1, slug: slugOf(one.name), ...one }));

/** Types of each category, each once, in the groups of the categories' roots. */
function deriveArticleTypes(categories: readonly CategoryRow[]) {
  const roots = categories.filter(({ parent_id: parent }) => parent === null);
  const groups = roots.map(({ slug, name }, index) => ({ id: index + 1, slug, name, position: index + 1 }));
  const groupOf = new Map<string, number>();
  for (const { slug, position } of categories) {
    const root = roots.findIndex((one) => one.position <= position && position <= one.last_position);
    for (const { name } of articleTypeRules[slug] ?? [])
      if (!groupOf.has(name)) groupOf.set(name, groups[root]!.id);
  }
  return { groups, types: numbered([...groupOf].map(([name, group]) => ({ name, group_id: group }))) };
}

function deriveProductTypes() {
  const names = Object.keys(productTypeRules);
  const groups = names.map((name, index) => ({
    id: index + 1,
    slug: slugOf(name),
    name,
    position: index + 1,
  }));
  const types = names.flatMap((group, index) =>
    Object.values(productTypeRules[group]!).map((name) => ({ name, group_id: index + 1 })),
  );
  return { groups, types: numbered(types) };
}

function deriveAssortments() {
  const all = Object.entries(assortmentRules);
  const types = numbered(
    all.map(([name, { description }], index) => ({ name, description, position: index + 1 })),
  );
  const assortments = all.flatMap(([, { assortments: own }], index) =>
    Object.entries<string>(own).map(([name, description]) => ({ name, type_id: index + 1, description })),
  );
  return {
    types,
    assortments: numbered(assortments).map((row) => ({ ...row, position: row.id })),
  };
}

/** Everything articles of the demo are grouped by but tags and values of properties, which come with the articles. */
export function deriveKinds(facts: Facts): Kinds {
  const brand = deriveBrands(facts);
  const category = deriveCategories(facts);
  const articleTypes = deriveArticleTypes(category);
  const productTypes = deriveProductTypes();
  const { types, assortments } = deriveAssortments();
  return {
    manufacturer: deriveManufacturers(brand),
    brand,
    depot: [rules.depot],
    category,
    article_type_group: articleTypes.groups,
    article_type: articleTypes.types,
    product_type_group: productTypes.groups,
    product_type: productTypes.types,
    assortment_type: types,
    assortment: assortments,
    attribute: Object.entries(attributeRules).map(
      ([slug, { name, description, rule, standsOnTile }], index) => ({
        id: index + 1,
        slug,
        name,
        description,
        rule,
        stands_on_tile: standsOnTile,
      }),
    ),
    property: numbered(propertyRules.map(({ name }) => ({ name }))),
  };
}
