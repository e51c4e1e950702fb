import { describe, expect, it } from 'vitest';
import { facetNames, sortKeys } from '#contract/address-query.ts';
import { CatalogueIndex } from '#server/catalogue/catalogue-index.ts';
import { PostingsBuilder } from '#server/catalogue/postings.ts';
import type { Postings } from '#server/catalogue/postings.ts';
import { columnNames } from '#server/catalogue/catalogue-facts.ts';
import type { CatalogueFacts, ColumnName, FacetColumns } from '#server/catalogue/catalogue-facts.ts';

interface Article extends Readonly<Record<ColumnName, number>> {
  readonly name: string;
}

const sequence = (seed: number) => {
  let state = seed;
  return (limit: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
};

const labels = ['Blauer Engel', 'EU Ecolabel'];

function article(id: number, draw: (limit: number) => number): Article {
  return {
    ids: id,
    categoryPosition: 1 + draw(4),
    brandId: 1 + draw(3),
    make: draw(4),
    basisfarbe: draw(9) - 1,
    isShade: draw(2),
    fill: draw(4) - 1,
    pack: draw(3) - 1,
    fillKey: draw(3),
    seriesKey: draw(6),
    deliveryState: 1 + draw(7),
    netCents: draw(5) === 0 ? -1 : draw(30_000),
    taxBasisPoints: 1900,
    yieldPages: draw(3) === 0 ? -1 : draw(15_000),
    begreen: draw(3) - 1,
    isBStock: draw(2),
    popularity: draw(6),
    publishedDay: 9000 + draw(100),
    name: `${['Toner', 'Tinte', 'Ärmel', 'Papier'][draw(4)]!} ${draw(40)}`,
  };
}

function columnsOf(articles: readonly Article[]): FacetColumns {
  const sorted = articles.toSorted(
    (left, right) =>
      left.categoryPosition - right.categoryPosition ||
      right.popularity - left.popularity ||
      left.ids - right.ids,
  );
  const columns = Object.fromEntries(
    columnNames.map((name) => [name, Int32Array.from(sorted, (one) => one[name])]),
  ) as Record<ColumnName, Int32Array>;
  return { ...columns, count: sorted.length, names: sorted.map(({ name }) => name), begreenLabels: labels };
}

const factsOf = (articles: readonly Article[]): CatalogueFacts => ({
  version: 1,
  columns: columnsOf(articles),
  categories: [1, 2, 3, 4].map((position) => ({
    id: position,
    parentId: null,
    slug: `c${position}`,
    name: `C${position}`,
    description: '',
    position,
    lastPosition: position,
  })),
  brands: [1, 2, 3].map((id) => ({ id, slug: `b${id}`, name: `B${id}` })),
});

const orders = sortKeys.flatMap((sortBy) =>
  (['asc', 'desc'] as const).map((direction) => ({ sortBy, direction })),
);

/** Everything lists are made of, as ids, so that two indexes can be compared. */
const imageOf = (index: CatalogueIndex): unknown => ({
  ids: [...index.ids],
  facets: facetNames.map((name) => [...index.facet(name, 'b2c').values]),
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
      const mended = old.replaced(2, changed, columnsOf(fresh));
      expect(mended.version).toBe(2);
      expect(imageOf(mended)).toEqual(imageOf(new CatalogueIndex(factsOf(after), printers)));
    }
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
