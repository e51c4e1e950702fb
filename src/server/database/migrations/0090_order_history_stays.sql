-- What happened to an order cannot be taken away either, nor with its order (docs/decisions/0140).
create function shop_order_history_is_kept() returns trigger language plpgsql as $$
begin
  raise exception 'the history of an order is kept';
end $$;
create trigger shop_order_history_is_kept before delete on shop_order_history
  for each row execute function shop_order_history_is_kept();
create trigger shop_order_history_is_kept_whole before truncate on shop_order_history
  for each statement execute function shop_order_history_is_kept();
