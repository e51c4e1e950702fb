-- Baskets that come from elsewhere and are taken over by an address (docs/decisions/0111).
create table handed_over_basket (
  id bigint generated always as identity primary key,
  uuid uuid not null unique,
  kind text not null check (kind in ('livebook', 'external')),
  -- Whose people may take it over; null = whoever knows the address.
  account_id bigint references account (id) on delete cascade,
  made_at timestamptz not null,
  ends_at timestamptz,
  check (kind = 'livebook' or account_id is not null)
);
create index handed_over_basket_account on handed_over_basket (account_id);
create index handed_over_basket_age on handed_over_basket (ends_at);

create table handed_over_position (
  handed_over_basket_id bigint not null references handed_over_basket (id) on delete cascade,
  place integer not null check (place between 1 and 500),
  article_number text not null,
  shop_depot_id integer not null,
  unit text not null default '',
  quantity integer not null check (quantity > 0),
  hint text not null default '',
  primary key (handed_over_basket_id, place)
);

-- Who has taken one over, and what could not be had then: it is put in once for each of them.
create table handed_over_taking (
  handed_over_basket_id bigint not null references handed_over_basket (id) on delete cascade,
  session_id bigint references session (id) on delete cascade,
  person_id bigint references person (id) on delete cascade,
  taken_at timestamptz not null,
  told jsonb not null,
  check ((session_id is null) <> (person_id is null)),
  unique (handed_over_basket_id, session_id),
  unique (handed_over_basket_id, person_id)
);
create index handed_over_taking_session on handed_over_taking (session_id);
create index handed_over_taking_person on handed_over_taking (person_id);
