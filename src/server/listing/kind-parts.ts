import { directoryPages } from '#contract/directory-pages.ts';
import type { DirectoryName } from '#contract/directory-pages.ts';
import type { ListSubject } from '#contract/listing.ts';
import { isDeliveryState } from '#domain/delivery.ts';
import { columnColours } from '#server/catalogue/catalogue-facts.ts';
import type { KindFacts, KindName } from '#server/catalogue/catalogue-facts.ts';
import type { CatalogueIndex } from '#server/catalogue/catalogue-index.ts';
import { colourLabels, deliveryStateLabel } from '#server/catalogue/facet-labels.ts';
import type { CatalogueTexts } from '#server/catalogue/facet-labels.ts';
import { union } from '#server/catalogue/row-set.ts';
import { slugOf } from '#server/catalogue/slug.ts';
import { textsOf } from '#texts/catalogues.ts';
import { alone, wholePath } from './list-part.ts';
import type { FindPart, ListPart, PartSources } from './list-part.ts';
import { labelledRows } from './list-rows.ts';
import type { Language } from '#server/session/visitor.ts';

/** Lists of what articles are grouped by (docs/decisions/0146): the word of their address is their kind. */
type GroupedKind =
  | 'assortment'
  | 'assortmenttype'
  | 'manufacturer'
  | 'brand'
  | 'shopdepot'
  | 'articletypename'
  | 'articletypenamegroup'
  | 'producttype'
  | 'producttypegroup'
  | 'tag'
  | 'attribute';

interface KindPlan {
  readonly of: Exclude<KindName, 'property'>;
  /** The page of all of the kind. */
  readonly all?: DirectoryName;
  /** What it is one of. */
  readonly above?: GroupedKind;
  /** What is one of it. */
  readonly below?: GroupedKind;
  /** What the lists below it are narrowed by, when nothing is one of it. */
  readonly narrowedBy?: 'articletypename' | 'brand';
  readonly marks?: Pick<ListPart, 'isMaker' | 'isUnlisted'>;
  readonly titled?: (texts: CatalogueTexts, name: string) => string;
}

const plans = {
  assortment: { of: 'assortment', all: 'assortments', above: 'assortmenttype' },
  assortmenttype: {
    of: 'assortmentType',
    all: 'assortmentTypes',
    below: 'assortment',
  },
  manufacturer: {
    of: 'manufacturer',
    all: 'manufacturers',
    narrowedBy: 'articletypename',
    marks: { isMaker: true },
  },
  brand: {
    of: 'brand',
    all: 'brands',
    narrowedBy: 'articletypename',
    marks: { isMaker: true },
  },
  shopdepot: {
    of: 'depot',
    marks: { isUnlisted: true },
    titled: (texts, depot) => texts.depotTitle({ depot }),
  },
  articletypename: {
    of: 'articleType',
    all: 'articleTypes',
    above: 'articletypenamegroup',
    narrowedBy: 'brand',
  },
  articletypenamegroup: {
    of: 'articleTypeGroup',
    all: 'articleTypeGroups',
    below: 'articletypename',
  },
  producttype: {
    of: 'productType',
    all: 'productTypes',
    above: 'producttypegroup',
    narrowedBy: 'brand',
  },
  producttypegroup: {
    of: 'productTypeGroup',
    all: 'productTypeGroups',
    below: 'producttype',
  },
  tag: { of: 'tag', marks: { isUnlisted: true } },
  attribute: { of: 'attribute' },
} as const satisfies Readonly<Record<GroupedKind, KindPlan>>;

/** Lists below one that are offered at most, those with the most articles. */
export const mostChildren = 24;

const pathOf = (kind: GroupedKind, { slug }: KindFacts): string => `/shop/${kind}/${slug}`;

/** Links to lists of some of a kind, with the articles of each; empty ones are left out. */
export const linksTo = (
  { view: { index }, today }: PartSources,
  kind: GroupedKind,
  all: readonly KindFacts[],
): ListSubject['children'] =>
  all
    .map((facts) => ({
      name: facts.name,
      path: pathOf(kind, facts),
      count: index.countOf(plans[kind].of, facts.id, today),
    }))
    .filter(({ count }) => count > 0);

/** Links to a list narrowed further, the largest first. */
function narrowedLinks(
  index: CatalogueIndex,
  part: Pick<ListPart, 'path' | 'rows'>,
  kind: 'articletypename' | 'brand',
): ListSubject['children'] {
  const { of } = plans[kind];
  const counts = index.countsWithin(of, part.rows());
  return index
    .kind(of)
    .all.map(({ id, slug, name }) => ({ name, path: `${part.path}/${kind}/${slug}`, count: counts[id] ?? 0 }))
    .filter(({ count }) => count > 0)
    .toSorted((left, right) => right.count - left.count)
    .slice(0, mostChildren);
}

/** The page of all of a kind, and what one of it is one of. */
function linksAbove(
  index: CatalogueIndex,
  { all, above }: KindPlan,
  { groupId }: KindFacts,
  language: Language,
): ListSubject['trail'] {
  const group =
    above === undefined ? undefined : index.kind(plans[above].of).all.find(({ id }) => id === groupId);
  return [
    ...(all === undefined
      ? []
      : [{ name: textsOf(language).directory.titles[all], path: directoryPages[all] }]),
    ...(above === undefined || group === undefined ? [] : [{ name: group.name, path: pathOf(above, group) }]),
  ];
}

/** What the list of one of a kind is about. */
export function kindPart(sources: PartSources, kind: GroupedKind, facts: KindFacts): ListPart {
  const { view, today } = sources;
  const { index } = view;
  const plan: KindPlan = plans[kind];
  const where = {
    path: pathOf(kind, facts),
    rows: () =>
      facts.rule === 'labelled' ? labelledRows(index, sources) : index.rowsOf(plan.of, facts.id, today),
  };
  const children = (): ListSubject['children'] => {
    if (plan.narrowedBy !== undefined) return narrowedLinks(index, where, plan.narrowedBy);
    if (plan.below === undefined) return [];
    const members = index.kind(plans[plan.below].of).all.filter(({ groupId }) => groupId === facts.id);
    return linksTo(sources, plan.below, members);
  };
  const descriptionIn = (texts: CatalogueTexts, title: string): string => {
    if (facts.description !== '') return facts.description;
    return plan.marks?.isMaker === true
      ? texts.brandDescription({ brand: facts.name })
      : texts.goodsDescription({ name: title });
  };
  return {
    ...where,
    kind,
    describe: (texts, language) => {
      const title = plan.titled?.(texts, facts.name) ?? facts.name;
      return {
        title,
        description: descriptionIn(texts, title),
        trail: linksAbove(index, plan, facts, language),
        children,
      };
    },
    ...(facts.rule === 'new' ? { dependsOn: String(today) } : {}),
    ...plan.marks,
  };
}

const findGrouped =
  (kind: GroupedKind): FindPart =>
  (sources, [slug = '']) => {
    const facts = sources.view.index.kind(plans[kind].of).bySlug(slug);
    return facts === undefined ? null : kindPart(sources, kind, facts);
  };

/** A value of a property; the third name of its address is an ornament, and told in the right form to search engines. */
const findProperty: FindPart = ({ view: { index }, today }, [name = '', value = '']) => {
  const property = index.kind('property').bySlug(name);
  const facts = index.kind('propertyValue').bySlug(`${name}/${value}`);
  if (property === undefined || facts === undefined) return null;
  const shown = slugOf(facts.name);
  return {
    kind: 'property',
    path: `/shop/property/${name}/${value}/${shown === '' ? value : shown}`,
    rows: () => index.rowsOf('propertyValue', facts.id, today),
    describe: (texts) => {
      const title = texts.propertyTitle({ property: property.name, value: facts.name });
      return { title, description: texts.goodsDescription({ name: title }), ...alone };
    },
    isUnlisted: true,
  };
};

/** The property that says what size paper has. */
export const formatProperty = 'format';

/** Previous and next page of the printed catalogue, where there are any. */
const pagesBeside = (index: CatalogueIndex, page: number, texts: CatalogueTexts): ListSubject['children'] =>
  [page - 1, page + 1]
    .filter((beside) => beside > 0)
    .map((beside) => ({
      name: texts.catalogPageTitle({ page: beside }),
      path: `/shop/catalogpage/${beside}`,
      count: index.countOf('catalogPage', beside, 0),
    }))
    .filter(({ count }) => count > 0);

/** A whole number as addresses have it; 0 for anything else. */
const numberIn = (name: string): number => (/^[1-9]\d{0,8}$/.test(name) ? Number(name) : 0);

type NamedKind =
  | GroupedKind
  | 'begreenArticletypename'
  | 'property'
  | 'format'
  | 'basisfarbe'
  | 'farbe'
  | 'catalogpage'
  | 'delivery_state';

/** By kind: finds what a name stands for among what articles are grouped by. */
export const findNamed: Readonly<Record<NamedKind, FindPart>> = {
  assortment: findGrouped('assortment'),
  assortmenttype: findGrouped('assortmenttype'),
  manufacturer: findGrouped('manufacturer'),
  brand: findGrouped('brand'),
  shopdepot: findGrouped('shopdepot'),
  articletypename: findGrouped('articletypename'),
  articletypenamegroup: findGrouped('articletypenamegroup'),
  producttype: findGrouped('producttype'),
  producttypegroup: findGrouped('producttypegroup'),
  tag: findGrouped('tag'),
  attribute: findGrouped('attribute'),
  property: findProperty,

  begreenArticletypename(sources, [slug = '']) {
    const { index } = sources.view;
    const facts = index.kind('articleType').bySlug(slug);
    if (facts === undefined) return null;
    const type = kindPart(sources, 'articletypename', facts);
    return {
      kind: 'begreenArticletypename',
      path: `/shop/begreen/articletypename/${slug}`,
      rows: () => index.intersect(type.rows(), labelledRows(index, sources)),
      describe: (texts, language) => {
        const { title: ofType, trail } = type.describe(texts, language);
        const title = texts.labelledTitle({ goods: ofType });
        return {
          title,
          description: texts.goodsDescription({ name: title }),
          trail: [...trail, { name: ofType, path: type.path }],
          children: () => [],
        };
      },
    };
  },

  async format(sources, [value = '']) {
    const property = await findProperty(sources, [formatProperty, value]);
    const facts = sources.view.index.kind('propertyValue').bySlug(`${formatProperty}/${value}`);
    if (property === null || facts === undefined) return null;
    const describe: ListPart['describe'] = (texts, language) => ({
      ...property.describe(texts, language),
      title: facts.name,
    });
    return { ...property, kind: 'format', describe };
  },

  basisfarbe({ view: { index }, today }, [slug = '']) {
    const place = columnColours.findIndex((colour) => colour === slug);
    const colour = columnColours[place];
    if (colour === undefined) return null;
    return {
      kind: 'basisfarbe',
      path: wholePath,
      rows: () => index.rowsOf('basisfarbe', place, today),
      describe: (texts) => ({ title: colourLabels(texts)[colour], description: '', ...alone }),
    };
  },

  farbe({ view: { index }, today }, [slug = '']) {
    // Colours may differ in their spelling only.
    const colours = index.kind('farbe').all.filter((colour) => colour.slug === slug);
    const [first] = colours;
    if (first === undefined) return null;
    return {
      kind: 'farbe',
      path: wholePath,
      rows: () =>
        union(
          colours.map(({ id }) => index.rowsOf('farbe', id, today)),
          index.count,
        ),
      describe: () => ({ title: first.name, description: '', ...alone }),
    };
  },

  catalogpage({ view: { index }, today }, [name = '']) {
    const page = numberIn(name);
    if (page === 0 || index.countOf('catalogPage', page, today) === 0) return null;
    return {
      kind: 'catalogpage',
      path: `/shop/catalogpage/${page}`,
      rows: () => index.rowsOf('catalogPage', page, today),
      describe: (texts) => ({
        title: texts.catalogPageTitle({ page }),
        description: texts.catalogPageDescription({ page }),
        trail: [],
        children: () => pagesBeside(index, page, texts),
      }),
      isUnlisted: true,
    };
  },

  delivery_state({ view: { index }, today }, [name = '']) {
    const state = numberIn(name);
    if (!isDeliveryState(state)) return null;
    return {
      kind: 'delivery_state',
      path: `/shop/delivery_state/${state}`,
      rows: () => index.rowsOf('deliveryState', state, today),
      describe: (texts, language) => {
        const { vocabulary } = textsOf(language);
        const title = texts.deliveryStateTitle({ state: deliveryStateLabel(state, vocabulary) });
        return { title, description: texts.goodsDescription({ name: title }), ...alone };
      },
      isUnlisted: true,
      deliveryState: state,
    };
  },
};
