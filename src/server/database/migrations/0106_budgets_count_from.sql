-- The day in Berlin on which a budget was made: what was ordered before is not counted in it. Null for those made before that day
-- was kept, and where nothing was ordered before.
alter table budget add column counts_from date;
