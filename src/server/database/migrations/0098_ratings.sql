-- What people say of articles they bought (docs/decisions/0161).
create table rating (
  id bigint generated always as identity primary key,
  -- Null once the person was erased: the rating stays, without a name.
  person_id bigint references person (id) on delete set null,
  -- In capitals, as articles are looked up: a catalogue that is loaded anew gives other ids.
  article_number text not null,
  -- How the article was called when it was bought, for when it has left the catalogue.
  display_name text not null,
  -- What proves the purchase.
  order_id bigint,
  order_position integer,
  stars smallint not null check (stars between 1 and 5),
  title text not null,
  body text not null,
  -- Empty of somebody who is not named.
  shown_name text not null,
  language text not null check (language in ('de', 'en')),
  created_at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'shown', 'refused')),
  reason text not null default '',
  decided_by bigint references person (id) on delete set null,
  decided_at timestamptz,
  constraint rating_once unique (person_id, article_number),
  constraint rating_position foreign key (order_id, order_position)
    references shop_order_position (order_id, position) on delete set null,
  constraint rating_decided check ((state = 'waiting') = (decided_at is null)),
  constraint rating_reason check ((state = 'refused') = (reason <> ''))
);
create index rating_shown_index on rating (article_number, created_at desc, id desc) where state = 'shown';
create index rating_waiting_index on rating (id) where state = 'waiting';
create index rating_position_index on rating (order_id, order_position);
create index rating_decided_by_index on rating (decided_by);
