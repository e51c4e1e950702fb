-- Which articles each version of the catalogue changed: what was derived from the others stays right, so readers mend
-- what they hold instead of deriving all of it anew. The row of catalogue_state is locked until the change commits, so
-- versions become visible in their order.
create table catalogue_change (
  version bigint not null,
  -- Null = more than is worth naming, or something every article may depend on.
  article_id integer
);
create index catalogue_change_version_index on catalogue_change (version);

create function note_catalogue_change(articles integer[]) returns void language plpgsql as $$
declare
  next_version bigint;
begin
  update catalogue_state set version = version + 1 returning version into next_version;
  insert into catalogue_change (version, article_id) select next_version, unnest(articles);
  delete from catalogue_change where version < next_version - 1000;
end $$;

create or replace function catalogue_changed() returns trigger language plpgsql as $$
begin
  perform note_catalogue_change(array[null::integer]);
  return null;
end $$;

-- The articles a statement on article, or on a table with article_id, changed; nothing when it changed no row.
create function catalogue_articles_changed() returns trigger language plpgsql as $$
declare
  most_named constant integer := 500;
  named integer[];
begin
  if tg_op = 'UPDATE' then
    execute format('select array(select %1$I from changed union select %1$I from previous limit %2$s)',
      tg_argv[0], most_named + 1) into named;
  else
    execute format('select array(select distinct %1$I from changed limit %2$s)', tg_argv[0], most_named + 1) into named;
  end if;
  if cardinality(named) > most_named then
    perform note_catalogue_change(array[null::integer]);
  elsif cardinality(named) > 0 then
    perform note_catalogue_change(named);
  end if;
  return null;
end $$;

drop trigger article_changed on article;
create trigger article_inserted after insert on article
  referencing new table as changed for each statement execute function catalogue_articles_changed('id');
create trigger article_updated after update on article
  referencing old table as previous new table as changed for each statement execute function catalogue_articles_changed('id');
create trigger article_deleted after delete on article
  referencing old table as changed for each statement execute function catalogue_articles_changed('id');
create trigger article_truncated after truncate on article
  for each statement execute function catalogue_changed();

-- Numbers and rungs of prices belong to an article as much as its own row; printers change the words of all who fit.
drop trigger article_alias_changed on article_alias;
create trigger article_alias_inserted after insert on article_alias
  referencing new table as changed for each statement execute function catalogue_articles_changed('article_id');
create trigger article_alias_updated after update on article_alias
  referencing old table as previous new table as changed for each statement execute function catalogue_articles_changed('article_id');
create trigger article_alias_deleted after delete on article_alias
  referencing old table as changed for each statement execute function catalogue_articles_changed('article_id');
create trigger article_price_inserted after insert on article_price
  referencing new table as changed for each statement execute function catalogue_articles_changed('article_id');
create trigger article_price_updated after update on article_price
  referencing old table as previous new table as changed for each statement execute function catalogue_articles_changed('article_id');
create trigger article_price_deleted after delete on article_price
  referencing old table as changed for each statement execute function catalogue_articles_changed('article_id');

-- Nothing reads the stored vocabulary any more: the index takes the words from the articles themselves.
drop function refresh_search_terms();
drop table search_term;
