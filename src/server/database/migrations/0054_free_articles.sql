-- Articles that are given with an order from a value of goods on (docs/decisions/0106).
create table free_article (
  id integer generated always as identity primary key,
  -- The article by its number: a catalogue that is loaded anew gives other ids, and one may leave it.
  article_number text not null,
  shop_depot_id integer not null,
  -- How the shop numbers it as a gift; empty where it has no number of its own.
  custom_article_number text not null default '',
  body text not null default '',
  quantity integer not null default 1 check (quantity between 1 and 1000),
  -- Cents in the prices the buyer reckons with; an upper limit of 0 is none.
  value_of_goods_from bigint not null default 0 check (value_of_goods_from >= 0),
  value_of_goods_to bigint not null default 0,
  position integer not null default 0,
  is_active boolean not null default true,
  check (value_of_goods_to = 0 or value_of_goods_to >= value_of_goods_from)
);

-- Ids of those a basket has chosen, in the order in which they were.
alter table basket add column free_article_ids integer[] not null default '{}';
