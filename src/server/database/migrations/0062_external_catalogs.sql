-- Procurement systems of firms that open this shop as a catalog of theirs (docs/decisions/0112).
create table external_catalog (
  id bigint generated always as identity primary key,
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  -- How people call the system a basket goes to.
  name text not null check (name <> ''),
  account_id bigint not null references account (id) on delete cascade,
  -- The technical user of the firm whose prices and rights hold while the catalog is open.
  person_id bigint not null references person (id) on delete cascade,
  protocol text not null check (protocol in ('oci4', 'oci5', 'cxml')),
  -- What the system calls itself, and Argon2id of what only it knows.
  login_name text not null check (login_name <> ''),
  secret_hash text not null check (secret_hash <> ''),
  -- The shop's number at the firm; goes with every line.
  vendor_number text not null default '',
  -- Origins a basket may be sent to.
  return_origins text[] not null check (cardinality(return_origins) > 0),
  is_active boolean not null default true
);
create index external_catalog_account on external_catalog (account_id);
create index external_catalog_person on external_catalog (person_id);

-- One visit from a procurement system, from its opening until the basket is handed over.
create table external_catalog_session (
  id bigint generated always as identity primary key,
  catalog_id bigint not null references external_catalog (id) on delete cascade,
  -- The session of the browser; null until the address that was given is opened.
  session_id bigint unique references session (id) on delete cascade,
  -- SHA-256 of what the address holds that opens it, once and until then.
  ticket_hash text unique,
  ticket_until timestamptz,
  operation text not null check (operation in ('create', 'edit', 'inspect')),
  return_url text not null,
  return_target text not null default '',
  -- What the system wants back as it was given; for cXML who speaks with whom.
  given jsonb not null,
  -- The basket it wants to go on with.
  brought_basket_id bigint references handed_over_basket (id) on delete set null,
  begun_at timestamptz not null,
  handed_over_at timestamptz,
  -- Names what was handed over; null where it was only looked at.
  handed_over_uuid uuid,
  -- The form that goes back, as it was sent the first time.
  answer jsonb,
  check ((session_id is null) <> (ticket_hash is null)),
  check ((ticket_hash is null) = (ticket_until is null)),
  check ((handed_over_at is null) = (answer is null))
);
create index external_catalog_session_catalog on external_catalog_session (catalog_id);
create index external_catalog_session_brought on external_catalog_session (brought_basket_id);
create index external_catalog_session_ticket on external_catalog_session (ticket_until);
