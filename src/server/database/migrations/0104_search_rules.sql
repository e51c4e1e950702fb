-- What the shop's staff say about searches: each published change with all rules as they hold from then on
-- (docs/decisions/0166). Rows are added and never changed.
create table search_rule_version (
  version integer primary key check (version > 0),
  published_at timestamptz not null,
  -- Null once the person was erased.
  published_by bigint references person (id) on delete set null,
  did text not null check (did in ('added', 'changed', 'removed', 'undone')),
  -- What was added, changed or removed.
  rule jsonb,
  -- Which version was taken back.
  undone integer references search_rule_version (version),
  rules jsonb not null,
  constraint search_rule_version_deed check ((did = 'undone') = (undone is not null) and (did = 'undone') = (rule is null))
);
create index search_rule_version_published_by_index on search_rule_version (published_by);

create function search_rule_version_stays() returns trigger language plpgsql as $$
begin
  -- A person who is erased leaves the version behind without a name.
  if tg_op = 'UPDATE' and new.published_by is null
    and (new.version, new.published_at, new.did, new.rule, new.undone, new.rules)
      is not distinct from (old.version, old.published_at, old.did, old.rule, old.undone, old.rules)
  then return new; end if;
  raise exception 'a published version of the rules of the search is kept';
end $$;
create trigger search_rule_version_stays before update or delete on search_rule_version
  for each row execute function search_rule_version_stays();

-- Searches are kept with the version of the catalogue: rules that change make a new one, of no article at all.
create function search_rules_changed() returns trigger language plpgsql as $$
begin
  perform note_catalogue_change(array[0]);
  return null;
end $$;
create trigger search_rules_changed after insert on search_rule_version
  for each statement execute function search_rules_changed();
