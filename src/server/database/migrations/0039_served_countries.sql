-- A delivery to Switzerland would be an export: without German VAT, through customs, and not in one or two working days. The
-- shop reckons none of that, so it does not offer it (docs/decisions/0045).
update shipping_method set countries = array_remove(countries, 'CH');

-- The label's name in German.
update article set begreen_label = 'Nordischer Schwan', facts = replace(facts::text, 'Nordic Swan', 'Nordischer Schwan')::jsonb
  where begreen_label = 'Nordic Swan';
