-- The confirmation of an order as it was drawn once, in each language that was asked for; it goes with the order.
create table shop_order_document (
  order_id bigint not null references shop_order (id) on delete cascade,
  language text not null check (language in ('de', 'en')),
  -- What it was drawn by besides the order: the layout's version and the settings it names. Another one is drawn anew.
  fingerprint text not null,
  pdf bytea not null,
  drawn_at timestamptz not null default now(),
  primary key (order_id, language)
);
-- A PDF is compressed already.
alter table shop_order_document alter column pdf set storage external;

-- Confirmations are taken in the order they became due.
create index shop_order_mail_due on shop_order_mail (due_at);
