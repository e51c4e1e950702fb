-- Whoever's session is gone begins another basket while a page still knows the versions of the old one: they go on above them.
alter table basket alter column version set default floor(extract(epoch from clock_timestamp()) * 1000);
