-- Invoices are written once for each order and never change (docs/decisions/0118).

-- Whether an order's invoice is still to be written; orders from before are none of this.
alter table shop_order add column invoicing text not null default 'none'
  check (invoicing in ('none', 'due', 'written', 'reversed'));
alter table shop_order alter column invoicing set default 'due';
create index shop_order_invoice_due on shop_order (id)
  where invoicing = 'due' and state in ('accepted', 'processing', 'shipped', 'completed');
create index shop_order_invoice_to_reverse on shop_order (id)
  where invoicing = 'written' and state in ('cancelled', 'denied');

-- The last number given in a year. Its row is locked until the invoice that takes the next one is written: no number is left out.
create table invoice_counter (
  year integer primary key,
  last_number integer not null check (last_number > 0)
);

create table invoice (
  id bigint generated always as identity primary key,
  order_id bigint not null references shop_order (id),
  kind text not null check (kind in ('invoice', 'reversal')),
  year integer not null,
  running_number integer not null check (running_number > 0),
  invoice_number text not null unique,
  issued_at timestamptz not null,
  format text not null check (format in ('pdf', 'zugferd', 'xrechnung')),
  -- Everything it says, as it was when it was written.
  content jsonb not null,
  xml text not null,
  -- Drawn when it is first asked for, then kept.
  pdf bytea,
  -- When its mail was decided; null while none was.
  mailed_at timestamptz,
  constraint invoice_once_per_order unique (order_id, kind),
  constraint invoice_numbers_in_a_row unique (year, running_number)
);
create index invoice_to_mail on invoice (order_id) where mailed_at is null;

create function keep_invoice() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'An invoice is kept';
  end if;
  if (new.order_id, new.kind, new.year, new.running_number, new.invoice_number, new.issued_at, new.format, new.content, new.xml)
    is distinct from
    (old.order_id, old.kind, old.year, old.running_number, old.invoice_number, old.issued_at, old.format, old.content, old.xml)
    or (old.pdf is not null and new.pdf is distinct from old.pdf) then
    raise exception 'An invoice does not change';
  end if;
  return new;
end
$$;
create trigger invoice_is_kept before update or delete on invoice for each row execute function keep_invoice();
