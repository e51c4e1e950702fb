-- A hand-over names the visit its page belongs to, and its document sends itself once (docs/decisions/0112).
alter table external_catalog_session
  add column public_id uuid not null default gen_random_uuid(),
  add column sent_at timestamptz;
