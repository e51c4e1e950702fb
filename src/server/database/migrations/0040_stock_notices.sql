-- Who wants to be told when an article can be delivered again. An address counts only once its owner has confirmed it; both
-- moments are kept as long as the row (docs/decisions/0051).
create table stock_notice (
  id bigint generated always as identity primary key,
  -- The article by its number, in capitals: a catalogue that is loaded anew gives other ids. What names none ends by its age.
  article_number text not null,
  shop_depot_id integer not null,
  email text not null check (email <> ''),
  language text not null check (language in ('de', 'en')),
  -- Whether the price is told net or gross.
  mode text not null check (mode in ('b2b', 'b2c')),
  asked_at timestamptz not null,
  confirmed_at timestamptz,
  told_at timestamptz,
  -- The mail that asks to confirm has not been written yet.
  is_asking_due boolean not null default true,
  -- SHA-256 of the key in the latest mail; null until one is written.
  key_hash text unique,
  constraint stock_notice_once unique (article_number, shop_depot_id, email),
  constraint stock_notice_told_who_confirmed check (told_at is null or confirmed_at is not null)
);
create index stock_notice_asking_index on stock_notice (id) where is_asking_due;
create index stock_notice_waiting_index on stock_notice (id) where confirmed_at is not null and told_at is null;
create index stock_notice_email_index on stock_notice (email);
