-- What visitors who consented searched and did not find, by the hour. No column names a person, a session or a place
-- (docs/decisions/0166).
create table search_miss (
  hour timestamptz not null check (extract(epoch from hour) % 3600 = 0),
  -- As the search compares them.
  words text not null check (length(words) between 2 and 80),
  count integer not null check (count > 0),
  primary key (words, hour)
);
create index search_miss_age on search_miss (hour);
