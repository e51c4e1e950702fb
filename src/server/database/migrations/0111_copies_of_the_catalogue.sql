-- Copies of the catalogue in files of data folders (docs/decisions/0175): a copy is right for a database that has its row,
-- since whatever has the row, a restored backup too, had that version of the catalogue before.
create table catalogue_copy (
  mark uuid primary key,
  version bigint not null,
  -- Main version of the server: what `hashtext` gives is promised for one only.
  server integer not null default current_setting('server_version_num')::integer / 10000,
  written_at timestamptz not null default now()
);
