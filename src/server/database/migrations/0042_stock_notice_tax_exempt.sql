-- Whoever is exempt from tax saw prices without it when asking (docs/decisions/0051).
alter table stock_notice add column is_tax_exempt boolean not null default false;
