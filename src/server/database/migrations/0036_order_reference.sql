-- The buyer's own number of the order; it stands on confirmation, mail and order.
alter table shop_order add column reference text not null default '' check (length(reference) <= 40);
