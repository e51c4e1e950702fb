-- Placed orders keep everything as it was when they were placed. Exactly once is a matter of constraints:
-- one order per token, one per state of a basket, and no order whose stock was not taken in full.

create sequence shop_order_number start 100001;

create table shop_order (
  id bigint generated always as identity primary key,
  order_number text not null unique,
  -- A guest's order belongs to the session it was placed in; the number stays when the session's row has gone.
  session_id bigint,
  person_id bigint references person (id),
  -- SHA-256 of the token; the token itself is never stored.
  token_hash text not null unique,
  -- SHA-256 of what was asked with the token; another request with the same token is a conflict.
  request_hash text not null,
  basket_id bigint not null,
  basket_version bigint not null,
  state text not null default 'accepted'
    check (state in ('accepted', 'awaitingRelease', 'denied', 'cancelled', 'processing', 'shipped', 'completed')),
  mode text not null check (mode in ('b2b', 'b2c')),
  language text not null check (language in ('de', 'en')),
  placed_at timestamptz not null default now(),
  email text not null check (email <> ''),
  billing_address jsonb not null,
  shipping_address jsonb not null,
  payment_slug text not null,
  payment_name text not null,
  shipping_slug text not null,
  shipping_name text not null,
  iban text,
  account_holder text not null default '',
  is_prepaid boolean not null,
  minimum_days integer not null,
  maximum_days integer not null,
  comment text not null default '',
  is_tax_exempt boolean not null default false,
  goods_net_cents bigint not null check (goods_net_cents >= 0),
  goods_gross_cents bigint not null check (goods_gross_cents >= goods_net_cents),
  shipping_net_cents bigint not null check (shipping_net_cents >= 0),
  shipping_gross_cents bigint not null check (shipping_gross_cents >= shipping_net_cents),
  fee_net_cents bigint not null check (fee_net_cents >= 0),
  fee_gross_cents bigint not null check (fee_gross_cents >= fee_net_cents),
  taxes jsonb not null,
  total_net_cents bigint not null check (total_net_cents > 0),
  total_tax_cents bigint not null check (total_tax_cents >= 0),
  total_gross_cents bigint not null,
  position_count integer not null check (position_count > 0),
  -- How many articles the order needs from the stock, and of how many it was really taken in the same statement.
  article_count integer not null check (article_count > 0),
  reserved_count integer not null,
  constraint shop_order_has_an_owner check (num_nonnulls(session_id, person_id) = 1),
  constraint shop_order_sums check (total_gross_cents = total_net_cents + total_tax_cents),
  constraint shop_order_stock_taken check (reserved_count = article_count),
  constraint shop_order_once_per_basket unique (basket_id, basket_version)
);
create index shop_order_person_index on shop_order (person_id, id desc) where person_id is not null;
create index shop_order_session_index on shop_order (session_id, id desc) where session_id is not null;

create table shop_order_position (
  order_id bigint not null references shop_order (id) on delete cascade,
  position integer not null,
  article_id integer not null,
  article_number text not null,
  manufacturer_number text not null,
  display_name text not null,
  quantity integer not null check (quantity > 0),
  unit text not null,
  unit_net_cents bigint not null check (unit_net_cents >= 0),
  unit_gross_cents bigint not null check (unit_gross_cents >= 0),
  tax_rate numeric(4, 2) not null check (tax_rate >= 0),
  line_net_cents bigint not null check (line_net_cents >= 0),
  line_gross_cents bigint not null check (line_gross_cents >= 0),
  hint text not null default '',
  cost_center text not null default '',
  primary key (order_id, position)
);
create index shop_order_position_article_index on shop_order_position (article_id);

-- Orders whose confirmation has not been written yet; the row comes with the order and goes with the mail.
create table shop_order_mail (
  order_id bigint primary key references shop_order (id) on delete cascade,
  attempts integer not null default 0,
  due_at timestamptz not null default now()
);
