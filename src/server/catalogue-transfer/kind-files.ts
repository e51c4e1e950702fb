import { attributeRule, email, flag, line, slug, text, whole } from './cells.ts';
import { fileShape, key, needed, open } from './file-shape.ts';
import type { FileShape } from './file-shape.ts';

const name = needed('Name', 'name', line(200));
const ownSlug = key('Kürzel', 'slug', slug);
const description = open('Beschreibung', 'description', text(4000), { fallback: `''` });
const byPlace = { places: 'list', order: 't.position' } as const;

/** Groups and the types in them, which articles and sorts of goods both have. */
const typeFiles = (types: string, groups: string, table: string): FileShape[] => [
  fileShape({
    name: groups,
    table: `${table}_group`,
    columns: [ownSlug, name],
    keys: ['slug'],
    ...byPlace,
  }),
  fileShape({
    name: types,
    table,
    columns: [ownSlug, name, needed('Gruppe', 'group_key', slug, { from: 'g.slug' })],
    keys: ['slug'],
    references: [{ column: 'group_id', to: `${table}_group`, by: ['group_key'], head: 'Gruppe' }],
    rows: `${table} t join ${table}_group g on g.id = t.group_id`,
  }),
];

/** Files of what articles are grouped by, and of printers; each after those it names. */
export const kindFiles: readonly FileShape[] = [
  fileShape({
    name: 'hersteller',
    table: 'manufacturer',
    columns: [
      ownSlug,
      name,
      needed('Anschrift', 'address', line(300)),
      needed('E-Mail', 'email', email),
      open('EU-Verantwortlicher', 'eu_name', line(200)),
      open('EU-Anschrift', 'eu_address', line(300)),
      open('EU-E-Mail', 'eu_email', email),
    ],
    keys: ['slug'],
    checks: [
      {
        fault: 'euPartly',
        head: 'EU-Verantwortlicher',
        wrong: `num_nulls(nullif(r.eu_name, ''), nullif(r.eu_address, ''), r.eu_email) not in (0, 3)`,
      },
    ],
  }),
  fileShape({
    name: 'marken',
    table: 'brand',
    columns: [
      ownSlug,
      name,
      needed('Hersteller', 'manufacturer_key', slug, { from: 'm.slug' }),
      open('Top-Marke', 'is_top', flag, { fallback: 'false' }),
    ],
    keys: ['slug'],
    references: [
      { column: 'manufacturer_id', to: 'manufacturer', by: ['manufacturer_key'], head: 'Hersteller' },
    ],
    rows: 'brand t join manufacturer m on m.id = t.manufacturer_id',
  }),
  fileShape({
    name: 'lager',
    table: 'depot',
    columns: [key('Nummer', 'id', whole(1, 9999)), needed('Kürzel', 'slug', slug), name],
    keys: ['id'],
    uniques: ['slug'],
  }),
  fileShape({
    name: 'kategorien',
    table: 'category',
    columns: [ownSlug, open('Oberkategorie', 'parent_key', slug, { from: 'p.slug' }), name, description],
    keys: ['slug'],
    references: [{ column: 'parent_id', to: 'category', by: ['parent_key'], head: 'Oberkategorie' }],
    rows: 'category t left join category p on p.id = t.parent_id',
    order: 't.position',
    places: 'tree',
  }),
  ...typeFiles('artikelarten', 'artikelartgruppen', 'article_type'),
  ...typeFiles('warenarten', 'warenartgruppen', 'product_type'),
  fileShape({
    name: 'sortimentarten',
    table: 'assortment_type',
    columns: [ownSlug, name, description],
    keys: ['slug'],
    ...byPlace,
  }),
  fileShape({
    name: 'sortimente',
    table: 'assortment',
    columns: [ownSlug, name, needed('Sortimentart', 'type_key', slug, { from: 'k.slug' }), description],
    keys: ['slug'],
    references: [{ column: 'type_id', to: 'assortment_type', by: ['type_key'], head: 'Sortimentart' }],
    rows: 'assortment t join assortment_type k on k.id = t.type_id',
    ...byPlace,
  }),
  fileShape({ name: 'schlagworte', table: 'tag', columns: [ownSlug, name], keys: ['slug'] }),
  fileShape({
    name: 'merkmale',
    table: 'attribute',
    columns: [
      ownSlug,
      name,
      description,
      open('Regel', 'rule', attributeRule),
      open('Auf Kacheln', 'stands_on_tile', flag, { fallback: 'false' }),
    ],
    keys: ['slug'],
  }),
  fileShape({ name: 'eigenschaften', table: 'property', columns: [ownSlug, name], keys: ['slug'] }),
  fileShape({
    name: 'eigenschaftswerte',
    table: 'property_value',
    columns: [
      key('Eigenschaft', 'property_key', slug, { from: 'p.slug' }),
      ownSlug,
      name,
      open('Reihenfolge', 'position', whole(-1_000_000_000, 1_000_000_000), { fallback: '0' }),
    ],
    keys: ['property_key', 'slug'],
    references: [{ column: 'property_id', to: 'property', by: ['property_key'], head: 'Eigenschaft' }],
    rows: 'property_value t join property p on p.id = t.property_id',
  }),
  fileShape({
    name: 'geraete',
    table: 'device',
    columns: [
      ownSlug,
      needed('Marke', 'brand_key', slug, { from: 'b.slug' }),
      needed('Serie', 'series', line(120)),
      needed('Modell', 'model', line(120)),
      needed('Name', 'full_name', line(200)),
      needed('Art', 'kind', line(40)),
    ],
    keys: ['slug'],
    references: [{ column: 'brand_id', to: 'brand', by: ['brand_key'], head: 'Marke' }],
    rows: 'device t join brand b on b.id = t.brand_id',
  }),
];
