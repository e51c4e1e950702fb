-- Every mailed link is good, not only the latest, and who was told may ask anew without the evidence of the first consent
-- being lost (docs/decisions/0051).
create table stock_notice_key (
  -- SHA-256 of a mailed key.
  key_hash text primary key,
  notice_id bigint not null references stock_notice (id) on delete cascade,
  mailed_at timestamptz not null
);
create index stock_notice_key_notice_index on stock_notice_key (notice_id);
insert into stock_notice_key (key_hash, notice_id, mailed_at)
  select key_hash, id, coalesce(told_at, asked_at) from stock_notice where key_hash is not null;
alter table stock_notice drop column key_hash, drop constraint stock_notice_once;
-- One that is still to be told for an article and an address; those that were told stay beside it until they are deleted.
create unique index stock_notice_once on stock_notice (article_number, shop_depot_id, email) where told_at is null;
