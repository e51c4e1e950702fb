-- What articles are grouped by beside brand and category: makers, warehouses, types, assortments, tags, attributes and
-- properties (docs/decisions/0146). A slug names one in an address.

-- Address form of a name; empty where nothing of it can stand there.
create function catalogue_slug(name text) returns text
  language sql immutable strict parallel safe
  return trim(both '-' from replace(catalogue_fold(name), ' ', '-'));

-- Who made the goods, and who answers for them in the EU where the maker sits elsewhere (GPSR Art. 19).
create table manufacturer (
  id integer primary key,
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name text not null,
  address text not null,
  email text not null,
  eu_name text,
  eu_address text,
  eu_email text,
  constraint manufacturer_eu_whole check (num_nulls(eu_name, eu_address, eu_email) in (0, 3))
);
insert into manufacturer (id, slug, name, address, email)
  select id, case when slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' then slug else 'brand-' || id end,
    manufacturer_name, manufacturer_address, manufacturer_email
  from brand;

alter table brand
  add column manufacturer_id integer references manufacturer (id),
  add column is_top boolean not null default false;
update brand set manufacturer_id = id;
alter table brand alter column manufacturer_id set not null;

-- Where goods lie; the id stands in every address of an article.
create table depot (
  id integer primary key check (id between 1 and 9999),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name text not null
);
insert into depot (id, slug, name)
  select id, case when slug = '' or count(*) over (partition by slug) > 1 then 'depot-' || id else slug end, name
  from (
    select id, name, catalogue_slug(name) as slug
    from (select shop_depot_id as id, mode() within group (order by from_shop_depot) as name from article group by 1) as named
  ) as slugged;
alter table article add constraint article_shop_depot_id_fkey foreign key (shop_depot_id) references depot (id);

-- No longer read or written; processes of the release before read them until the last of them has ended.
alter table brand
  alter column manufacturer_name set default '',
  alter column manufacturer_address set default '',
  alter column manufacturer_email set default '';
alter table article alter column from_shop_depot set default '';

-- What an article is ('Locher'), as shoppers say it.
create table article_type_group (
  id integer primary key,
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name text not null,
  position integer not null unique
);
create table article_type (
  id integer primary key,
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name text not null,
  group_id integer not null references article_type_group (id)
);

-- What sort of goods it is of ('Geräte'), coarser and across categories.
create table product_type_group (
  id integer primary key,
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name text not null,
  position integer not null unique
);
create table product_type (
  id integer primary key,
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name text not null,
  group_id integer not null references product_type_group (id)
);

-- Null where nobody has said it: such an article is in no list of types, and on no page of the printed catalogue.
alter table article
  add column article_type_id integer references article_type (id),
  add column product_type_id integer references product_type (id),
  add column catalog_page integer check (catalog_page > 0);

create table assortment_type (
  id integer primary key,
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name text not null,
  description text not null,
  position integer not null unique
);
create table assortment (
  id integer primary key,
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  type_id integer not null references assortment_type (id),
  name text not null,
  description text not null,
  position integer not null unique
);

create table tag (
  id integer primary key,
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name text not null
);

create table attribute (
  id integer primary key,
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name text not null,
  description text not null,
  -- What of an article's own facts gives it the attribute; null: it is named in article_attribute.
  rule text check (rule in ('bestPrice', 'labelled', 'new', 'popular', 'procured', 'video')),
  stands_on_tile boolean not null default false
);

create table property (
  id integer primary key,
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name text not null
);
create table property_value (
  id integer primary key,
  property_id integer not null references property (id),
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name text not null,
  -- Order among the values of the property; equal ones by name.
  position integer not null,
  unique (property_id, slug)
);

-- Which articles are in which; read by article where one changes, and as a whole for the lists.
create table article_assortment (
  article_id integer not null references article (id) on delete cascade,
  assortment_id integer not null references assortment (id) on delete cascade,
  primary key (article_id, assortment_id)
);
create table article_tag (
  article_id integer not null references article (id) on delete cascade,
  tag_id integer not null references tag (id) on delete cascade,
  primary key (article_id, tag_id)
);
create table article_attribute (
  article_id integer not null references article (id) on delete cascade,
  attribute_id integer not null references attribute (id) on delete cascade,
  primary key (article_id, attribute_id)
);
create table article_property (
  article_id integer not null references article (id) on delete cascade,
  value_id integer not null references property_value (id) on delete cascade,
  primary key (article_id, value_id)
);

-- As with brands and categories (0010), every list may depend on a kind; who is in one is a fact of the article (0025).
do $$
declare
  name text;
begin
  foreach name in array array['manufacturer', 'depot', 'article_type_group', 'article_type', 'product_type_group', 'product_type',
    'assortment_type', 'assortment', 'tag', 'attribute', 'property', 'property_value'] loop
    execute format('create trigger %1$s_changed after insert or update or delete or truncate on %1$s
      for each statement execute function catalogue_changed()', name);
  end loop;
  foreach name in array array['article_assortment', 'article_tag', 'article_attribute', 'article_property'] loop
    execute format($trigger$create trigger %1$s_inserted after insert on %1$s referencing new table as changed
      for each statement execute function catalogue_articles_changed('article_id')$trigger$, name);
    execute format($trigger$create trigger %1$s_updated after update on %1$s referencing old table as previous new table as changed
      for each statement execute function catalogue_articles_changed('article_id')$trigger$, name);
    execute format($trigger$create trigger %1$s_deleted after delete on %1$s referencing old table as changed
      for each statement execute function catalogue_articles_changed('article_id')$trigger$, name);
    execute format('create trigger %1$s_truncated after truncate on %1$s
      for each statement execute function catalogue_changed()', name);
  end loop;
end $$;
