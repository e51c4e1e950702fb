-- Every reason for which an order needs a release, the one in release_check first (docs/decisions/0128); empty where only that one was written.
alter table shop_order add column release_reasons jsonb not null default '[]';
