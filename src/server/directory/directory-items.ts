import type { ArticleTypeReply, DirectoryEntry, DirectoryItem } from '#contract/directory.ts';
import type { CatalogueIndex } from '#server/catalogue/catalogue-index.ts';
import type { KindFacts } from '#server/catalogue/catalogue-facts.ts';
import { countOfRows } from '#server/catalogue/row-set.ts';
import { formatProperty, mostChildren } from '#server/listing/kind-parts.ts';

/** What the shop has pages of all of, beside categories. */
export type DirectoryKind =
  | 'manufacturer'
  | 'brand'
  | 'assortment'
  | 'assortmentType'
  | 'articleType'
  | 'articleTypeGroup'
  | 'productType'
  | 'productTypeGroup';

interface Place {
  /** What the addresses of its lists begin with (S2.7). */
  readonly path: `/shop/${string}/`;
  /** What each is one of. */
  readonly group?: DirectoryKind;
  /** What is of each. */
  readonly members?: DirectoryKind;
}

const places: Readonly<Record<DirectoryKind, Place>> = {
  manufacturer: { path: '/shop/manufacturer/', members: 'brand' },
  brand: { path: '/shop/brand/', group: 'manufacturer' },
  assortment: { path: '/shop/assortment/', group: 'assortmentType' },
  assortmentType: { path: '/shop/assortmenttype/', members: 'assortment' },
  articleType: { path: '/shop/articletypename/', group: 'articleTypeGroup' },
  articleTypeGroup: { path: '/shop/articletypenamegroup/', members: 'articleType' },
  productType: { path: '/shop/producttype/', group: 'productTypeGroup' },
  productTypeGroup: { path: '/shop/producttypegroup/', members: 'productType' },
};

/** None of these kinds has members that a day decides about, as it does about what is new. */
const anyDay = 0;

const words = new Intl.Collator('de', { numeric: true });

/** Things by their names, as a German reader looks for them. */
const byName = <Named extends { readonly name: string }>(things: readonly Named[]): Named[] =>
  things.toSorted((one, other) => words.compare(one.name, other.name));

/** In the order somebody gave them; those nobody did by name. */
const inOrder = (all: readonly KindFacts[]): KindFacts[] =>
  byName(all).toSorted((one, other) => one.position - other.position);

const linkOf = (kind: DirectoryKind, { slug, name }: KindFacts): Omit<DirectoryEntry, 'count'> => ({
  slug,
  name,
  path: `${places[kind].path}${slug}`,
});

/** Something with its articles counted. */
const entryOf = (index: CatalogueIndex, kind: DirectoryKind, facts: KindFacts): DirectoryEntry => ({
  ...linkOf(kind, facts),
  count: index.countOf(kind, facts.id, anyDay),
});

const hasArticles = ({ count }: { readonly count: number }): boolean => count > 0;

/** Entries of what has articles, in its order. */
export const entriesOf = (
  index: CatalogueIndex,
  kind: DirectoryKind,
  all: readonly KindFacts[],
): DirectoryEntry[] =>
  inOrder(all)
    .map((facts) => entryOf(index, kind, facts))
    .filter(hasArticles);

/** Describes things of a kind, with articles or without, and what is above and below them. */
export function describerOf(index: CatalogueIndex, kind: DirectoryKind): (facts: KindFacts) => DirectoryItem {
  const { group, members } = places[kind];
  const groups = new Map(group === undefined ? [] : index.kind(group).all.map((above) => [above.id, above]));
  const below = new Map<number | null, KindFacts[]>();
  for (const member of members === undefined ? [] : index.kind(members).all)
    below.set(member.groupId, [...(below.get(member.groupId) ?? []), member]);
  return (facts) => {
    const above = facts.groupId === null ? undefined : groups.get(facts.groupId);
    return {
      ...entryOf(index, kind, facts),
      description: facts.description,
      group: group === undefined || above === undefined ? null : linkOf(group, above),
      members: members === undefined ? [] : entriesOf(index, members, below.get(facts.id) ?? []),
    };
  };
}

/** Everything of a kind that has articles, in its order. */
export const itemsOf = (index: CatalogueIndex, kind: DirectoryKind): DirectoryItem[] =>
  inOrder(index.kind(kind).all).map(describerOf(index, kind)).filter(hasArticles);

/** What some of a list is, with how much of it; of one slug together, as colours may differ in their spelling only. */
function narrowedTo(path: string, some: readonly Omit<DirectoryEntry, 'path'>[]): DirectoryEntry[] {
  const bySlug = new Map<string, DirectoryEntry>();
  for (const { slug, name, count } of some) {
    const known = bySlug.get(slug);
    bySlug.set(slug, {
      slug,
      name: known?.name ?? name,
      path: `${path}/${slug}`,
      count: count + (known?.count ?? 0),
    });
  }
  return [...bySlug.values()]
    .filter(hasArticles)
    .toSorted((one, other) => other.count - one.count)
    .slice(0, mostChildren);
}

/** What the list of a type of articles is narrowed to further, by what it is narrowed by (S2.7). */
export function narrowingsOf(index: CatalogueIndex, type: KindFacts): Omit<ArticleTypeReply, 'item'> {
  const { path } = linkOf('articleType', type);
  const rows = index.rowsOf('articleType', type.id, anyDay);
  const ofBrand = index.countsWithin('brand', rows);
  const ofColour = index.countsWithin('farbe', rows);
  const makers = new Map(index.kind('manufacturer').all.map((maker) => [maker.id, maker]));
  const property = index.kind('property').bySlug(formatProperty);
  const formats = index
    .kind('propertyValue')
    .all.filter(({ groupId }) => property !== undefined && groupId === property.id);
  return {
    formats: narrowedTo(
      `${path}/format`,
      formats.map(({ id, slug, name }) => ({
        slug: slug.slice(formatProperty.length + 1),
        name,
        count: countOfRows(index.intersect(rows, index.rowsOf('propertyValue', id, anyDay))),
      })),
    ),
    manufacturers: narrowedTo(
      `${path}/manufacturer`,
      index.kind('brand').all.flatMap(({ id, groupId }) => {
        const maker = groupId === null ? undefined : makers.get(groupId);
        return maker === undefined ? [] : [{ slug: maker.slug, name: maker.name, count: ofBrand[id] ?? 0 }];
      }),
    ),
    colours: narrowedTo(
      `${path}/farbe`,
      index.kind('farbe').all.map(({ id, slug, name }) => ({ slug, name, count: ofColour[id] ?? 0 })),
    ),
  };
}
