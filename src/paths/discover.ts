import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { StateMachine, type AnyStateMachine } from 'xstate';
import type { FactRows } from '#machines/app/fact-table.ts';
import type { AnyEnsemble } from '#machines/ensemble.ts';
import type { AnyCatalog } from './explore/candidates.ts';
import { exportedName } from './exported-name.ts';

/** A machine as its folder holds it: `<folder>/<name>.machine.ts` and the catalogue `<name>Catalog` beside it. */
export interface FoundMachine {
  /** `shop-mode`; the machine's id as well. */
  readonly name: string;
  readonly folder: string;
  readonly machine: AnyStateMachine;
  readonly catalog: AnyCatalog;
  /** Whether `<name>Persistence` stands among its selectors. */
  readonly isPersisted: boolean;
}

const suffix = '.machine.ts';

async function exportsOf(folder: string, ending: string): Promise<Readonly<Record<string, unknown>>> {
  const files = readdirSync(folder).filter((file) => file.endsWith(ending));
  const modules = await Promise.all(
    files.map(
      async (file) => (await import(pathToFileURL(join(folder, file)).href)) as Record<string, unknown>,
    ),
  );
  return Object.assign({}, ...modules) as Record<string, unknown>;
}

/** Names of all machines below `root`, sorted; nothing is loaded. */
export function machineNames(root: string): readonly { readonly name: string; readonly folder: string }[] {
  const base = join(root, 'machines');
  return readdirSync(base, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name: folder }) =>
      readdirSync(join(base, folder))
        .filter((file) => file.endsWith(suffix))
        .map((file) => ({ name: file.slice(0, -suffix.length), folder })),
    )
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
}

/**
 * Loads one machine by the folder convention.
 * @throws Error when the machine, or the catalogue that samples it, is not exported under the expected name.
 */
export async function loadMachine(root: string, name: string, folder: string): Promise<FoundMachine> {
  const place = join(root, 'machines', folder);
  const expected = exportedName(name);
  const { [`${expected}Machine`]: machine } = await exportsOf(place, `${name}${suffix}`);
  if (!(machine instanceof StateMachine))
    throw new Error(`machines/${folder}/${name}${suffix} exports no ${expected}Machine.`);
  const { [`${expected}Catalog`]: catalog } = await exportsOf(place, '.catalog.ts');
  if (catalog === undefined)
    throw new Error(`machines/${folder} has no ${expected}Catalog: the samples of ${name} are missing.`);
  const isPersisted = `${expected}Persistence` in (await exportsOf(place, '.selectors.ts'));
  return { name, folder, machine: machine as AnyStateMachine, catalog: catalog as AnyCatalog, isPersisted };
}

/**
 * Charts that are explored together: `<folder>/<name>.ensemble.ts` exports `<name>Ensemble`.
 * @throws Error when it does not.
 */
export async function loadEnsembles(root: string): Promise<readonly AnyEnsemble[]> {
  const folders = [...new Set(machineNames(root).map(({ folder }) => folder))];
  const loaded = folders.map(async (folder): Promise<readonly AnyEnsemble[]> => {
    const place = join(root, 'machines', folder);
    const exported = await exportsOf(place, '.ensemble.ts');
    if (Object.keys(exported).length === 0) return [];
    const ensemble = exported[`${exportedName(folder)}Ensemble`] as AnyEnsemble | undefined;
    if (ensemble === undefined)
      throw new Error(`machines/${folder} exports no ${exportedName(folder)}Ensemble.`);
    return [ensemble];
  });
  return (await Promise.all(loaded)).flat();
}

/**
 * The tables of what charts tell one another: `app/facts.ts` exports `facts`, `<folder>/<folder>.facts.ts` exports
 * `<folder>Facts`. The rows of a table under another name are missing in the picture of the system, which fails
 * (`tests/architecture/drawn-facts.ts`).
 */
export async function loadFactTables(root: string): Promise<readonly FactRows<never>[]> {
  const folders = [...new Set(machineNames(root).map(({ folder }) => folder))];
  const tables = await Promise.all(
    folders.map(async (folder) => {
      const exported = await exportsOf(join(root, 'machines', folder), 'facts.ts');
      const table = exported['facts'] ?? exported[`${exportedName(folder)}Facts`];
      return table as FactRows<never> | undefined;
    }),
  );
  return tables.filter((table) => table !== undefined);
}

/** All machines below `root`. */
export const loadMachines = (root: string): Promise<readonly FoundMachine[]> =>
  Promise.all(machineNames(root).map(({ name, folder }) => loadMachine(root, name, folder)));
