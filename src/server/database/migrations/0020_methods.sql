-- Ways to pay and to ship are data: names, prices, limits and rules stand here, the program only reads them.

create table payment_method (
  slug text primary key check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  position integer not null,
  is_active boolean not null default true,
  -- Texts by language; German is always there.
  display_name jsonb not null check (display_name ? 'de'),
  description jsonb not null check (description ? 'de'),
  fee_net_cents integer not null default 0 check (fee_net_cents >= 0),
  needs_iban boolean not null default false,
  is_prepaid boolean not null default false,
  -- Gross value of the goods between which it may be used; null = no limit.
  minimum_gross_cents integer check (minimum_gross_cents >= 0),
  maximum_gross_cents integer check (maximum_gross_cents > 0),
  is_for_guests boolean not null default true,
  is_for_private boolean not null default true,
  is_for_companies boolean not null default true,
  countries text[] not null default '{DE,AT,CH}'
);

create table shipping_method (
  slug text primary key check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  position integer not null,
  is_active boolean not null default true,
  display_name jsonb not null check (display_name ? 'de'),
  description jsonb not null check (description ? 'de'),
  price_net_cents integer not null check (price_net_cents >= 0),
  -- Net value of the goods from which it costs nothing; null = never free.
  free_from_net_cents integer check (free_from_net_cents > 0),
  minimum_days integer not null check (minimum_days >= 0),
  maximum_days integer not null check (maximum_days >= minimum_days),
  maximum_weight_grams integer check (maximum_weight_grams > 0),
  countries text[] not null default '{DE}',
  -- Only when everything lies in the warehouse (delivery state 1 and enough stock).
  needs_stock boolean not null default false,
  -- The buyer fetches it: every article must be collectable.
  is_pickup boolean not null default false
);

insert into payment_method
  (slug, position, display_name, description, fee_net_cents, needs_iban, is_prepaid, maximum_gross_cents, is_for_guests, countries)
values
  ('rechnung', 1, '{"de":"Rechnung","en":"Invoice"}',
   '{"de":"Zahlbar innerhalb von 14 Tagen nach Erhalt der Ware.","en":"Payable within 14 days of receiving the goods."}',
   0, false, false, 150000, true, '{DE,AT}'),
  ('vorkasse', 2, '{"de":"Vorkasse","en":"Prepayment"}',
   '{"de":"Überweisung vor dem Versand. Die Lieferfrist beginnt am Tag nach Ihrem Überweisungsauftrag.","en":"Bank transfer before dispatch. The delivery time starts on the day after your transfer order."}',
   0, false, true, null, true, '{DE,AT,CH}'),
  ('sepa-lastschrift', 3, '{"de":"SEPA-Lastschrift","en":"SEPA direct debit"}',
   '{"de":"Wir ziehen den Betrag nach dem Versand von Ihrem Konto ein.","en":"We collect the amount from your account after dispatch."}',
   0, true, false, 500000, true, '{DE,AT}');

insert into shipping_method
  (slug, position, display_name, description, price_net_cents, free_from_net_cents, minimum_days, maximum_days, maximum_weight_grams, countries, needs_stock, is_pickup)
values
  ('standard', 1, '{"de":"Standardversand","en":"Standard shipping"}',
   '{"de":"Versand mit Sendungsverfolgung an Ihre Lieferadresse.","en":"Tracked delivery to your address."}',
   495, 5000, 1, 2, null, '{DE,AT,CH}', false, false),
  ('express', 2, '{"de":"Express","en":"Express"}',
   '{"de":"Zustellung am nächsten Werktag, bei Bestellung vor Versandschluss. Nur für Lagerware.","en":"Delivery on the next working day when ordered before the cut-off. Warehouse goods only."}',
   1250, null, 1, 1, 31500, '{DE}', true, false),
  ('abholung', 3, '{"de":"Abholung","en":"Collection"}',
   '{"de":"Abholung im Lager während der Öffnungszeiten.","en":"Collection from the warehouse during opening hours."}',
   0, null, 0, 1, null, '{DE,AT,CH}', true, true);
