import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { StateMachine, type AnyStateMachine } from 'xstate';
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

async function exportsOf(
  folder: string,
  ending: string | RegExp,
): Promise<Readonly<Record<string, unknown>>> {
  const files = readdirSync(folder).filter((file) =>
    typeof ending === 'string' ? file.endsWith(ending) : ending.test(file),
  );
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

/** What charts tell one another, whoever they are: teller → fact → hearer. */
export type FactRows = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, unknown>>>>>>;

const rowsOf = (value: unknown): readonly unknown[] | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.values(value) : null;

/** Whether a value has the shape of a table of facts: three levels of names that end in functions. */
const isFactTable = (value: unknown, levels = 3): value is FactRows => {
  if (levels === 0) return typeof value === 'function';
  const rows = rowsOf(value);
  return rows !== null && rows.length > 0 && rows.every((row) => isFactTable(row, levels - 1));
};

/**
 * The tables of what charts tell one another: whatever a file of `machines/<folder>` named `facts.ts` or `<name>.facts.ts`
 * exports in that shape, the table of the page before those of screens.
 */
export async function loadFactTables(root: string): Promise<readonly FactRows[]> {
  const folders = [...new Set(machineNames(root).map(({ folder }) => folder))];
  const tablesIn = async (ending: RegExp): Promise<readonly FactRows[]> => {
    const exported = await Promise.all(
      folders.map((folder) => exportsOf(join(root, 'machines', folder), ending)),
    );
    return exported.flatMap((each) => Object.values(each)).filter((value) => isFactTable(value));
  };
  return [...(await tablesIn(/^facts\.ts$/)), ...(await tablesIn(/\.facts\.ts$/))];
}

/** All machines below `root`. */
export const loadMachines = (root: string): Promise<readonly FoundMachine[]> =>
  Promise.all(machineNames(root).map(({ name, folder }) => loadMachine(root, name, folder)));
