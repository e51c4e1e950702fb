import {
  articleNumber,
  choice,
  day,
  decimal,
  ean,
  euro,
  flag,
  line,
  list,
  pairs,
  slug,
  taxRate,
  text,
  whole,
} from './cells.ts';
import { fileShape, key, needed, open } from './file-shape.ts';
import type { ColumnShape, FileShape, Reference } from './file-shape.ts';

const most = 2_147_483_647;
const empty = { fallback: `''` };
const no = { fallback: 'false' };
const depotNumber = whole(1, 9999);
const ownNumber = key('Artikelnummer', 'article_number', articleNumber);
const ownDepot = key('Lager', 'shop_depot_id', depotNumber, { blank: 1 });

const articleFile = fileShape({
  name: 'artikel',
  table: 'article',
  columns: [
    ownNumber,
    ownDepot,
    needed('Name', 'name', line(300)),
    needed('Marke', 'brand_key', slug, { from: 'b.slug' }),
    needed('Kategorie', 'category_key', slug, { from: 'c.slug' }),
    open('Preis netto', 'net_price_cents', euro),
    needed('Steuersatz', 'tax_rate', taxRate),
    needed('Kürzel', 'slug', slug, { keepsWhenEmpty: true, fallback: 'i.name_slug' }),
    open('Partnername', 'partner_name', line(300)),
    open('Kurztext', 'excerpt', text(2000), empty),
    open('Beschreibung', 'body', text(50_000), empty),
    open('Artikelart', 'type_key', slug, { from: 'y.slug' }),
    open('Warenart', 'product_key', slug, { from: 'w.slug' }),
    open('Motiv', 'kind', line(40), { fallback: `'box'` }),
    open('Ausführung', 'make', choice(['original', 'compatible', 'rebuilt', 'none']), { fallback: `'none'` }),
    open('Herstellernummer', 'manufacturer_number', line(80), empty),
    open('EAN', 'ean', ean),
    open('Farbe', 'colour', line(80)),
    open(
      'Grundfarbe',
      'basisfarbe',
      choice(['schwarz', 'cyan', 'magenta', 'gelb', 'farbig', 'grau', 'weiss', 'sonstige']),
    ),
    open('Hohe Reichweite', 'is_high_yield', flag, no),
    open('Reichweite', 'yield_pages', whole(0, most)),
    open('Messnorm', 'yield_norm', line(80)),
    open('Inhalt', 'content', decimal(9, 3, 'numeric(12,3)')),
    open('Inhaltseinheit', 'content_unit', line(40), { fallback: `'Stück'` }),
    open('Grundpreismenge', 'content_net', decimal(6, 6, 'numeric(12,6)')),
    open('Grundpreiseinheit', 'comparative_price_unit', line(40)),
    open('Verkaufseinheit', 'unit', line(40), { fallback: `'Stück'` }),
    open('Bestpreis', 'is_best_price', flag, no),
    open('Mindestmenge', 'order_minimum', whole(1, 1_000_000), { fallback: '1' }),
    open('Höchstmenge', 'order_maximum', whole(1, 1_000_000), { fallback: '1000' }),
    open('Mengenschritt', 'order_step', whole(1, 1_000_000), { fallback: '1' }),
    open('Lieferstatus', 'delivery_state', whole(1, 7, 'smallint'), { fallback: '1' }),
    open('Nachfolger', 'successor_number', articleNumber, { from: 'n.article_number' }),
    open('Nachfolger-Lager', 'successor_depot', depotNumber, { blank: 1, from: 'n.shop_depot_id' }),
    open('Online', 'is_online', flag, { fallback: 'true' }),
    open('Versteckt', 'is_hidden', flag, no),
    open('Abholbar', 'is_collectable', flag, no),
    open('B-Ware', 'is_b_stock', flag, no),
    open('Umweltzeichen', 'begreen_label', line(120)),
    open('Umweltzeichen-Lizenz', 'begreen_licence', line(120)),
    open('Umweltzeichen bis', 'begreen_valid_until', day),
    open('WEEE-Nummer', 'weee_number', line(80)),
    open('Kennzeichen', 'flags', list, { fallback: `'{}'` }),
    open('Warnhinweise', 'warnings', list, { fallback: `'{}'` }),
    open('Angaben', 'facts', pairs, { fallback: `'[]'` }),
    open('Videos', 'video_count', whole(0, 1000), { fallback: '0' }),
    open('Gewicht', 'weight_grams', whole(0, most), { fallback: '0' }),
    open('Serie', 'series_key', line(200)),
    open('Beliebtheit', 'popularity', whole(-most, most), { fallback: '0' }),
    open('Gewichtung', 'boost', decimal(6, 9, 'real'), { fallback: '1' }),
    open('Im Sortiment seit', 'published_on', day, { keepsWhenEmpty: true, fallback: '$2::date' }),
    open('Stichwörter', 'keywords', text(4000), empty),
    open('Suchwörter', 'search_words', text(8000), { keepsWhenEmpty: true, fallback: `''` }),
    open('Katalogseite', 'catalog_page', whole(1, most)),
  ],
  keys: ['article_number', 'shop_depot_id'],
  uniques: ['slug'],
  references: [
    { column: null, to: 'depot', by: ['shop_depot_id'], head: 'Lager' },
    { column: 'brand_id', to: 'brand', by: ['brand_key'], head: 'Marke' },
    { column: 'category_id', to: 'category', by: ['category_key'], head: 'Kategorie' },
    { column: 'article_type_id', to: 'article_type', by: ['type_key'], head: 'Artikelart' },
    { column: 'product_type_id', to: 'product_type', by: ['product_key'], head: 'Warenart' },
    {
      column: 'successor_id',
      to: 'article',
      by: ['successor_number', 'successor_depot'],
      head: 'Nachfolger',
    },
  ],
  checks: [
    { fault: 'maximum', head: 'Höchstmenge', wrong: 'r.order_maximum < r.order_minimum' },
    {
      fault: 'basePrice',
      head: 'Grundpreismenge',
      wrong: `(r.content_net is null) <> (r.comparative_price_unit is null)`,
    },
    {
      fault: 'labelPartly',
      head: 'Umweltzeichen-Lizenz',
      wrong: `num_nulls(r.begreen_licence, r.begreen_valid_until) = 1
        or r.begreen_label is null and r.begreen_licence is not null`,
    },
  ],
  rows: `article t join brand b on b.id = t.brand_id join category c on c.id = t.category_id
    left join article_type y on y.id = t.article_type_id left join product_type w on w.id = t.product_type_id
    left join article n on n.id = t.successor_id`,
});

const ofArticle: Reference = {
  column: 'article_id',
  to: 'article',
  by: ['article_number', 'shop_depot_id'],
  head: 'Artikelnummer',
};
const articleColumns = [
  { ...ownNumber, from: 'a.article_number' },
  { ...ownDepot, from: 'a.shop_depot_id' },
];
const articleKeys = ['article_number', 'shop_depot_id'];
const articleRows = (table: string): string => `${table} t join article a on a.id = t.article_id`;

/** A file that says which articles a thing has. */
function memberFile(
  name: string,
  table: string,
  thing: {
    readonly column: string;
    readonly to: string;
    readonly by: readonly ColumnShape[];
    readonly join: string;
  },
): FileShape {
  const by = thing.by.map(({ column }) => column);
  return fileShape({
    name,
    table,
    columns: [...articleColumns, ...thing.by],
    keys: [...articleKeys, ...by],
    identity: ['article_id', thing.column],
    references: [ofArticle, { column: thing.column, to: thing.to, by, head: thing.by.at(-1)!.head }],
    rows: `${articleRows(table)} ${thing.join}`,
  });
}

const memberBySlug = (name: string, head: string, table: string, to: string): FileShape =>
  memberFile(name, table, {
    column: `${to}_id`,
    to,
    by: [key(head, 'thing_key', slug, { from: 'x.slug' })],
    join: `join ${to} x on x.id = t.${to}_id`,
  });

const quantity = key('Ab Menge', 'quantity_lower_bound', whole(2, most));
const price = needed('Preis netto', 'net_price_cents', euro);

/** Files of articles and of what hangs on them. */
export const articleFiles: readonly FileShape[] = [
  articleFile,
  fileShape({
    name: 'preise',
    table: 'article_price',
    columns: [...articleColumns, quantity, price],
    keys: [...articleKeys, 'quantity_lower_bound'],
    identity: ['article_id', 'quantity_lower_bound'],
    references: [ofArticle],
    rows: articleRows('article_price'),
  }),
  fileShape({
    name: 'preisverlauf',
    table: 'article_price_history',
    columns: [...articleColumns, key('Gültig ab', 'valid_from', day), price],
    keys: [...articleKeys, 'valid_from'],
    identity: ['article_id', 'valid_from'],
    references: [ofArticle],
    rows: articleRows('article_price_history'),
    staysOnReplace: true,
  }),
  fileShape({
    name: 'bestand',
    table: 'article_stock',
    columns: [
      ...articleColumns,
      needed('Bestand', 'stock', whole(-most, most), { from: 'coalesce(t.stock, 0)' }),
      open('Ohne Bestand lieferbar', 'is_unbounded', flag, {
        ...no,
        from: 'coalesce(t.is_unbounded, false)',
      }),
    ],
    keys: articleKeys,
    identity: ['article_id'],
    references: [ofArticle],
    checks: [{ fault: 'stock', head: 'Bestand', wrong: 'r.stock < 0 and not r.is_unbounded' }],
    rows: 'article a left join article_stock t on t.article_id = a.id',
    staysOnReplace: true,
  }),
  fileShape({
    name: 'aliasnummern',
    table: 'article_alias',
    columns: [...articleColumns, key('Aliasnummer', 'alias', line(80))],
    keys: [...articleKeys, 'alias'],
    identity: ['article_id', 'alias'],
    references: [ofArticle],
    rows: articleRows('article_alias'),
  }),
  memberBySlug('kompatibilitaet', 'Gerät', 'article_device', 'device'),
  memberBySlug('artikel-sortimente', 'Sortiment', 'article_assortment', 'assortment'),
  memberBySlug('artikel-schlagworte', 'Schlagwort', 'article_tag', 'tag'),
  memberBySlug('artikel-merkmale', 'Merkmal', 'article_attribute', 'attribute'),
  memberFile('artikel-eigenschaften', 'article_property', {
    column: 'value_id',
    to: 'property_value',
    by: [
      key('Eigenschaft', 'property_key', slug, { from: 'p.slug' }),
      key('Wert', 'thing_key', slug, { from: 'x.slug' }),
    ],
    join: 'join property_value x on x.id = t.value_id join property p on p.id = x.property_id',
  }),
];
