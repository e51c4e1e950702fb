/** Tables of a firm that its admins read in from a file; views read this before anything is asked. */
export const importedTables = ['people', 'costCenters', 'budgets'] as const;
export type ImportedTable = (typeof importedTables)[number];

/** Of each table what is taken of a row, what alone the shop says, and what no file is without. */
export const importedColumns = {
  people: {
    taken: ['email', 'name', 'isAdmin', 'isDeputy', 'mayOrder'],
    told: ['state', 'signedInAt', 'invitedUntil'],
    needed: ['email'],
  },
  costCenters: { taken: ['number', 'name', 'owner', 'state', 'people'], told: [], needed: ['number'] },
  budgets: {
    taken: ['person', 'costCenter', 'period', 'amount'],
    told: ['used'],
    needed: ['period', 'amount'],
  },
} as const satisfies Readonly<Record<ImportedTable, Readonly<Record<string, readonly string[]>>>>;

/** Most rows below the one with the names of the columns. */
export const mostImportedRows = 2000;
export const mostImportedColumns = 50;
/** Largest file. */
export const largestImportedFileBytes = 1_000_000;
/** Most characters of a cell: one that names all who may be named for a cost center. */
export const longestImportedCell = 100_000;

/** What a row of a file would do, or has done. */
export const importOutcomes = ['new', 'changed', 'unchanged', 'refused'] as const;
export type ImportOutcome = (typeof importOutcomes)[number];

const slugs = {
  people: 'people',
  costCenters: 'cost-centers',
  budgets: 'budgets',
} as const satisfies Readonly<Record<ImportedTable, string>>;
const importPath = '/my/admin-import';

export const adminImportRoute = `${importPath}/:table`;
/** Where a table is read in (S2.4). */
export const adminImportPath = (table: ImportedTable): string => `${importPath}/${slugs[table]}`;
/** The table an address names; null for anything else. */
export const importedTableOf = (slug: string | undefined): ImportedTable | null =>
  importedTables.find((table) => slugs[table] === slug) ?? null;
