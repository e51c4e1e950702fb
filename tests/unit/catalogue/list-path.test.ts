import { describe, expect, it } from 'vitest';
import { listNameOf } from '#contract/list-name.ts';
import { listPages } from '#contract/list-pages.ts';
import { matchListPath } from '#server/listing/list-path.ts';
import { sampledLists } from '#tests/support/list-samples.ts';

describe('the name of a list', () => {
  it.each(sampledLists)('is that of one page alone: $address', ({ id, address, params }) => {
    const { page, names } = matchListPath(listNameOf(address))!;
    expect(page.id).toBe(id);
    const { displayName: _ornament, ...said } = params;
    expect(names).toEqual(said);
  });

  it('[S2.7-35] is that of a property whatever its last part is, but not without one', () => {
    const { names } = matchListPath('property/format/a4/DIN-A4%20quer')!;
    expect(names).toEqual({ name: 'format', value: 'a4' });
    expect(matchListPath('property/format/a4/')).toBeNull();
    expect(matchListPath('property/format/A4/a4')).toBeNull();
  });

  it('is its address without what stands before all of them', () => {
    expect(['/shop', '/shop/', '/shop/catalog/toner', '/shop/catalog/toner/'].map(listNameOf)).toEqual([
      '',
      '',
      'catalog/toner',
      'catalog/toner',
    ]);
  });

  it.each(['catalog', 'catalog/toner/schwarz', 'catalog/a_b', 'catalog/', 'supply/brand/device/x', 'shop'])(
    'is none that no page has: %s',
    (name) => expect(matchListPath(name)).toBeNull(),
  );

  it('says by the names of its path what the list is narrowed by', () => {
    for (const { path, narrowedBy } of listPages) {
      const named = [...path.matchAll(/:(?!displayName)(\w+)/g)].map(([, name = '']) => name);
      expect(new Set(Object.values(narrowedBy).flat()), path).toEqual(new Set(named));
    }
  });
});
