/** Two columns, `payment` and `shipping`, with all methods as JSON. */
export const methodObjects = `
  (select json_agg(json_build_object('slug', slug, 'position', position, 'isActive', is_active,
    'displayName', display_name, 'description', description, 'feeNetCents', fee_net_cents, 'needsIban', needs_iban,
    'isPrepaid', is_prepaid, 'minimumGrossCents', minimum_gross_cents, 'maximumGrossCents', maximum_gross_cents,
    'isForGuests', is_for_guests, 'isForPrivate', is_for_private, 'isForCompanies', is_for_companies,
    'countries', countries) order by position) from payment_method) as payment,
  (select json_agg(json_build_object('slug', slug, 'position', position, 'isActive', is_active,
    'displayName', display_name, 'description', description, 'priceNetCents', price_net_cents,
    'freeFromNetCents', free_from_net_cents, 'minimumDays', minimum_days, 'maximumDays', maximum_days,
    'maximumWeightGrams', maximum_weight_grams, 'countries', countries, 'needsStock', needs_stock,
    'isPickup', is_pickup) order by position) from shipping_method) as shipping`;
