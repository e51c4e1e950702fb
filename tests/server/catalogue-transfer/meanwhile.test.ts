import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { placeOrder, startSmallShop } from '#tests/server/basket/small-catalogue.ts';
import type { TestShop } from '#tests/server/support/test-shop.ts';
import { bringIn } from './transfer.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await startSmallShop();
});
afterAll(() => shop.stop());

const standing = async (): Promise<Record<string, number>> => {
  const { rows } = await shop.database.query<{ number: string; state: number }>(
    'select article_number as number, delivery_state as state from article order by 1',
  );
  return Object.fromEntries(rows.map(({ number, state }) => [number, state]));
};
/** Replaces all articles, while one is ordered after everything has been checked. */
const replaceWhileOrdered = (articleNumber: string, articles: string) =>
  bringIn(
    shop.testDatabase,
    { 'artikel.csv': articles },
    {
      isReplacing: true,
      bulk: async (_, write) => {
        await placeOrder(shop.visitor(), { articleNumber, quantity: 1, email: 'gast@kunde.example' });
        await write();
      },
    },
  );

describe('an order that comes while an import is about to remove its article', () => {
  it('refuses an import that gives the address of the article to another', async () => {
    const before = await standing();
    const { outcome, said } = await replaceWhileOrdered(
      'A1',
      'Artikelnummer;Name;Marke;Kategorie;Preis netto;Steuersatz;Kürzel\nN1;Neues;probe;probe;1;19;a1\n',
    );
    expect(said).toEqual([
      'artikel.csv, Zeile 2: Kürzel „a1“ gehört schon zu „A1 1“.',
      '1 Fehler: Es wurde nichts übernommen.',
    ]);
    expect(outcome).toBe('refused');
    expect(await standing()).toEqual(before);
  });

  it('leaves the article to be read as gone', async () => {
    const { outcome, said } = await replaceWhileOrdered('C1', 'Artikelnummer;Name\nB5;Papier\n');
    expect(outcome).toBe('done');
    // Eight are removed; A1, ordered before, and C1 stay to be read, can no longer be had, and count as gone, too.
    expect(said.find((line) => line.startsWith('artikel.csv'))).toMatch(/^artikel\.csv: .* 10 entfallen$/);
    expect(await standing()).toEqual({ A1: 5, B5: 1, C1: 5 });
  });
});
