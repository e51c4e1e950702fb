-- Goods of the warehouse without stock are sold out: lists, facets and what stands beside an article are made from that, so
-- the catalogue has changed for an article whose stock comes to an end or comes back.
create function article_stock_crossed_zero() returns trigger language plpgsql as $$
begin
  perform note_catalogue_change(array[new.article_id]);
  return null;
end $$;
-- Deferred: the row of catalogue_state is the last thing a sale locks, so that sales and returns never wait for each other
-- in a ring.
create constraint trigger article_stock_in_lists after update on article_stock deferrable initially deferred
  for each row when ((old.stock > 0) <> (new.stock > 0) or old.is_unbounded <> new.is_unbounded)
  execute function article_stock_crossed_zero();

-- With the permission to sell without stock nothing is sold out.
create function setting_sells_without_stock() returns trigger language plpgsql as $$
begin
  perform note_catalogue_change(array[null::integer]);
  return null;
end $$;
create trigger setting_in_lists after update on setting
  for each row when (old.value -> 'allowOrdersWithoutStock' is distinct from new.value -> 'allowOrdersWithoutStock')
  execute function setting_sells_without_stock();
create trigger setting_in_lists_at_first after insert on setting
  for each row when (new.value -> 'allowOrdersWithoutStock' = 'true')
  execute function setting_sells_without_stock();
