-- Printers that people and firms say they have (docs/decisions/0173).
create table own_device (
  id bigint generated always as identity primary key,
  account_id bigint not null references account (id) on delete cascade,
  -- Null of what belongs to the whole firm.
  person_id bigint references person (id) on delete cascade,
  -- The printer by its address: a catalogue that is loaded anew gives other ids. Null of a pasted line nobody has chosen one for.
  slug text,
  -- As the catalogue calls it, or as it was pasted.
  name text not null check (name <> ''),
  room text not null default '',
  cost_center text not null default '',
  note text not null default '',
  added_at timestamptz not null,
  constraint own_device_slug check (slug <> '')
);
create index own_device_account_index on own_device (account_id, id);
create index own_device_person_index on own_device (person_id);
