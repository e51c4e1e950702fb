import { describe, expect, it } from 'vitest';
import { facetNames, sortKeys } from '#contract/address-query.ts';
import { CatalogueIndex } from '#server/catalogue/catalogue-index.ts';
import { slugOf } from '#server/catalogue/slug.ts';
import { PostingsBuilder } from '#server/catalogue/postings.ts';
import type { Postings } from '#server/catalogue/postings.ts';
import {
  kindNames,
  memberKinds,
  smallColumnNames,
  smallColumnOf,
  wideColumnNames,
} from '#server/catalogue/catalogue-facts.ts';
import type {
  ArticleFacts,
  CatalogueFacts,
  ColumnName,
  FacetColumns,
  KindFacts,
  MemberKind,
  SmallColumn,
  SmallColumnName,
  WideColumnName,
} from '#server/catalogue/catalogue-facts.ts';
import { joinColumns } from '#server/catalogue/joined-columns.ts';
import { Names } from '#server/catalogue/names.ts';
import { Members } from '#server/catalogue/members.ts';
import { rowsIn } from '#server/catalogue/row-set.ts';
import type { RowSet } from '#server/catalogue/row-set.ts';

interface Article extends Readonly<Record<Exclude<ColumnName, 'begreen' | 'farbe'>, number>> {
  readonly name: string;
  readonly label: string | null;
  readonly colour: string | null;
  readonly members: Readonly<Record<MemberKind, readonly number[]>>;
}

/** Days since 2000. */
const today = 9_080;

const sequence = (seed: number) => {
  let state = seed;
  return (limit: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
};

const labels = ['Blauer Engel', 'EU Ecolabel', 'FSC'] as const;
const colours = ['Blau', 'Rot', 'Schwarz', 'Weiß'] as const;
const values = [1, 2, 3] as const;
/** More of them than two bytes hold. */
const wideBrand = 70_000;

function article(id: number, draw: (limit: number) => number): Article {
  const some = (): number[] => values.filter(() => draw(3) === 0);
  return {
    ids: id,
    categoryPosition: 1 + draw(4),
    brandId: draw(20) === 0 ? wideBrand : 1 + draw(3),
    make: draw(4),
    basisfarbe: draw(9),
    isShade: draw(2),
    fill: draw(4),
    pack: draw(3),
    fillKey: draw(3),
    seriesKey: draw(6),
    deliveryState: 1 + draw(7),
    netCents: draw(5) === 0 ? -1 : draw(30_000),
    taxBasisPoints: 1900,
    yieldPages: draw(3) === 0 ? -1 : draw(15_000),
    begreenUntil: draw(3) === 0 ? 0 : today - 2 + draw(5),
    isBStock: draw(2),
    hasBasePrice: draw(2),
    isBestPrice: draw(2),
    hasVideo: draw(2),
    popularity: draw(6),
    publishedDay: 9000 + draw(100),
    articleType: draw(4),
    productType: draw(4),
    catalogPage: draw(5),
    depot: 1 + draw(2),
    name: `${['Toner', 'Tinte', 'Ärmel', 'Papier'][draw(4)]!} ${draw(40)}`,
    // So rare that some come with a change, and some go.
    label: labels[draw(40)] ?? null,
    colour: colours[draw(40)] ?? null,
    members: { assortment: some(), tag: some(), attribute: some(), propertyValue: some() },
  };
}

function columnsOf(articles: readonly Article[]): FacetColumns {
  const sorted = articles.toSorted(
    (left, right) =>
      left.categoryPosition - right.categoryPosition ||
      right.popularity - left.popularity ||
      left.ids - right.ids,
  );
  const named = (nameOf: (one: Article) => string | null) => {
    const names = [...new Set(sorted.map(nameOf))].filter((name) => name !== null).toSorted();
    const places = sorted.map((one) => names.indexOf(nameOf(one) ?? ''));
    return { names, places: places.map((place) => (place === -1 ? names.length : place)) };
  };
  const label = named((one) => one.label);
  const colour = named((one) => one.colour);
  const placed = { begreen: label.places, farbe: colour.places };
  const small = (name: SmallColumnName): SmallColumn =>
    smallColumnOf(
      Int32Array.from(name === 'begreen' || name === 'farbe' ? placed[name] : sorted.map((one) => one[name])),
    );
  return {
    ...(Object.fromEntries(smallColumnNames.map((name) => [name, small(name)])) as Record<
      SmallColumnName,
      SmallColumn
    >),
    ...(Object.fromEntries(
      wideColumnNames.map((name) => [name, Int32Array.from(sorted, (one) => one[name])]),
    ) as Record<WideColumnName, Int32Array>),
    count: sorted.length,
    names: Names.ofLines(sorted.length === 0 ? null : Buffer.from(sorted.map(({ name }) => name).join('\n'))),
    begreenLabels: label.names,
    colours: colour.names,
  };
}

const articleFactsOf = (articles: readonly Article[]): ArticleFacts => ({
  columns: columnsOf(articles),
  members: Object.fromEntries(
    memberKinds.map((kind) => [
      kind,
      Members.of(
        Int32Array.from(articles.flatMap((one) => one.members[kind].flatMap((value) => [value, one.ids]))),
      ),
    ]),
  ) as Record<MemberKind, Members>,
});

const rules = [null, 'labelled', 'popular', 'new', 'bestPrice', 'procured', 'video'] as const;

const kindFacts = (slug: string, rule: KindFacts['rule'] = null): readonly KindFacts[] =>
  values.map((id) => ({
    id,
    slug: `${slug}${id}`,
    name: slug,
    description: '',
    groupId: id === 3 ? 1 : id,
    position: id,
    rule,
  }));

const kinds = {
  ...(Object.fromEntries(
    kindNames.map((kind) => [kind, kindFacts(kind)]),
  ) as unknown as CatalogueFacts['kinds']),
  attribute: rules.map((rule, place) => ({ ...kindFacts('attribute', rule)[0]!, id: place + 1 })),
};

const factsOf = (articles: readonly Article[]): CatalogueFacts => ({
  version: 1,
  kinds,
  ...articleFactsOf(articles),
  categories: [1, 2, 3, 4].map((position) => ({
    id: position,
    parentId: null,
    slug: `c${position}`,
    name: `C${position}`,
    description: '',
    position,
    lastPosition: position,
  })),
  brands: [1, 2, 3, wideBrand].map((id) => ({ id, slug: `b${id}`, name: `B${id}` })),
});

const orders = sortKeys.flatMap((sortBy) =>
  (['asc', 'desc'] as const).map((direction) => ({ sortBy, direction })),
);

const rowKinds = [
  ...kindNames.filter((kind) => kind !== 'property'),
  'basisfarbe',
  'deliveryState',
  'catalogPage',
  'bStock',
  'basePrice',
] as const;

/** Everything lists are made of, as ids, so that two indexes can be compared. */
const imageOf = (index: CatalogueIndex): unknown => ({
  ids: [...index.ids],
  facets: [null, today].flatMap((provenOn) =>
    facetNames.map((name) => {
      const values = [...index.shown(name, { mode: 'b2c', provenOn }).values];
      // A label that no article has any more keeps its place.
      return name === 'begreen' ? values.map((place) => index.begreenLabels[place] ?? null) : values;
    }),
  ),
  farben: colours.map((name) => {
    const farbe = index.kind('farbe').bySlug(slugOf(name));
    const rows = farbe === undefined ? [] : [...rowsIn(index.rowsOf('farbe', farbe.id, today))];
    return rows.map((row) => index.ids[row]!);
  }),
  kinds: rowKinds
    .filter((kind) => kind !== 'farbe')
    .map((kind) =>
      Array.from({ length: 9 }, (_value, id) => ({
        kind,
        ids: [...rowsIn(index.rowsOf(kind, id, today))].map((row) => index.ids[row]!),
        count: index.countOf(kind, id, today),
      })),
    ),
  orders: orders.map(({ sortBy, direction }) => {
    const { order } = index.sorted(sortBy, direction, 'b2b');
    return Array.from(order, (row) => index.ids[row]!);
  }),
  rows: Array.from({ length: 70 }, (_value, id) => index.rowOf(id)),
});

describe('mended index', () => {
  it('is the same as one built from the changed catalogue, whatever changed', () => {
    for (let seed = 1; seed <= 60; seed += 1) {
      const draw = sequence(seed);
      const before = Array.from({ length: 40 }, (_value, place) => article(1 + place, draw));
      const changed = new Set(Array.from({ length: 1 + draw(6) }, () => 1 + draw(50)));
      const fresh = [...changed].filter(() => draw(3) > 0).map((id) => article(id, draw));
      const after = [...before.filter(({ ids }) => !changed.has(ids)), ...fresh];
      const printers = Int32Array.from({ length: 60 }, () => draw(8));
      const old = new CatalogueIndex(factsOf(before), printers);
      if (draw(2) === 0) old.sorted('name', 'asc', 'b2b');
      const mended = old.replaced(2, changed, articleFactsOf(fresh));
      expect(mended.version).toBe(2);
      expect(imageOf(mended)).toEqual(imageOf(new CatalogueIndex(factsOf(after), printers)));
    }
  });
});

describe('columns that were read in parts', () => {
  it('are the same as read at once', () => {
    const imageOfColumns = (columns: FacetColumns) => ({ ...columns, names: columns.names.parts });
    for (let seed = 1; seed <= 30; seed += 1) {
      const draw = sequence(seed);
      const all = Array.from({ length: 40 }, (_value, place) => article(1 + place, draw));
      const ends = [1 + draw(12), 13 + draw(12), 40, 40].slice(draw(3));
      const parts = ends.map((end, place) => columnsOf(all.slice(ends[place - 1] ?? 0, end)));
      expect(imageOfColumns(joinColumns(parts))).toEqual(imageOfColumns(columnsOf(all)));
    }
  });
});

describe('rows by what articles are grouped by', () => {
  const draw = sequence(7);
  const articles = Array.from({ length: 300 }, (_value, place) => article(1 + place, draw));
  const index = new CatalogueIndex(factsOf(articles));
  const idsOf = (kind: (typeof rowKinds)[number], id: number): number[] =>
    [...rowsIn(index.rowsOf(kind, id, today))]
      .map((row) => index.ids[row]!)
      .toSorted((one, other) => one - other);
  const idsWhere = (isIn: (one: Article) => boolean): number[] => articles.filter(isIn).map(({ ids }) => ids);

  it('are those whose column, members or rule say so', () => {
    expect(idsOf('brand', 2)).toEqual(idsWhere((one) => one.brandId === 2));
    expect(idsOf('brand', wideBrand)).toEqual(idsWhere((one) => one.brandId === wideBrand));
    expect(idsOf('manufacturer', 1)).toEqual(idsWhere((one) => one.brandId === 1 || one.brandId === 3));
    expect(idsOf('articleTypeGroup', 2)).toEqual(idsWhere((one) => one.articleType === 2));
    expect(idsOf('bStock', 1)).toEqual(idsWhere((one) => one.isBStock === 1));
    expect(idsOf('basePrice', 1)).toEqual(idsWhere((one) => one.hasBasePrice === 1));
    expect(idsOf('tag', 3)).toEqual(idsWhere((one) => one.members.tag.includes(3)));
    expect(idsOf('assortmentType', 1)).toEqual(
      idsWhere(({ members: { assortment } }) => assortment.includes(1) || assortment.includes(3)),
    );
    const farbe = index.kind('farbe').bySlug('weiss')!;
    expect(farbe.name).toBe('Weiß');
    expect(idsOf('farbe', farbe.id)).toEqual(idsWhere((one) => one.colour === 'Weiß'));
    const ruled = (rule: KindFacts['rule']): number => kinds.attribute.find((one) => one.rule === rule)!.id;
    expect(idsOf('attribute', 1)).toEqual(idsWhere((one) => one.members.attribute.includes(1)));
    expect(idsOf('attribute', ruled('labelled'))).toEqual(idsWhere((one) => one.label !== null));
    expect(idsOf('attribute', ruled('bestPrice'))).toEqual(idsWhere((one) => one.isBestPrice === 1));
    expect(idsOf('attribute', ruled('video'))).toEqual(idsWhere((one) => one.hasVideo === 1));
    expect(idsOf('attribute', ruled('procured'))).toEqual(
      idsWhere((one) => [4, 6, 7].includes(one.deliveryState)),
    );
    expect(idsOf('attribute', ruled('new'))).toEqual(
      idsWhere((one) => one.publishedDay > today - 90 && one.publishedDay <= today),
    );
    const popular = articles.toSorted(
      (one, other) => other.popularity - one.popularity || one.ids - other.ids,
    );
    expect(idsOf('attribute', ruled('popular'))).toEqual(
      popular
        .slice(0, 6)
        .map(({ ids }) => ids)
        .toSorted((one, other) => one - other),
    );
  });

  it('are as many as are counted', () => {
    for (const kind of rowKinds)
      for (let id = 0; id < 9; id += 1)
        expect(index.countOf(kind, id, today), `${kind} ${id}`).toBe(idsOf(kind, id).length);
  });

  it('are counted by what else they are', () => {
    const rows = index.rowsOf('tag', 3, today);
    const brandsOf = articles.filter(({ members }) => members.tag.includes(3)).map(({ brandId }) => brandId);
    const counts = index.countsWithin('brand', rows);
    for (const brand of [0, 1, 2, 3, wideBrand])
      expect(counts[brand], String(brand)).toBe(brandsOf.filter((one) => one === brand).length);
  });

  it('have in common what is in both, whatever form they have', () => {
    const sets = [
      index.rowsOf('brand', 1, today),
      index.rowsOf('brand', wideBrand, today),
      index.rowsOf('catalogPage', 3, today),
      index.rowsOf('tag', 2, today),
      { kind: 'rows', rows: Int32Array.from([0, 7, 8, 120, 299]) },
      { kind: 'rows', rows: new Int32Array(0) },
      { kind: 'range', start: 20, end: 140 },
      { kind: 'range', start: 130, end: 300 },
      { kind: 'range', start: 290, end: 300 },
    ] as const satisfies readonly RowSet[];
    for (const one of sets)
      for (const other of sets) {
        const inOther = new Set(rowsIn(other));
        expect([...rowsIn(index.intersect(one, other))]).toEqual(
          [...rowsIn(one)].filter((row) => inOther.has(row)),
        );
      }
    expect(new Set(sets.map(({ kind }) => kind))).toEqual(new Set(['bits', 'rows', 'range']));
  });
});

const words = ['papier', 'tinte', 'toner', 'zubehoer'] as const;

function postingsOf(own: ReadonlyMap<number, readonly string[]>): Postings {
  const builder = new PostingsBuilder();
  for (const [id, terms] of own) for (const term of terms) builder.add(term, id, term === 'toner');
  return builder.build();
}

const contentOf = (postings: Postings): unknown =>
  postings.terms.map((term, place) => [
    term,
    [...postings.at(place)].toSorted((left, right) => left - right),
  ]);

describe('postings', () => {
  it('replace the words of some articles and forget words nobody has any more', () => {
    for (let seed = 1; seed <= 60; seed += 1) {
      const draw = sequence(seed);
      const some = (): string[] => words.filter(() => draw(3) === 0);
      const before = new Map(Array.from({ length: 8 }, (_value, id) => [id, some()]));
      const changed = new Set(Array.from({ length: 1 + draw(5) }, () => draw(12)));
      const fresh = new Map([...changed].map((id) => [id, some()]));
      const mended = postingsOf(before).replaced(changed, postingsOf(fresh));
      expect(contentOf(mended)).toEqual(contentOf(postingsOf(new Map([...before, ...fresh]))));
    }
  });

  it('read the words of search vectors, without numbers, and know which stand in the heading', () => {
    const lexeme = (text: string, weights: readonly number[]): Buffer => {
      const count = Buffer.alloc(2);
      count.writeUInt16BE(weights.length);
      const positions = weights.map((weight, place) => {
        const position = Buffer.alloc(2);
        position.writeUInt16BE((weight << 14) | (place + 1));
        return position;
      });
      return Buffer.concat([Buffer.from(`${text}\0`, 'latin1'), count, ...positions]);
    };
    const vector = (...lexemes: Buffer[]): Buffer => {
      const count = Buffer.alloc(4);
      count.writeInt32BE(lexemes.length);
      return Buffer.concat([count, ...lexemes]);
    };
    const builder = new PostingsBuilder();
    builder.addVectors({
      ids: Int32Array.of(3, 5),
      vectors: Buffer.concat([
        vector(lexeme('hl2030', [3]), lexeme('toner', [2, 3])),
        vector(lexeme('papier', [2]), lexeme('toner', [2])),
      ]),
    });
    expect(contentOf(builder.build())).toEqual([
      ['papier', [10]],
      ['toner', [7, 10]],
    ]);
  });
});
