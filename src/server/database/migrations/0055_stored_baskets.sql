-- Baskets that people keep for later (docs/decisions/0107). The one without a name is what was replaced last.
create table stored_basket (
  id bigint generated always as identity primary key,
  person_id bigint not null references person (id) on delete cascade,
  name text not null,
  saved_at timestamptz not null,
  constraint stored_basket_name unique (person_id, name)
);

create table stored_basket_position (
  stored_basket_id bigint not null references stored_basket (id) on delete cascade,
  place integer not null,
  article_number text not null,
  shop_depot_id integer not null,
  -- How it was called when it was saved, for when it has left the catalogue.
  display_name text not null,
  unit text not null,
  quantity integer not null check (quantity > 0),
  cost_center text not null default '',
  offer_number text not null default '',
  hint text not null default '',
  primary key (stored_basket_id, place)
);
