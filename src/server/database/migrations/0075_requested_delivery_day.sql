-- The day a business would like its goods on, as it is written in calendars: 2026-12-03.
alter table shop_order
  add column delivery_day text check (delivery_day ~ '^\d{4}-\d{2}-\d{2}$');
