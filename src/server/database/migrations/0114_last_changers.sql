-- Who changed them last: an admin who saves over the work of another is told whose it is.
alter table account add column release_rules_changed_by bigint references person (id) on delete set null;
create index account_release_rules_changed_by on account (release_rules_changed_by)
  where release_rules_changed_by is not null;
alter table budget add column changed_by bigint references person (id) on delete set null;
create index budget_changed_by on budget (changed_by) where changed_by is not null;
