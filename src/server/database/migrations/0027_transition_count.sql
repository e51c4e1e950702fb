-- How often visitors who consented took each transition of a statechart, by the hour. No column names a person, a
-- session or an order.
create table transition_count (
  release text not null,
  machine text not null,
  -- `machine|node|event|index`
  transition text not null,
  hour timestamptz not null check (extract(epoch from hour) % 3600 = 0),
  mode text not null check (mode in ('b2b', 'b2c')),
  count bigint not null check (count > 0),
  -- In the order of the one question: a machine, a span of time, perhaps a mode.
  primary key (machine, hour, mode, transition, release)
);
create index transition_count_age on transition_count (hour);
