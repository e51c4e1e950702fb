-- Prepaid orders that nobody has paid yet wait for days; the look for invoices to write, each second, does not pass them one by one.
drop index shop_order_invoice_due;
create index shop_order_invoice_due on shop_order (id)
  where invoicing = 'due' and state in ('accepted', 'processing', 'shipped', 'completed')
    and (state <> 'accepted' or not is_prepaid or paid_at is not null or reserved_until is null);
