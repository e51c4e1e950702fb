-- Lists of articles that a person keeps; nobody else sees them (docs/decisions/0101).
create table shopping_list (
  id bigint generated always as identity primary key,
  person_id bigint not null references person (id) on delete cascade,
  -- Made from the name, and the list's part of an address.
  slug text not null check (slug <> ''),
  display_name text not null check (display_name <> ''),
  description text not null default '',
  constraint shopping_list_slug unique (person_id, slug)
);

create table shopping_list_position (
  id bigint generated always as identity primary key,
  list_id bigint not null references shopping_list (id) on delete cascade,
  -- The article by its number: a catalogue that is loaded anew gives other ids, and one may leave it.
  article_number text not null,
  shop_depot_id integer not null,
  -- How it was called when it was put in, for when it has left the catalogue.
  display_name text not null,
  unit text not null,
  quantity integer not null check (quantity between 1 and 1000000),
  custom_article_number text not null default '',
  custom_article_info text not null default '',
  hint text not null default '',
  cost_center text not null default '',
  offer_number text not null default '',
  added_at timestamptz not null,
  constraint shopping_list_position_article unique (list_id, article_number, shop_depot_id)
);
