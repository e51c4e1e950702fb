-- What stands behind an eco label: the licence it is used under and its last day (docs/decisions/0150). Without both, only
-- businesses see the label. Added without a value, so that a large table is not rewritten.
alter table article
  add column begreen_licence text check (begreen_licence <> ''),
  add column begreen_valid_until date,
  add constraint article_begreen_evidence check (
    num_nulls(begreen_licence, begreen_valid_until) = 2
    or num_nulls(begreen_label, begreen_licence, begreen_valid_until) = 0
  ) not valid;
