create extension if not exists pg_trgm;
create extension if not exists unaccent;

-- unaccent() is only STABLE, since its dictionary may change; with the dictionary named it may stand in an index.
do $$
declare
  home text := (select n.nspname from pg_extension e join pg_namespace n on n.oid = e.extnamespace where e.extname = 'unaccent');
begin
  execute format(
    'create or replace function immutable_unaccent(sentence text) returns text
       language sql immutable strict parallel safe
       return %1$I.unaccent(%2$L::regdictionary, sentence)',
    home, home || '.unaccent');
end
$$;
