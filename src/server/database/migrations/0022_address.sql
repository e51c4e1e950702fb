-- Addresses a customer keeps; at most one of them is the default.

create table address (
  id bigint generated always as identity primary key,
  person_id bigint not null references person (id) on delete cascade,
  kind text not null check (kind in ('company', 'private')),
  company text not null default '',
  vat_id text not null default '',
  salutation text not null default 'none' check (salutation in ('none', 'frau', 'herr', 'divers')),
  firstname text not null default '',
  lastname text not null,
  street text not null,
  house_number text not null,
  addition text not null default '',
  zip text not null,
  city text not null,
  country text not null check (country in ('DE', 'AT', 'CH')),
  phone text not null default '',
  is_default boolean not null default false
);
create index address_person_index on address (person_id, id);
create unique index address_one_default on address (person_id) where is_default;
