import { ExternalCatalog } from '#contract/external-catalog.ts';
import {
  bigint,
  boolean,
  namesOf,
  oneOf,
  placesOf,
  rowOf,
  selected,
  text,
  texts,
  valuesOf,
} from '#server/database/columns.ts';
import type { ValuesOf } from '#server/database/columns.ts';
import type { Executor } from '#server/database/pool.ts';
import { command, question } from '#server/database/statement.ts';

/** What is kept of a catalog. */
export const catalogColumns = {
  slug: text('slug'),
  name: text('name'),
  accountId: bigint('account_id'),
  personId: bigint('person_id'),
  protocol: oneOf('protocol', ['oci4', 'oci5', 'cxml']),
  loginName: text('login_name'),
  /** Argon2id in PHC form. */
  secretHash: text('secret_hash'),
  vendorNumber: text('vendor_number'),
  /** Origins a basket may be sent to. */
  returnOrigins: texts('return_origins'),
  isActive: boolean('is_active'),
};
export type NewCatalog = ValuesOf<typeof catalogColumns>;

const storedColumns = { id: bigint('id'), ...catalogColumns };
export type StoredCatalog = ValuesOf<typeof storedColumns>;

const insert = command({
  name: 'external-catalog-insert',
  text: `insert into external_catalog (${namesOf(catalogColumns)}) values (${placesOf(catalogColumns)})`,
  values: (catalog: NewCatalog) => valuesOf(catalogColumns, catalog),
});

export async function insertCatalog(executor: Executor, catalog: NewCatalog): Promise<void> {
  await insert.run(executor, catalog);
}

const list = question({
  name: 'external-catalog-list',
  text: `select slug, name, protocol from external_catalog
    where account_id = $1 and is_active and slug = coalesce($2, slug) order by name, slug`,
  values: (accountId: number, slug: string | null) => [accountId, slug],
  row: ExternalCatalog,
});

/** Those of a firm that may be opened. @param slug only this one; null = all */
export const listCatalogs = (executor: Executor, accountId: number, slug: string | null) =>
  list.all(executor, accountId, slug);

const find = question({
  name: 'external-catalog-find',
  text: `select ${selected(storedColumns, 'c')} from external_catalog c
    join person p on p.id = c.person_id and p.is_active and p.is_approved
    where c.slug = $1 and c.is_active`,
  values: (slug: string) => [slug],
  row: rowOf(storedColumns),
});

/** A catalog that may be opened: neither it nor its technical user is switched off. */
export const findCatalog = (executor: Executor, slug: string): Promise<StoredCatalog | null> =>
  find.first(executor, slug);
