import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readDetail } from '#server/article/article.repository.ts';
import { readTiles } from '#server/catalogue/tile.repository.ts';
import { openDatabase } from '#server/database/pool.ts';
import { fillKinds } from '#server/demo/fill-kinds.ts';
import { createLog } from '#server/log/log.ts';
import { connected } from '#tests/support/connections.ts';
import { onFormerDatabase } from '#tests/support/former-database.ts';
import { startTestShop } from '#tests/server/support/test-shop.ts';
import type { TestShop } from '#tests/server/support/test-shop.ts';

const options = { seed: 7, today: '2026-11-27' };

/** Every article with its kinds, by their slugs. */
const sortedArticles = `
  select a.article_number, t.slug as type, p.slug as product_type, a.catalog_page, m.slug as maker, m.eu_name, b.is_top,
    array(select g.slug from article_tag x join tag g on g.id = x.tag_id where x.article_id = a.id order by 1) as tags,
    array(select g.slug from article_assortment x join assortment g on g.id = x.assortment_id where x.article_id = a.id order by 1)
      as assortments,
    array(select g.slug from article_attribute x join attribute g on g.id = x.attribute_id where x.article_id = a.id order by 1)
      as attributes,
    array(select r.slug || '/' || v.slug from article_property x join property_value v on v.id = x.value_id
      join property r on r.id = v.property_id where x.article_id = a.id order by 1) as properties
  from article a join brand b on b.id = a.brand_id join manufacturer m on m.id = b.manufacturer_id
  left join article_type t on t.id = a.article_type_id left join product_type p on p.id = a.product_type_id
  order by a.id`;

describe('a catalogue of the demo', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await startTestShop();
  });
  afterAll(() => shop.stop());

  it('has kinds from the start, and a maker behind each brand', async () => {
    const { rows } = await shop.database.query(sortedArticles);
    expect(rows.find((row) => row['article_number'] === 'K10060')).toEqual({
      article_number: 'K10060',
      type: 'stempelkissen-und-stempelfarben',
      product_type: 'stempel-und-farbe',
      catalog_page: expect.any(Number),
      maker: 'kontor',
      eu_name: null,
      is_top: false,
      tags: [],
      assortments: [],
      attributes: [],
      properties: [],
    });
    expect(new Set(rows.filter((row) => row['maker'] === 'hp').map((row) => row['is_top']))).toEqual(
      new Set([true, false]),
    );
  });

  it('of a former release gets the same kinds by command, once', async () => {
    const before = (await shop.database.query(sortedArticles)).rows;
    await shop.testDatabase.asOwner(asUpgraded);
    const fill = (articles: typeof options): Promise<number | null> =>
      connected(shop.testDatabase.migrationString, async (owner) => {
        await owner.query('begin');
        const filled = await fillKinds(owner, articles);
        await owner.query('commit');
        return filled;
      });
    expect((await shop.database.query(sortedArticles)).rows).not.toEqual(before);
    expect(await fill(options)).toBe(before.length);
    expect((await shop.database.query(sortedArticles)).rows).toEqual(before);
    expect(await fill(options)).toBeNull();
    expect((await shop.database.query(sortedArticles)).rows).toEqual(before);
  });

  it('that is not the demo stays without kinds', async () => {
    await shop.testDatabase.asOwner(asUpgraded);
    await shop.testDatabase.asOwner(
      `update article set article_number = 'X1' where article_number = 'K10060'`,
    );
    await connected(shop.testDatabase.migrationString, async (owner) => {
      await owner.query('begin');
      await expect(fillKinds(owner, options)).rejects.toThrow('not the one of the demo');
    });
    const { rows } = await shop.database.query('select from article_type');
    expect(rows).toHaveLength(0);
  });
});

/** As an upgrade leaves a catalogue: a maker for each brand, and nothing else said of any article. */
const asUpgraded = `
  update article set article_type_id = null, product_type_id = null, catalog_page = null;
  delete from article_tag; delete from article_assortment; delete from article_attribute; delete from article_property;
  delete from tag; delete from assortment; delete from assortment_type; delete from attribute;
  delete from property_value; delete from property;
  delete from article_type; delete from article_type_group; delete from product_type; delete from product_type_group;
  insert into manufacturer (id, slug, name, address, email)
    select (select max(id) from manufacturer) + b.id, 'brand-' || b.slug, m.name, m.address, m.email
    from brand b join manufacturer m on m.id = b.manufacturer_id;
  update brand b set manufacturer_id = m.id, is_top = false from manufacturer m where m.slug = 'brand-' || b.slug;
  delete from manufacturer where slug not like 'brand-%';
  update manufacturer set slug = substr(slug, 7)`;

describe('the upgrade to kinds', () => {
  it('keeps articles as they are and makes a maker of each brand and a depot of each number', async () => {
    await onFormerDatabase('0093_kinds_of_the_catalogue.sql', async ({ client, upgrade }) => {
      await client.query(`
        insert into brand (id, slug, name, manufacturer_name, manufacturer_address, manufacturer_email) values
          (3, 'alt', 'Alt', 'Alt GmbH', 'Weg 1, 10115 Berlin', 'info@alt.example'),
          (4, 'Groß_1', 'Groß', 'Groß AG', 'Weg 2, 10115 Berlin', 'info@gross.example');
        insert into category (id, slug, name, description, position, last_position) values (1, 'papier', 'Papier', '', 1, 1);
        insert into article (id, article_number, shop_depot_id, from_shop_depot, slug, name, excerpt, body, brand_id, category_id, kind,
          make, manufacturer_number, content_unit, unit, tax_rate, delivery_state, weight_grams, published_on, begreen_label)
        select id, 'A' || id, depot, name, 'a' || id, 'Artikel ' || id, '', '', 3 + id % 2, 1, 'paper', 'none', 'N' || id, 'Stück', 'Stück',
          19, 1, 10, '2026-01-01', label
        from (values (1, 1, 'Lager Süd', 'FSC'), (2, 1, 'Lager Süd', null), (3, 1, 'Lager Sud', null), (4, 7, 'Möbel & mehr', null),
          (5, 8, '!', null)) as former (id, depot, name, label)`);
      const articles = `select to_jsonb(a) - '{article_type_id,product_type_id,catalog_page}'::text[] as article from article a order by id`;
      const before = (await client.query(articles)).rows;
      await upgrade();
      expect((await client.query(articles)).rows).toEqual(before);
      expect((await client.query('select * from depot order by id')).rows).toEqual([
        { id: 1, slug: 'lager-sued', name: 'Lager Süd' },
        { id: 7, slug: 'moebel-mehr', name: 'Möbel & mehr' },
        { id: 8, slug: 'depot-8', name: '!' },
      ]);
      const makers = await client.query(
        `select b.slug as brand, m.slug, m.name, m.address, m.email, m.eu_name, b.is_top, b.manufacturer_name as former
         from brand b join manufacturer m on m.id = b.manufacturer_id order by b.id`,
      );
      expect(makers.rows).toEqual([
        {
          brand: 'alt',
          slug: 'alt',
          name: 'Alt GmbH',
          address: 'Weg 1, 10115 Berlin',
          email: 'info@alt.example',
          eu_name: null,
          is_top: false,
          former: 'Alt GmbH',
        },
        {
          brand: 'Groß_1',
          slug: 'brand-4',
          name: 'Groß AG',
          address: 'Weg 2, 10115 Berlin',
          email: 'info@gross.example',
          eu_name: null,
          is_top: false,
          former: 'Groß AG',
        },
      ]);
      const sorted = await client.query(
        'select from article where article_type_id is not null or product_type_id is not null or catalog_page is not null',
      );
      expect(sorted.rowCount).toBe(0);
    });
  });

  it('leaves a shop that sells, whose lists show the depot and whose pages show the maker', async () => {
    await onFormerDatabase('0093_kinds_of_the_catalogue.sql', async ({ client, upgradeToToday }) => {
      await client.query(`
        insert into brand (id, slug, name, manufacturer_name, manufacturer_address, manufacturer_email)
          values (3, 'alt', 'Alt', 'Alt GmbH', 'Weg 1, 10115 Berlin', 'info@alt.example');
        insert into category (id, slug, name, description, position, last_position) values (1, 'papier', 'Papier', '', 1, 1);
        insert into article (id, article_number, shop_depot_id, from_shop_depot, slug, name, excerpt, body, brand_id, category_id, kind,
          make, manufacturer_number, content_unit, unit, tax_rate, delivery_state, weight_grams, published_on)
        values (1, 'A1', 1, 'Lager Süd', 'a1', 'Artikel', '', '', 3, 1, 'paper', 'none', 'N1', 'Stück', 'Stück', 19, 1, 10, '2026-01-01')`);
      const connectionString = await upgradeToToday();
      const database = openDatabase({ connectionString, connections: 1, log: createLog('silent') });
      try {
        const [tile] = (await readTiles(database, [1])).rows;
        expect(tile?.fromShopDepot).toBe('Lager Süd');
        expect(await readDetail(database, 1)).toMatchObject({
          manufacturerName: 'Alt GmbH',
          manufacturerAddress: 'Weg 1, 10115 Berlin',
          manufacturerEmail: 'info@alt.example',
        });
      } finally {
        await database.end();
      }
    });
  });
});
