/** Articles by kind and slug, as the database says it; to be narrowed by what `a` is and the day `$1`. */
export const statements = {
  brand: 'select b.slug, a.id from article a join brand b on b.id = a.brand_id',
  manufacturer: `select m.slug, a.id from article a join brand b on b.id = a.brand_id join manufacturer m on m.id = b.manufacturer_id`,
  depot: 'select d.slug, a.id from article a join depot d on d.id = a.shop_depot_id',
  articleType: 'select t.slug, a.id from article a join article_type t on t.id = a.article_type_id',
  articleTypeGroup: `select g.slug, a.id from article a join article_type t on t.id = a.article_type_id
    join article_type_group g on g.id = t.group_id`,
  productType: 'select t.slug, a.id from article a join product_type t on t.id = a.product_type_id',
  productTypeGroup: `select g.slug, a.id from article a join product_type t on t.id = a.product_type_id
    join product_type_group g on g.id = t.group_id`,
  assortment: `select g.slug, a.id from article a join article_assortment x on x.article_id = a.id
    join assortment g on g.id = x.assortment_id`,
  assortmentType: `select distinct t.slug, a.id from article a join article_assortment x on x.article_id = a.id
    join assortment g on g.id = x.assortment_id join assortment_type t on t.id = g.type_id`,
  tag: 'select g.slug, a.id from article a join article_tag x on x.article_id = a.id join tag g on g.id = x.tag_id',
  attribute: `select g.slug, a.id from (
      select *, row_number() over (order by popularity desc, id) - 1 as place, count(*) over () as total from article where is_visible) a
    join attribute g on case g.rule when 'labelled' then a.begreen_label is not null when 'bestPrice' then a.is_best_price
      when 'video' then a.video_count > 0 when 'procured' then a.delivery_state in (4, 6, 7)
      when 'new' then a.published_on > $1::date - 90 and a.published_on <= $1 when 'popular' then a.place * 50 < a.total
      else exists (select from article_attribute x where x.article_id = a.id and x.attribute_id = g.id) end`,
  propertyValue: `select p.slug || '/' || v.slug as slug, a.id from article a join article_property x on x.article_id = a.id
    join property_value v on v.id = x.value_id join property p on p.id = v.property_id`,
  farbe:
    'select catalogue_slug(a.colour) as slug, a.id from (select * from article where colour is not null) a',
} as const;
