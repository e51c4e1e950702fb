import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { articleEndpoints } from '#contract/article.ts';
import { listingEndpoints } from '#contract/listing.ts';
import { sessionEndpoints } from '#contract/session.ts';
import { berlinDay } from '#domain/berlin-day.ts';
import { startTestShop } from '#tests/server/support/test-shop.ts';
import type { TestShop, TestVisitor } from '#tests/server/support/test-shop.ts';

const dayMs = 86_400_000;

let shop: TestShop;
let business: TestVisitor;
let consumer: TestVisitor;
let now = new Date();

beforeAll(async () => {
  shop = await startTestShop({ clock: () => now });
  business = shop.visitor();
  consumer = shop.visitor();
  await consumer.ask(sessionEndpoints.setB2c, {});
});
afterAll(() => shop.stop());

const listFor = (visitor: TestVisitor, query: Record<string, unknown>) =>
  visitor.ask(listingEndpoints.list, { query: { limit: 100, ...query } as never });
const articleFor = (visitor: TestVisitor, number: string) =>
  visitor.ask(articleEndpoints.bySlug, { params: { slug: `${number}-1` } });

async function count(condition: string): Promise<number> {
  const { rows } = await shop.database.query<{ count: number }>(
    `select count(*)::integer as count from article a left join article_type t on t.id = a.article_type_id
     where is_visible and begreen_label is not null and ${condition}`,
  );
  return rows[0]!.count;
}

const proven = (): string => `begreen_valid_until >= '${berlinDay(now)}'`;

interface Labelled {
  readonly number: string;
  readonly label: string;
}

async function labelled(condition: string): Promise<Labelled> {
  const { rows } = await shop.database.query<Labelled>(
    `select article_number as number, begreen_label as label from article where is_visible and begreen_label is not null and ${condition}
     order by id limit 1`,
  );
  return rows[0]!;
}

/** The same list by each way it is asked for. */
const ways: readonly (readonly [string, Record<string, unknown>, string])[] = [
  ['the flag', { isBGS: 'true' }, 'true'],
  ['its address', { list: 'begreen/articletypename/toner' }, `t.slug = 'toner'`],
  ['both', { list: 'begreen/articletypename/toner', isBGS: 'true' }, `t.slug = 'toner'`],
  ['the attribute', { list: 'attribute/begreen' }, 'true'],
];

describe('a begreen list', () => {
  it.each(ways)(
    '[S1-12][S2.7-38] asked for by %s has every eco label for a business',
    async (_, query, where) => {
      const { paging, items } = await listFor(business, query);
      expect(paging.total).toBe(await count(where));
      expect(items.every((item) => item.umweltfreundlichesMerkmal !== null)).toBe(true);
    },
  );

  it.each(ways)(
    '[S1-12] asked for by %s has proven eco labels only for a private customer',
    async (_, query, where) => {
      const wanted = await count(`${where} and ${proven()}`);
      expect(wanted).toBeGreaterThan(0);
      const { paging, items, filters } = await listFor(consumer, query);
      expect(paging.total).toBe(wanted);
      expect(
        items.every(({ begreenEvidence }) => (begreenEvidence?.validUntil ?? '') >= berlinDay(now)),
      ).toBe(true);
      const labels = filters.find(({ name }) => name === 'begreen')!.values;
      expect(labels.reduce((sum, value) => sum + value.count, 0)).toBe(wanted);
    },
  );

  it('holds for a private customer fewer articles than for a business, since not every label is proven', async () => {
    expect(await count(proven())).toBeLessThan(await count('true'));
    expect(await count(`begreen_valid_until < '${berlinDay(now)}'`)).toBeGreaterThan(0);
    expect(await count('begreen_licence is null')).toBeGreaterThan(0);
  });
});

describe('an eco label', () => {
  it('[S2.7-39] comes with its licence where one is known', async () => {
    const { number, label } = await labelled(proven());
    for (const visitor of [business, consumer]) {
      const { item } = await articleFor(visitor, number);
      expect(item.umweltfreundlichesMerkmal).toBe(label);
      expect(item.begreenEvidence?.licence).toMatch(/^Demo-/);
      expect(item.facts.find((fact) => fact.label === 'Umweltzeichen')?.value).toMatch(
        /^[\wÄÖÜäöü ]+ \(Lizenz Demo-\S+, gültig bis 31\.12\.\d{4}\)$/,
      );
    }
  });

  it.each(['begreen_licence is null', 'begreen_valid_until < current_date'])(
    'that nothing proves (%s) is marked for a business and unknown to a private customer',
    async (condition) => {
      const { number, label } = await labelled(condition);
      const { item } = await articleFor(business, number);
      expect(item).toMatchObject({ umweltfreundlichesMerkmal: label, begreenEvidence: null });
      expect(item.facts).toContainEqual({ label: 'Umweltzeichen', value: `${label} (ohne Nachweis)` });
      expect(item.attributes.br_flags).toContain('begreen');
      const bytes = await consumer.raw({ url: `/rest/shop/${number}-1` });
      const shown = (JSON.parse(bytes.body) as { item: object }).item;
      expect(shown).toMatchObject({ umweltfreundlichesMerkmal: null });
      expect(shown).not.toHaveProperty('begreenEvidence');
      expect(JSON.stringify(shown)).not.toMatch(/Umweltzeichen|begreen/);
    },
  );

  it('[S1-12] is gone for a private customer the day after its licence ended', async () => {
    const { number } = await labelled(proven());
    await shop.database.query(`update article set begreen_valid_until = $2 where article_number = $1`, [
      number,
      berlinDay(now),
    ]);
    onTestFinished(() => {
      now = new Date();
    });
    const shownIn = async (): Promise<unknown[]> => {
      const { items } = await listFor(consumer, { search: number, isBGS: 'true' });
      const { item } = await articleFor(consumer, number);
      return [items.map(({ articleNumber }) => articleNumber), item.umweltfreundlichesMerkmal !== null];
    };
    expect(await shownIn()).toEqual([[number], true]);
    now = new Date(now.getTime() + dayMs);
    expect(await shownIn()).toEqual([[], false]);
  });

  it('[S3.7-02] of an alternative is proven for a private customer, beside what shows none itself', async () => {
    const { rows } = await shop.database.query<{ number: string; isProven: boolean; isLabelled: boolean }>(
      `select article_number as number, is_proven as "isProven", begreen_label is not null as "isLabelled" from (
         select a.*, is_proven, row_number() over (partition by category_id, begreen_label is null, is_proven order by id) as place
         from article a cross join lateral (select coalesce(${proven()}, false) as is_proven) as state where is_visible
       ) a where place <= 2`,
    );
    const offered = { unproven: 0, unlabelled: 0 };
    for (const { number, isProven, isLabelled } of rows) {
      const { oekoAlternativeArtikel: others } = await articleFor(consumer, number);
      if (isProven) expect(others, number).toEqual([]);
      else offered[isLabelled ? 'unproven' : 'unlabelled'] += others.length;
      for (const other of others) expect(other.begreenEvidence).toBeTruthy();
    }
    expect(offered.unproven).toBeGreaterThan(10);
    expect(offered.unlabelled).toBeGreaterThan(10);
  });
});
