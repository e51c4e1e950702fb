-- Catalogue: what the shop sells. Stock lives apart, since it changes with every order and the article row does not.

-- Lower case, umlauts spelled out, accents removed, everything but letters and digits a space: one spelling of a word
-- for everything that is searched ('Bürostuhl' and 'Buerostuhl' meet, 'TN-2420' becomes 'tn 2420', '2.300' '2300').
create function catalogue_fold(words text) returns text
  language sql immutable strict parallel safe
  return regexp_replace(
    translate(
      replace(replace(replace(replace(lower(regexp_replace(words, '(\d)\.(\d{3})', '\1\2', 'g')), 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'ß', 'ss'),
      'àáâãåçèéêëìíîïñòóôõøùúûýÿ',
      'aaaaaceeeeiiiinooooouuuyy'),
    '[^a-z0-9]+', ' ', 'g');

-- A number as people compare it: upper case, without spaces, hyphens and dots ('cf 259-x' = 'CF259X').
create function catalogue_key(number text) returns text
  language sql immutable strict parallel safe
  return upper(regexp_replace(number, '[^A-Za-z0-9]', '', 'g'));

create table brand (
  id integer primary key,
  slug text not null unique,
  name text not null,
  -- Facts of GPSR Art. 19 about who made the goods.
  manufacturer_name text not null,
  manufacturer_address text not null,
  manufacturer_email text not null
);

create table category (
  id integer primary key,
  parent_id integer references category (id),
  slug text not null unique,
  name text not null,
  description text not null,
  -- Place in a walk through the tree, parents first; a category and all below it are position .. last_position.
  position integer not null unique,
  last_position integer not null,
  check (last_position >= position)
);

create table device (
  id integer primary key,
  brand_id integer not null references brand (id),
  slug text not null unique,
  series text not null,
  model text not null,
  full_name text not null,
  kind text not null,
  name_key text generated always as (catalogue_key(full_name)) stored,
  search_vector tsvector generated always as (to_tsvector('simple', catalogue_fold(full_name))) stored
);
create index device_brand_index on device (brand_id, model);
create index device_name_key_index on device using gin (name_key gin_trgm_ops);
create index device_search_index on device using gin (search_vector);

create table article (
  id integer primary key,
  article_number text not null check (article_number ~ '^[A-Za-z0-9]{1,40}$'),
  shop_depot_id integer not null default 1 check (shop_depot_id between 1 and 9999),
  from_shop_depot text not null,
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name text not null,
  partner_name text,
  excerpt text not null,
  body text not null,
  brand_id integer not null references brand (id),
  category_id integer not null references category (id),
  -- Motif of the picture and rule of the texts: ink, toner, drum, paper …
  kind text not null,
  make text not null check (make in ('original', 'compatible', 'rebuilt', 'none')),
  manufacturer_number text not null,
  colour text,
  basisfarbe text check (basisfarbe in ('schwarz', 'cyan', 'magenta', 'gelb', 'farbig', 'grau', 'weiss', 'sonstige')),
  is_high_yield boolean not null default false,
  yield_pages integer,
  yield_norm text,
  content numeric(12, 3),
  content_unit text not null,
  -- Only where a base price is due (PAngV § 4): how many comparable units the article holds, and of what.
  content_net numeric(12, 6),
  comparative_price_unit text,
  unit text not null,
  -- Integer cents per unit; null = price on request.
  net_price_cents integer check (net_price_cents > 0),
  tax_rate numeric(4, 2) not null,
  is_best_price boolean not null default false,
  order_minimum integer not null default 1 check (order_minimum >= 1),
  order_maximum integer not null default 1000,
  order_step integer not null default 1 check (order_step >= 1),
  delivery_state smallint not null check (delivery_state between 1 and 7),
  successor_id integer references article (id) deferrable initially deferred,
  is_online boolean not null default true,
  is_hidden boolean not null default false,
  is_collectable boolean not null default false,
  is_b_stock boolean not null default false,
  begreen_label text,
  weee_number text,
  flags text[] not null default '{}',
  warnings text[] not null default '{}',
  facts jsonb not null default '[]',
  video_count integer not null default 0,
  weight_grams integer not null,
  -- Articles that differ only in colour or fill.
  series_key text,
  popularity integer not null default 0,
  boost real not null default 1,
  published_on date not null,
  keywords text not null default '',
  -- Brand, category and alias words, written by the loader: a generated column cannot read other tables.
  search_words text not null default '',
  is_visible boolean generated always as (is_online and not is_hidden) stored,
  article_number_key text generated always as (upper(article_number)) stored,
  manufacturer_number_key text generated always as (catalogue_key(manufacturer_number)) stored,
  search_vector tsvector generated always as (
    setweight(to_tsvector('simple', catalogue_fold(name) || ' ' || lower(article_number) || ' '
      || catalogue_fold(manufacturer_number) || ' ' || lower(catalogue_key(manufacturer_number)) || ' '
      || catalogue_fold(search_words)), 'A')
    || setweight(to_tsvector('simple', catalogue_fold(excerpt || ' ' || keywords)), 'B')) stored,
  check (order_maximum >= order_minimum),
  check ((content_net is null) = (comparative_price_unit is null)),
  unique (article_number, shop_depot_id)
);
create index article_number_key_index on article (article_number_key text_pattern_ops);
create index article_manufacturer_number_key_index on article (manufacturer_number_key text_pattern_ops);
create index article_number_part_index on article using gin (manufacturer_number_key gin_trgm_ops);
create index article_search_index on article using gin (search_vector);
create index article_category_index on article (category_id, net_price_cents, id) where is_online and not is_hidden;
create index article_brand_index on article (brand_id, net_price_cents, id) where is_online and not is_hidden;
create index article_series_index on article (series_key) where series_key is not null;
create index article_popular_index on article (popularity desc, id) where is_online and not is_hidden;
create index article_successor_index on article (successor_id) where successor_id is not null;

-- Further rungs of the price ladder; the first one is article.net_price_cents.
create table article_price (
  article_id integer not null references article (id) on delete cascade,
  quantity_lower_bound integer not null check (quantity_lower_bound > 1),
  net_price_cents integer not null check (net_price_cents > 0),
  primary key (article_id, quantity_lower_bound)
);

-- Every price an article had, by the day it began; the lowest of 30 days stands beside a struck price (PAngV § 11).
create table article_price_history (
  article_id integer not null references article (id) on delete cascade,
  valid_from date not null,
  net_price_cents integer not null check (net_price_cents > 0),
  primary key (article_id, valid_from)
);

create table article_alias (
  article_id integer not null references article (id) on delete cascade,
  alias text not null,
  alias_key text generated always as (catalogue_key(alias)) stored,
  primary key (article_id, alias)
);
create index article_alias_key_index on article_alias (alias_key text_pattern_ops);

create table article_device (
  article_id integer not null references article (id) on delete cascade,
  device_id integer not null references device (id) on delete cascade,
  primary key (device_id, article_id)
);
create index article_device_article_index on article_device (article_id, device_id);

-- Narrow, with room in each page, so that a sale updates in place. Unbounded = the shop sells without stock.
create table article_stock (
  article_id integer primary key references article (id) on delete cascade,
  stock integer not null,
  is_unbounded boolean not null default false,
  constraint article_stock_never_negative check (stock >= 0 or is_unbounded)
) with (fillfactor = 50);

-- Vocabulary of the search for typing errors and compound words.
create table search_term (
  term text primary key,
  article_count integer not null,
  is_device_word boolean not null default false
);

-- Writes the vocabulary anew from articles and devices; words with digits are numbers, not vocabulary.
create function refresh_search_terms() returns void language sql as $$
  delete from search_term;
  insert into search_term (term, article_count, is_device_word)
  select word, sum(ndoc)::integer, bool_and(is_device)
  from (
    select word, ndoc, false as is_device
    from ts_stat('select search_vector from article where is_online and not is_hidden')
    union all
    select word, ndoc, true from ts_stat('select search_vector from device')
  ) as words
  where (length(word) between 2 and 30 and word !~ '[0-9]')
  group by word;
$$;

-- One number that grows with every change of the catalogue: readers keep derived counts as long as it stands still.
create table catalogue_state (
  is_single boolean primary key default true check (is_single),
  version bigint not null
);
insert into catalogue_state (version) values (1);

create function catalogue_changed() returns trigger language plpgsql as $$
begin
  update catalogue_state set version = version + 1;
  return null;
end $$;

create trigger brand_changed after insert or update or delete or truncate on brand
  for each statement execute function catalogue_changed();
create trigger category_changed after insert or update or delete or truncate on category
  for each statement execute function catalogue_changed();
create trigger device_changed after insert or update or delete or truncate on device
  for each statement execute function catalogue_changed();
create trigger article_changed after insert or update or delete or truncate on article
  for each statement execute function catalogue_changed();
create trigger article_alias_changed after insert or update or delete or truncate on article_alias
  for each statement execute function catalogue_changed();
create trigger article_device_changed after insert or update or delete or truncate on article_device
  for each statement execute function catalogue_changed();
create trigger search_term_changed after insert or update or delete or truncate on search_term
  for each statement execute function catalogue_changed();
