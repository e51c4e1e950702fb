-- Withdrawals from contracts as they were received (§ 356a BGB; docs/decisions/0172). Rows are added and never changed; they go
-- when nothing asks for them any more.
create table withdrawal (
  id bigint generated always as identity primary key,
  -- The same declaration sent twice is one.
  content_key text not null unique,
  received_at timestamptz not null,
  language text not null check (language in ('de', 'en')),
  full_name text not null,
  -- As it was typed, which may be no order's.
  order_number text not null,
  email text not null,
  goods text not null,
  -- The order of that number; null for none.
  order_id bigint references shop_order (id) on delete set null,
  -- The order was placed with this mail address.
  has_email_of_order boolean not null
);
create index withdrawal_email_index on withdrawal (lower(email));
create index withdrawal_order_index on withdrawal (order_id);
create index withdrawal_received_index on withdrawal (received_at);

create function withdrawal_stays() returns trigger language plpgsql as $$
begin
  -- A person who is erased leaves it behind without a name; an order that goes leaves the number behind.
  if (new.full_name, new.email, new.goods, new.content_key)
      in ((old.full_name, old.email, old.goods, old.content_key), ('', '', '', 'erased-' || old.id))
    and (new.order_id is null or new.order_id is not distinct from old.order_id)
    and (new.id, new.received_at, new.language, new.order_number, new.has_email_of_order)
      = (old.id, old.received_at, old.language, old.order_number, old.has_email_of_order)
  then return new; end if;
  raise exception 'a withdrawal is kept as it was received';
end $$;
create trigger withdrawal_stays before update on withdrawal for each row execute function withdrawal_stays();
