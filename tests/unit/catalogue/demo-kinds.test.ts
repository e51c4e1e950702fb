import { describe, expect, it } from 'vitest';
import { deriveRounds } from '#server/demo/derive.ts';
import { readFacts } from '#server/demo/facts.ts';
import { deriveKinds } from '#server/demo/kinds.ts';

const facts = readFacts();
const kinds = deriveKinds(facts);
const [round] = [...deriveRounds(facts, kinds, { seed: 7, today: '2026-11-27', articleCount: null })];
const { articles, members, tags, propertyValues } = round!;
const shown = articles.filter((article) => article.is_online && !article.is_hidden);
const shownIds = new Set(shown.map(({ id }) => id));

/** Ids of a kind that a shown article is in. */
const metIn = (rows: readonly object[], column: string): ReadonlySet<unknown> =>
  new Set(
    rows
      .map((row) => row as Readonly<Record<string, unknown>>)
      .filter((row) => shownIds.has((row['article_id'] ?? row['id']) as number))
      .map((row) => row[column]),
  );
const slugsOf = (
  rows: readonly { readonly id: number; readonly slug: string }[],
  met: ReadonlySet<unknown>,
) => rows.filter(({ id }) => !met.has(id)).map(({ slug }) => slug);

describe('what the articles of the demo are grouped by', () => {
  it.each([
    ['a maker', kinds.manufacturer, new Set(kinds.brand.map((brand) => brand.manufacturer_id))],
    ['a warehouse', kinds.depot, metIn(articles, 'shop_depot_id')],
    ['a type', kinds.article_type, metIn(articles, 'article_type_id')],
    ['a group of types', kinds.article_type_group, new Set(kinds.article_type.map((type) => type.group_id))],
    ['a sort of goods', kinds.product_type, metIn(articles, 'product_type_id')],
    ['a group of sorts', kinds.product_type_group, new Set(kinds.product_type.map((type) => type.group_id))],
    ['an assortment', kinds.assortment, metIn(members.article_assortment, 'assortment_id')],
    ['a type of assortment', kinds.assortment_type, new Set(kinds.assortment.map((one) => one.type_id))],
    ['a tag', tags, metIn(members.article_tag, 'tag_id')],
    [
      'an attribute that no fact of the article gives',
      kinds.attribute.filter(({ rule }) => rule === null),
      metIn(members.article_attribute, 'attribute_id'),
    ],
    ['a property', kinds.property, new Set(propertyValues.map((value) => value.property_id))],
  ])('has an article that is shown in %s', (_kind, rows, met) => {
    expect(rows.length).toBeGreaterThan(0);
    expect(slugsOf(rows, met)).toEqual([]);
  });

  it('names each kind in an address of its own', () => {
    const valued = propertyValues.map((value) => ({ slug: `${value.property_id} ${value.slug}` }));
    for (const rows of [...Object.values(kinds), tags, valued]) {
      const slugs = (rows as readonly { readonly slug: string }[]).map(({ slug }) => slug);
      expect(slugs.filter((slug, place) => slugs.indexOf(slug) !== place)).toEqual([]);
    }
    for (const { slug } of [...tags, ...propertyValues]) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it('is told by name, content and what the article fits', () => {
    const typeOf = (name: RegExp): string | undefined => {
      const { article_type_id: id } = articles.find((article) => name.test(article.name))!;
      return kinds.article_type.find((type) => type.id === id)?.name;
    };
    expect(typeOf(/^Thermo-Etikettendrucker/)).toBe('Etikettendrucker');
    expect(typeOf(/^Kontor Locher/)).toBe('Locher');
    expect(typeOf(/^Bleistifte HB mit Radierer/)).toBe('Bleistifte');
    const propertiesOf = (name: RegExp): string[] => {
      const article = articles.find((one) => name.test(one.name))!;
      const ids = members.article_property.filter(({ article_id: id }) => id === article.id);
      return ids.map(({ value_id: id }) => propertyValues.find((value) => value.id === id)!.name);
    };
    expect(propertiesOf(/^Kontor Kopierpapier A4 80 g\/m², weiß/)).toEqual(['A4', '80 g/m²']);
    expect(propertiesOf(/^Brother TZe-231 /)).toEqual(['12 mm', 'Etikettendruck']);
    expect(propertiesOf(/^Aktenvernichter P-4 .* 16 l/)).toEqual([]);
    const tagsOf = (number: string): string[] => {
      const article = articles.find((one) => one.manufacturer_number === number)!;
      const ids = members.article_tag.filter(({ article_id: id }) => id === article.id);
      return ids.map(({ tag_id: id }) => tags.find((tag) => tag.id === id)!.slug);
    };
    expect(tagsOf('CF259X')).toEqual(expect.arrayContaining(['hp-laserjet-pro', 'xl']));
  });

  it('fills the pages of the printed catalogue in the order of the categories', () => {
    const positions = new Map(kinds.category.map((category) => [category.id, category.position]));
    const pages = new Map<number, number[]>();
    for (const article of articles) {
      expect(article.catalog_page !== null).toBe(shownIds.has(article.id));
      if (article.catalog_page === null) continue;
      pages.set(article.catalog_page, [
        ...(pages.get(article.catalog_page) ?? []),
        positions.get(article.category_id)!,
      ]);
    }
    const inOrder = [...pages].toSorted(([one], [other]) => one - other);
    expect(inOrder.map(([page]) => page)).toEqual(inOrder.map((_page, place) => place + 1));
    expect(inOrder.slice(0, -1).every(([, own]) => own.length === 12)).toBe(true);
    const lastOf = inOrder.map(([, own]) => Math.max(...own));
    const firstOf = inOrder.map(([, own]) => Math.min(...own));
    expect(firstOf.slice(1).every((first, place) => first >= lastOf[place]!)).toBe(true);
  });

  it('says each label under one name', () => {
    const labels = new Set(articles.flatMap(({ begreen_label: label }) => (label === null ? [] : [label])));
    expect([...labels].toSorted()).toEqual([
      'Blauer Engel',
      'EU Ecolabel',
      'FSC',
      'Nordischer Schwan',
      'PEFC',
    ]);
  });

  it('names a tag or a value once, however many rounds repeat the facts', () => {
    const rounds = [...deriveRounds(facts, kinds, { seed: 7, today: '2026-11-27', articleCount: 5_000 })];
    expect(rounds.length).toBeGreaterThan(2);
    expect(rounds.flatMap((one) => one.tags)).toEqual(tags);
    expect(rounds.flatMap((one) => one.propertyValues)).toEqual(propertyValues);
    const tips = rounds.flatMap((one) =>
      one.members.article_assortment.filter(
        ({ assortment_id: id }) => kinds.assortment.find((own) => own.id === id)?.slug === 'tipp',
      ),
    );
    expect(tips).toHaveLength(8);
  });
});
