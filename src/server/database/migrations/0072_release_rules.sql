-- What else of an order a firm wants to see before it is carried out.
alter table account
  -- Slugs of categories; with whatever lies below them. A slug stays when the catalogue is read in anew, an id does not.
  add column release_categories text[] not null default '{}',
  -- A cost center nobody is responsible for.
  add column releases_ownerless boolean not null default false;

alter table shop_order drop constraint shop_order_release_check_check;
alter table shop_order add constraint shop_order_release_check_check
  check (release_check in ('amount', 'budget', 'category', 'costCenter'));
