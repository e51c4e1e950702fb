-- Invoices are kept for eight years after the one they were written in (§ 14b (1) UStG), and may be deleted then (docs/decisions/0123).
create or replace function keep_invoice() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.year + 8 >= extract(year from now() at time zone 'Europe/Berlin') then
      raise exception 'An invoice is kept';
    end if;
    return old;
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
