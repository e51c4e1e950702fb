-- What people ask an offer for: one request each that is being put together, and those that were sent (docs/decisions/0152).
create table offer_request (
  id bigint generated always as identity primary key,
  person_id bigint not null references person (id) on delete cascade,
  -- Names the request to the page that sends it: the same one sent twice is one.
  token uuid not null default gen_random_uuid(),
  touched_at timestamptz not null,
  sent_at timestamptz,
  -- By what name it is spoken of; null while it is open.
  reference text,
  constraint offer_request_token unique (token),
  constraint offer_request_reference unique (reference),
  constraint offer_request_sent check ((sent_at is null) = (reference is null))
);
create unique index offer_request_one_open on offer_request (person_id) where sent_at is null;
create index offer_request_person_index on offer_request (person_id);

create table offer_request_position (
  id bigint generated always as identity primary key,
  offer_request_id bigint not null references offer_request (id) on delete cascade,
  -- The article by its number: a catalogue that is loaded anew gives other ids, and one may leave it.
  article_number text not null,
  shop_depot_id integer not null,
  -- How it was called when it was put in, for when it has left the catalogue.
  display_name text not null,
  unit text not null,
  quantity integer not null check (quantity between 1 and 1000000),
  added_at timestamptz not null,
  constraint offer_request_position_article unique (offer_request_id, article_number, shop_depot_id)
);
