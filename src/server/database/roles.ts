import type { ClientBase } from 'pg';

/** Addresses of one database: what the shop may do with it hangs on the role it signs in as. */
export interface DatabaseAddresses {
  /** For all the shop does while it serves: reading and writing rows. */
  readonly connectionString: string;
  /** For migrations and for loading a catalogue, as the owner of the tables; may be the same. */
  readonly migrationString: string;
}

/** Role of the packaged server that owns the database and its tables. */
export const ownerRole = 'kontor_owner';
/** Role of the packaged server that the shop works as. */
export const shopRole = 'kontor_shop';

/** The table that says which migrations ran; only their owner writes it. */
const migrationTable = 'migration';

async function provideRole(client: ClientBase, name: string, password: string): Promise<void> {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [name]);
  if (rowCount === 0) await client.query(`create role ${name}`);
  await client.query(
    `alter role ${name} with login nosuperuser nocreatedb nocreaterole noreplication nobypassrls
       password ${client.escapeLiteral(password)}`,
  );
}

/** Makes the server's two roles, or brings their rights and passwords up to date. The client is a superuser's. */
export async function provideRoles(
  client: ClientBase,
  passwords: { readonly owner: string; readonly shop: string },
): Promise<void> {
  await provideRole(client, ownerRole, passwords.owner);
  await provideRole(client, shopRole, passwords.shop);
}

/** What the superuser owns beside the tables' own parts (keys, identity columns) and what extensions brought. */
const foreignOwnedStatement = `
  select format('alter table %s owner to ${ownerRole}', c.oid::regclass) as statement
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relowner = (select oid from pg_roles where rolname = current_user)
    and c.relkind in ('r', 'p', 'v', 'm', 'S')
    and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid
      and (d.deptype = 'e' or c.relkind = 'S' and d.deptype in ('a', 'i')))
  union all
  select format('alter routine %s owner to ${ownerRole}', p.oid::regprocedure)
  from pg_proc p
  where p.pronamespace = 'public'::regnamespace and p.proowner = (select oid from pg_roles where rolname = current_user)
    and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
  union all
  select format('alter database %I owner to ${ownerRole}', datname)
  from pg_database where datname = current_database() and datdba <> '${ownerRole}'::regrole
  union all
  select format('revoke temporary on database %I from public', current_database())
  where has_database_privilege('${shopRole}', current_database(), 'temporary')`;

/**
 * Hands a database of the superuser, with all the shop keeps in it, to the owner's role; no row is touched. A database
 * that has been handed over is left as it is. The client is the superuser's, connected to that database.
 */
export async function handOverDatabase(client: ClientBase): Promise<void> {
  await client.query('begin');
  const { rows } = await client.query<{ statement: string }>(foreignOwnedStatement);
  for (const { statement } of rows) await client.query(statement);
  await client.query('commit');
}

/**
 * What a role lacks of reading and writing rows, using sequences and calling functions. Conditions are tested in any
 * order, and that of sequences fails on a table: so it stands in a case.
 */
const missingGrantsStatement = `
  select format('grant usage on schema %I to %I', n.nspname, $1::name) as statement
  from pg_namespace n
  where n.nspname = current_schema() and not has_schema_privilege($1::name, n.oid, 'usage')
  union all
  select format('grant select, insert, update, delete on table %s to %I', c.oid::regclass, $1::name)
  from pg_class c
  where c.relnamespace = (select oid from pg_namespace where nspname = current_schema()) and c.relkind in ('r', 'p', 'v', 'm')
    and c.relname <> '${migrationTable}' and pg_has_role(c.relowner, 'usage')
    and not (has_table_privilege($1::name, c.oid, 'select') and has_table_privilege($1::name, c.oid, 'insert')
      and has_table_privilege($1::name, c.oid, 'update') and has_table_privilege($1::name, c.oid, 'delete'))
  union all
  select format('grant usage on sequence %s to %I', c.oid::regclass, $1::name)
  from pg_class c
  where c.relnamespace = (select oid from pg_namespace where nspname = current_schema())
    and pg_has_role(c.relowner, 'usage')
    and case when c.relkind = 'S' then not has_sequence_privilege($1::name, c.oid, 'usage') else false end
  union all
  select format('grant execute on routine %s to %I', p.oid::regprocedure, $1::name)
  from pg_proc p
  where p.pronamespace = (select oid from pg_namespace where nspname = current_schema()) and pg_has_role(p.proowner, 'usage')
    and not has_function_privilege($1::name, p.oid, 'execute')`;

/**
 * Gives a role what the shop needs of everything the client's role owns, and nothing of the table of migrations. Writes
 * nothing where nothing is missing, so that every start and every migration may ask for it.
 */
export async function grantRows(client: ClientBase, role: string): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(missingGrantsStatement, [role]);
  for (const { statement } of rows) await client.query(statement);
}
