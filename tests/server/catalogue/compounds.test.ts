import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listingEndpoints } from '#contract/listing.ts';
import { startTestShop } from '#tests/server/support/test-shop.ts';
import type { TestShop, TestVisitor } from '#tests/server/support/test-shop.ts';

let shop: TestShop;
let visitor: TestVisitor;

beforeAll(async () => {
  shop = await startTestShop();
  visitor = shop.visitor();
});
afterAll(() => shop.stop());

const search = (typed: string) =>
  visitor.ask(listingEndpoints.list, { query: { limit: 96, search: typed } as never });

describe('a compound nobody has', () => {
  const told = async (typed: string) => {
    const { understood, items, paging } = await search(typed);
    return {
      notices: understood!.notices.join(' '),
      slugs: items.map(({ slug }) => slug),
      total: paging.total,
    };
  };

  it.each([
    ['Bürostuhlrollen', 'stuehle'],
    ['Schreibtischstuhlrollen', 'stuhl'],
    ['Aktenvernichteröl', 'spezialoel'],
    ['Textmarkerset', 'textmarker'],
    ['Fotodruckerpapier', 'fotopapier'],
    ['Briefumschlagset', 'umschlae'],
  ])('keeps each part of %s that is known (S7.1-08)', async (typed, expected) => {
    const { notices, slugs } = await told(typed);
    expect(notices).toContain(`Für „${typed}“ gibt es keine Treffer`);
    expect(slugs[0]).toContain(expected);
  });

  it.each(['Laserdruckertoner', 'Farblaserdruckertoner'])(
    'with the kind of printer finds what the supply alone finds: %s (S7.1-08)',
    async (typed) => {
      expect((await told(typed)).total).toBe((await told('toner')).total);
    },
  );

  it('of cartridges and a set is no other set (S7.1-08)', async () => {
    const { slugs } = await told('Druckerpatronenset schwarz');
    expect(slugs.length).toBeGreaterThan(0);
    expect(slugs.every((slug) => slug.includes('patronen'))).toBe(true);
  });

  it('is not read as letters that are no word', async () => {
    expect((await told('Whiteboardmarkerset')).notices).toContain('„whiteboardmarker“');
  });
});
