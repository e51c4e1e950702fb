/** What the sample of each list (`tests/support/list-samples.ts`) is about, said again in SQL and in what its page says. */
interface SampledCondition {
  /** Of article a, its brand b, maker m, category c, types t and p, their groups tg and pg, and depot d. */
  readonly where: string;
  readonly title: string;
  /** Paths above it. */
  readonly trail?: readonly string[];
  /** Where the same list stands, when search engines are told another address. */
  readonly path?: string;
  readonly isUnlisted?: true;
}

const fits = (device: string): string =>
  `exists (select from article_device f join device x on x.id = f.device_id where f.article_id = a.id and x.slug = '${device}')`;
const below = (category: string): string =>
  `c.position between (select position from category where slug = '${category}') and (select last_position from category where slug = '${category}')`;
const hasValue = (property: string, value: string): string =>
  `exists (select from article_property f join property_value v on v.id = f.value_id join property r on r.id = v.property_id
    where f.article_id = a.id and r.slug = '${property}' and v.slug = '${value}')`;

const root = '/shop/catalog/druckerverbrauch';
const types = '/shop/articletypes';
const sorts = '/shop/producttypes';
const tonerGroup = '/shop/articletypenamegroup/druckerverbrauch';
const toner = '/shop/articletypename/toner';
const cartridgeGroup = '/shop/producttypegroup/druckerverbrauch';
const cartridges = '/shop/producttype/tonerkartuschen';
const hpMaker = 'HP Musterhersteller (Demo-Angabe)';

export const sampledConditions: Readonly<Record<string, SampledCondition>> = {
  shop: { where: 'true', title: 'Alle Artikel' },
  marketing: {
    where: `a.id in (select id from (select id, row_number() over (order by popularity desc, id) - 1 as place,
      count(*) over () as total from article where is_visible) as ranked where place * 50 < total)`,
    title: 'Unsere Empfehlungen',
  },
  catalog: {
    where: below('toner'),
    title: 'Toner',
    trail: [root],
  },
  catalogs: {
    where: below('toner'),
    title: 'Toner',
    trail: [root],
    path: '/shop/catalog/toner',
  },
  maincatalog: {
    where: below('druckerverbrauch'),
    title: 'Druckerverbrauchsmaterial',
    path: root,
  },
  catalogpage: {
    where: 'a.catalog_page = 112',
    title: 'Katalogseite 112',
    isUnlisted: true,
  },
  assortment: {
    where: `exists (select from article_assortment f join assortment g on g.id = f.assortment_id
      where f.article_id = a.id and g.slug = 'home-office')`,
    title: 'Home-Office',
    trail: ['/shop/assortments', '/shop/assortmenttype/themen'],
  },
  assortmenttype: {
    where: `exists (select from article_assortment f join assortment g on g.id = f.assortment_id
      join assortment_type h on h.id = g.type_id where f.article_id = a.id and h.slug = 'sparen')`,
    title: 'Sparen',
    trail: ['/shop/assortmenttypes'],
  },
  manufacturer: {
    where: `m.slug = 'hp'`,
    title: hpMaker,
    trail: ['/shop/manufacturers'],
  },
  manufacturerArticletypename: {
    where: `m.slug = 'hp' and t.slug = 'toner'`,
    title: `Toner von ${hpMaker}`,
    trail: ['/shop/manufacturers', '/shop/manufacturer/hp'],
    path: '/shop/manufacturer/hp',
    isUnlisted: true,
  },
  manufacturerProducttype: {
    where: `m.slug = 'hp' and p.slug = 'tonerkartuschen'`,
    title: `Tonerkartuschen von ${hpMaker}`,
    trail: ['/shop/manufacturers', '/shop/manufacturer/hp'],
    path: '/shop/manufacturer/hp',
    isUnlisted: true,
  },
  brand: {
    where: `b.slug = 'brother'`,
    title: 'Brother',
    trail: ['/shop/brands'],
  },
  brandArticletypename: {
    where: `b.slug = 'brother' and t.slug = 'toner'`,
    title: 'Toner von Brother',
    trail: ['/shop/brands', '/shop/brand/brother'],
    path: '/shop/brand/brother',
    isUnlisted: true,
  },
  brandProducttype: {
    where: `b.slug = 'brother' and p.slug = 'tonerkartuschen'`,
    title: 'Tonerkartuschen von Brother',
    trail: ['/shop/brands', '/shop/brand/brother'],
    path: '/shop/brand/brother',
    isUnlisted: true,
  },
  shopdepot: {
    where: `d.slug = 'zentrallager'`,
    title: 'Ab Lager: Zentrallager',
    isUnlisted: true,
  },
  articletypename: {
    where: `t.slug = 'kopierpapier'`,
    title: 'Kopierpapier',
    trail: [types, '/shop/articletypenamegroup/papier'],
  },
  articletypenameFormat: {
    where: `t.slug = 'kopierpapier' and ${hasValue('format', 'a4')}`,
    title: 'Kopierpapier, A4',
    trail: [types, '/shop/articletypenamegroup/papier', '/shop/articletypename/kopierpapier'],
    path: '/shop/articletypename/kopierpapier',
    isUnlisted: true,
  },
  articletypenameProducttype: {
    where: `t.slug = 'adressetiketten' and p.slug = 'etiketten-auf-rolle'`,
    title: 'Adressetiketten, Etiketten auf Rolle',
    trail: [
      types,
      '/shop/articletypenamegroup/etiketten-beschriftung',
      '/shop/articletypename/adressetiketten',
    ],
    path: '/shop/articletypename/adressetiketten',
    isUnlisted: true,
  },
  articletypenameManufacturer: {
    where: `t.slug = 'toner' and m.slug = 'hp'`,
    title: `Toner von ${hpMaker}`,
    trail: [types, tonerGroup, toner],
    path: toner,
    isUnlisted: true,
  },
  articletypenameBrand: {
    where: `t.slug = 'toner' and b.slug = 'samsung'`,
    title: 'Toner von Samsung',
    trail: [types, tonerGroup, toner],
    path: toner,
    isUnlisted: true,
  },
  articletypenameBasisfarbe: {
    where: `t.slug = 'toner' and a.basisfarbe = 'cyan'`,
    title: 'Toner, Cyan',
    trail: [types, tonerGroup, toner],
    path: toner,
    isUnlisted: true,
  },
  articletypenameFarbe: {
    where: `t.slug = 'toner' and catalogue_slug(a.colour) = 'magenta'`,
    title: 'Toner, Magenta',
    trail: [types, tonerGroup, toner],
    path: toner,
    isUnlisted: true,
  },
  begreenArticletypename: {
    where: `t.slug = 'toner' and a.begreen_label is not null`,
    title: 'Toner mit Umweltzeichen',
    trail: [types, tonerGroup, toner],
  },
  articletypenamegroup: {
    where: `tg.slug = 'bueromoebel'`,
    title: 'Büromöbel',
    trail: ['/shop/articletypenamegroups'],
  },
  producttype: {
    where: `p.slug = 'tonerkartuschen'`,
    title: 'Tonerkartuschen',
    trail: [sorts, cartridgeGroup],
  },
  producttypeManufacturer: {
    where: `p.slug = 'tonerkartuschen' and m.slug = 'hp'`,
    title: `Tonerkartuschen von ${hpMaker}`,
    trail: [sorts, cartridgeGroup, cartridges],
    path: cartridges,
    isUnlisted: true,
  },
  producttypeBrand: {
    where: `p.slug = 'tonerkartuschen' and b.slug = 'samsung'`,
    title: 'Tonerkartuschen von Samsung',
    trail: [sorts, cartridgeGroup, cartridges],
    path: cartridges,
    isUnlisted: true,
  },
  producttypegroup: {
    where: `pg.slug = 'technik'`,
    title: 'Technik',
    trail: ['/shop/producttypegroups'],
  },
  'b-stock': {
    where: 'a.is_b_stock',
    title: 'B-Ware',
  },
  withbaseprice: {
    where: 'a.content_net is not null',
    title: 'Artikel mit Grundpreis',
    isUnlisted: true,
  },
  device: {
    where: `p.slug in ('geraete', 'rechner')`,
    title: 'Bürogeräte',
  },
  printer: {
    where: `t.slug in ('etikettendrucker', 'beschriftungsgeraete', 'preisauszeichner', 'druckende-tischrechner')`,
    title: 'Drucker',
  },
  furniture: {
    where: below('bueromoebel'),
    title: 'Büromöbel',
  },
  tag: {
    where: `exists (select from article_tag f join tag g on g.id = f.tag_id where f.article_id = a.id and g.slug = 'xl')`,
    title: 'XL',
    isUnlisted: true,
  },
  attribute: {
    where: `exists (select from article_attribute f join attribute g on g.id = f.attribute_id
      where f.article_id = a.id and g.slug = 'food')`,
    title: 'Lebensmittel',
  },
  property: {
    where: hasValue('druckverfahren', 'grossformat'),
    title: 'Druckverfahren: Großformat',
    isUnlisted: true,
  },
  delivery_state: {
    where: 'a.delivery_state = 3',
    title: 'Lieferzeit: Kurzfristig lieferbar (3–5 Werktage)',
    isUnlisted: true,
  },
  supplyBrand: {
    where: `b.slug = 'hp'`,
    title: 'HP',
  },
  supplyDevice: {
    where: fits('brother-hl-3140cw'),
    title: 'Zubehör für Brother HL-3140CW',
    path: '/shop/supply/brand/brother/device/brother-hl-3140cw',
  },
  supplyBrandDevice: {
    where: fits('brother-hl-3140cw'),
    title: 'Zubehör für Brother HL-3140CW',
  },
};
