import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { notFound } from '#server/calls/failures.ts';
import { CatalogueStore } from '#server/catalogue/catalogue-store.ts';
import type { CatalogueView } from '#server/catalogue/catalogue-store.ts';
import { notInIndex } from '#server/catalogue/not-in-index.ts';
import { createLog } from '#server/log/log.ts';
import { startTestShop } from '#tests/server/support/test-shop.ts';
import type { TestShop } from '#tests/server/support/test-shop.ts';
import { connected } from '#tests/support/connections.ts';

let shop: TestShop;
let store: CatalogueStore;
beforeAll(async () => {
  shop = await startTestShop();
  store = new CatalogueStore(shop.database, createLog('silent'), () => new Date());
  await store.warm();
});
afterAll(() => shop.stop());

/** Names something anew and runs work while the index cannot be built anew for it. */
const whileBuilding = (tagId: number, work: () => Promise<void>): Promise<void> =>
  connected(shop.testDatabase.migrationString, async (client) => {
    await client.query(`insert into tag (id, slug, name) values ($1, $2, 'Neu')`, [tagId, `neu-${tagId}`]);
    await client.query('begin');
    await client.query('lock table tag in access exclusive mode');
    await work();
    await client.query('rollback');
  });

/** What becomes of a question, how often it was asked, and after how long. */
async function ask(find: (view: CatalogueView) => string) {
  let times = 0;
  const startedAt = performance.now();
  const answered = await store
    .consistently((view) => {
      times += 1;
      return Promise.resolve(view).then((seen) => ({ stockIds: [], found: find(seen) }));
    })
    .then(({ prepared }) => prepared.found)
    .catch((error: unknown) => String(error));
  return { answered, times, tookMs: performance.now() - startedAt };
}

const tagIn =
  (id: number) =>
  ({ index }: CatalogueView): string =>
    index.kind('tag').bySlug(`neu-${id}`)?.name ?? notInIndex('no such tag');

describe('while the index of the catalogue is built anew', () => {
  it('nobody waits for it who asked the database', async () => {
    await whileBuilding(9101, async () => {
      const { answered, tookMs } = await ask(() => notFound('no such article'));
      expect(answered).toContain('no such article');
      expect(tookMs).toBeLessThan(800);
    });
  });

  it('what it does not know waits a second for it, once', async () => {
    await whileBuilding(9102, async () => {
      const { answered, tookMs } = await ask(tagIn(9102));
      expect(answered).toContain('no such tag');
      expect(tookMs).toBeGreaterThan(900);
      expect(tookMs).toBeLessThan(1900);
    });
    expect(await ask(tagIn(9102))).toMatchObject({ answered: 'Neu' });
  });

  it('what was gone a moment ago is looked up again where the catalogue has changed', async () => {
    const before = await store.version();
    await shop.database.query(
      'update article set name = name || $1 where id = (select min(id) from article)',
      [' neu'],
    );
    const { answered } = await ask(({ version }) =>
      version > before ? 'found' : notFound('no such printer'),
    );
    expect(answered).toBe('found');
  });
});
