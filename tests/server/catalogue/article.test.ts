import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { articleEndpoints } from '#contract/article.ts';
import { toldDeliveryState } from '#domain/stock.ts';
import { isDelivered } from '#tests/support/is-delivered.ts';
import { seedDemo } from '#server/demo/seed-demo.ts';
import { createLog } from '#server/log/log.ts';
import { startTestShop } from '#tests/server/support/test-shop.ts';
import type { TestShop, TestVisitor } from '#tests/server/support/test-shop.ts';

let shop: TestShop;
let visitor: TestVisitor;

beforeAll(async () => {
  shop = await startTestShop();
  visitor = shop.visitor();
});
afterAll(() => shop.stop());

const article = (slug: string) => visitor.ask(articleEndpoints.bySlug, { params: { slug } });

async function oneWhere(condition: string): Promise<string> {
  const answer = await shop.database.query<{ number: string }>(
    `select article_number as number from article a where is_visible and ${condition} order by id limit 1`,
  );
  return answer.rows[0]!.number;
}

const toldOf = (other: { sap_delivery_state: number; stock: number }): number =>
  toldDeliveryState({
    deliveryState: other.sap_delivery_state,
    stock: other.stock,
    allowOrdersWithoutStock: false,
  });

/** Numbers of the printers an article fits. */
async function printersOf(articleNumber: string): Promise<ReadonlySet<number>> {
  const { rows } = await shop.database.query<{ id: number }>(
    `select f.device_id as id from article_device f join article a on a.id = f.article_id where a.article_number = $1`,
    [articleNumber],
  );
  return new Set(rows.map(({ id }) => id));
}

async function unitOf(articleNumber: string): Promise<string> {
  const { rows } = await shop.database.query<{ unit: string }>(
    'select unit from article where article_number = $1',
    [articleNumber],
  );
  return rows[0]!.unit;
}

async function kindOf(articleNumber: string): Promise<string> {
  const { rows } = await shop.database.query<{ kind: string }>(
    'select kind from article where article_number = $1',
    [articleNumber],
  );
  return rows[0]!.kind;
}

describe('article', () => {
  it('[S7.1-24] answers one article with facts, maker, warnings and printers', async () => {
    const { item } = await article(`${await oneWhere(`manufacturer_number = 'CF259X'`)}-1`);
    expect(item).toMatchObject({
      displayName: 'HP 59X Toner Schwarz',
      yieldNorm: 'ISO/IEC 19752',
      deviceCount: 7,
      manufacturer: { name: expect.stringContaining('Demo'), email: 'produktsicherheit@hp.example' },
      successor: null,
    });
    expect(item.categories.map((category) => category.slug)).toEqual([
      'druckerverbrauch',
      'toner',
      'toner-schwarz',
    ]);
    expect(item.devices.map((device) => device.slug)).toContain('hp-laserjet-pro-m404dn');
    expect(item.facts).toContainEqual({ label: 'Reichweite', value: '10.000 Seiten' });
    expect(item.warnings.length).toBeGreaterThan(0);
  });

  it('[S2.8-01] finds an article by its own number, its manufacturer number or an alias', async () => {
    const own = await oneWhere(`manufacturer_number = 'CF259X'`);
    for (const typed of [own, own.toLowerCase(), `${own}-1`, 'CF259X', 'cf-259x', 'CF 259 X']) {
      expect((await article(typed)).item.articleNumber, typed).toBe(own);
    }
    expect((await article('C13T66414010')).item.manufacturerNumber).toBe('T6641');
    for (const typed of ['T999999-1', `${own}-2`, '%', "' or 1=1 --", '..', 'x']) {
      const answer = await visitor.raw({ url: `/rest/shop/${encodeURIComponent(typed)}` });
      expect(answer.statusCode, typed).toBe(404);
    }
  });

  it('[S3.7-02] shows alternatives by another make, fills of the series and parts for the same printers', async () => {
    const toner = await article('CF259X');
    expect(toner.variantArticles.map((other) => other.manufacturerNumber)).toContain('CF259A');
    expect(toner.alternativeArtikel.map((other) => other.manufacturerNumber)).toEqual(['K-CF259X']);
    const brother = await article('TN-2420');
    expect(brother.zubehoerArtikel.map((other) => other.manufacturerNumber)).toContain('DR-2400');
    const shown = [...toner.variantArticles, ...toner.alternativeArtikel, ...toner.crossSellingArtikel];
    expect(shown.map((other) => other.id)).not.toContain(toner.item.id);
    const ink = await article('3YM61AE');
    expect(ink.variantArticles.map((other) => other.manufacturerNumber)).toEqual(
      expect.arrayContaining(['3YM60AE', '3YM62AE']),
    );
  });

  it('[S3.7-02] offers only articles with an eco label as begreen alternatives, beside those that have none', async () => {
    const answer = await shop.database.query<{ number: string; isLabelled: boolean }>(
      `select article_number as number, begreen_label is not null as "isLabelled" from (
         select *, row_number() over (partition by category_id, begreen_label is null order by id) as place from article where is_visible
       ) a where place <= 2`,
    );
    let offered = 0;
    for (const { number, isLabelled } of answer.rows) {
      const { oekoAlternativeArtikel: others } = await article(number);
      if (isLabelled) expect(others, number).toEqual([]);
      offered += others.length;
      for (const other of others) expect(other.umweltfreundlichesMerkmal).not.toBeNull();
    }
    expect(offered).toBeGreaterThan(10);
  });

  it('[S3.7-02] shows an article once beside another, whatever it is to it', async () => {
    const { rows } = await shop.database.query<{ number: string }>(
      `select article_number as number from (
         select *, row_number() over (partition by category_id order by popularity desc, id) as place from article where is_visible
       ) a where place <= 3`,
    );
    for (const { number } of rows) {
      const reply = await article(number);
      const beside = [
        reply.variantArticles,
        reply.alternativeArtikel,
        reply.oekoAlternativeArtikel,
        reply.zubehoerArtikel,
        reply.crossSellingArtikel,
      ].flatMap((others) => others.map(({ articleNumber }) => articleNumber));
      expect(beside, number).toHaveLength(new Set([number, ...beside]).size - 1);
    }
  });

  it('puts what is no longer delivered behind everything else that goes with an article', async () => {
    const answer = await shop.database.query<{ number: string }>(
      `select article_number as number from article where is_visible order by popularity desc, id limit 60`,
    );
    let mixed = 0;
    for (const { number } of answer.rows) {
      const { variantArticles, alternativeArtikel, oekoAlternativeArtikel, zubehoerArtikel } =
        await article(number);
      for (const shown of [variantArticles, alternativeArtikel, oekoAlternativeArtikel, zubehoerArtikel]) {
        const isGone = shown.map((other) => !isDelivered(toldOf(other)));
        if (isGone.includes(true) && isGone.includes(false)) mixed += 1;
        expect(isGone, number).toEqual(isGone.toSorted((one, other) => Number(one) - Number(other)));
      }
    }
    expect(mixed).toBeGreaterThan(0);
  });

  it('[S7.1-24] never offers a cartridge for another printer beside an article: what fits one of its own, or paper', async () => {
    const { rows } = await shop.database.query<{ number: string }>(
      `select article_number as number from article
       where is_visible and kind in ('ink', 'toner', 'drum', 'ribbon', 'label-tape') order by popularity desc, id limit 80`,
    );
    let paper = 0;
    let fitting = 0;
    for (const { number } of rows) {
      const own = await printersOf(number);
      const { crossSellingArtikel } = await article(`${number}-1`);
      for (const other of crossSellingArtikel) {
        const printers = await printersOf(other.articleNumber);
        const kind = await kindOf(other.articleNumber);
        if (kind === 'paper') paper += 1;
        else fitting += 1;
        const isShared = [...printers].some((printer) => own.has(printer));
        expect(isShared || kind === 'paper', `${number}: ${other.displayName}`).toBe(true);
      }
    }
    expect(paper).toBeGreaterThan(0);
    expect(fitting).toBeGreaterThan(0);
  });

  it('[S3.7-02] shows beside a toner sheets by the pack, beside ink no paper for lasers, rolls beside a plotter alone', async () => {
    const { rows } = await shop.database.query<{ number: string; kinds: readonly string[] }>(
      `select a.article_number as number, array_agg(distinct d.kind) as kinds
       from article a join article_device f on f.article_id = a.id join device d on d.id = f.device_id
       where a.is_visible and a.kind in ('ink', 'toner', 'label-tape') group by a.id order by a.popularity desc, a.id`,
    );
    const of = (kind: string) => rows.filter(({ kinds }) => kinds.join() === kind).slice(0, 8);
    const unitsBeside = async (kind: string) => {
      const units = new Set<string>();
      const names: string[] = [];
      for (const { number } of of(kind)) {
        const { crossSellingArtikel } = await article(`${number}-1`);
        for (const other of crossSellingArtikel) {
          if ((await kindOf(other.articleNumber)) !== 'paper') continue;
          units.add(await unitOf(other.articleNumber));
          names.push(other.displayName);
        }
      }
      return { units: [...units].toSorted(), names: names.join(' ') };
    };
    const beside = {
      laser: await unitsBeside('laser'),
      ink: await unitsBeside('inkjet'),
      plotter: await unitsBeside('large-format'),
      label: await unitsBeside('label'),
    };
    expect(beside.laser.units).toEqual(['Karton', 'Packung']);
    expect(beside.laser.names).not.toMatch(/Fotopapier|Plotter/);
    expect(beside.ink.units).toEqual(['Karton', 'Packung']);
    expect(beside.ink.names).not.toMatch(/Laser|Plotter/);
    expect(beside.plotter.units).toEqual(['Rolle']);
    expect(beside.label.units).toEqual([]);
  });

  it('says what a compatible article replaces, and of nothing else that it does', async () => {
    const { item } = await article('K-CF259X');
    expect(item.replaces?.name).toBe('HP CF259X');
    const [, , , key] = item.replaces!.path!.split('/');
    expect((await article(key!)).item.manufacturerNumber).toBe('CF259X');
    expect((await article('CF259X')).item.replaces).toBeNull();
    // The shop does not show the original of this one.
    expect((await article('K-CB323EE')).item.replaces).toEqual({ name: 'HP CB323EE', path: null });
  });

  it('names as successor only what fits a printer of the article', async () => {
    const { rows } = await shop.database.query<{ count: number; strange: number }>(
      `select count(*)::int as count, count(*) filter (where not exists (
           select from article_device own join article_device other using (device_id)
           where own.article_id = a.id and other.article_id = a.successor_id))::int as strange
       from article a where delivery_state = 5 and successor_id is not null`,
    );
    expect(rows[0]!.count).toBeGreaterThan(10);
    expect(rows[0]!.strange).toBe(0);
  });

  it('names the successor of an article that is no longer delivered', async () => {
    const { item } = await article(await oneWhere('delivery_state = 5 and successor_id is not null'));
    expect(item.successor?.path).toMatch(/^\/shop\/article\/[A-Z]\d+-1\//);
    const path = item.successor!.path.split('/')[3]!;
    expect(isDelivered(toldOf((await article(path)).item))).toBe(true);
  });

  it('gives a base price for paper and liquids that follows net and gross', async () => {
    const { item } = await article(
      await oneWhere(`name like 'Kontor Allzweckreiniger%' and net_price_cents is not null`),
    );
    expect(item.basePrice).toEqual({
      net_price: item.price.net_price,
      gross_price: item.price.gross_price,
      per: 'l',
    });
    const paper = await article(
      await oneWhere(
        `comparative_price_unit = '100 Blatt' and content = 500 and net_price_cents is not null`,
      ),
    );
    expect(paper.item.basePrice).toMatchObject({
      per: '100 Blatt',
      net_price: Math.round(paper.item.price.net_price! / 5),
    });
    expect((await article('CF259X')).item.basePrice).toBeNull();
  });

  it('draws its picture for ever under a version, and the picture for none', async () => {
    const { item } = await article('CF259X');
    const picture = await visitor.raw({ url: item.mainImage.file });
    expect(picture.statusCode).toBe(200);
    expect(picture.headers).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': expect.stringContaining('immutable'),
    });
    expect(picture.body).toContain('CF259X');
    expect((await visitor.raw({ url: '/storage/icons/no-image.svg' })).statusCode).toBe(200);
    for (const url of [
      '/pictures/nothing.svg',
      '/pictures/T100001.png',
      '/pictures/..%2F..%2Fetc.svg',
      '/pictures/%00.svg',
    ]) {
      expect([400, 404], url).toContain((await visitor.raw({ url })).statusCode);
    }
  });

  it('loads the demo catalogue once only', async () => {
    const count = async (): Promise<string> =>
      (await shop.database.query<{ count: string }>('select count(*) from article')).rows[0]!.count;
    const before = await count();
    expect(await seedDemo(shop.testDatabase.migrationString, createLog('silent'))).toBe(false);
    expect(await count()).toBe(before);
  });
});
