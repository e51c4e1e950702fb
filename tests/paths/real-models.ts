import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { loadBrowserModel } from '#paths/browser-model.ts';
import { loadMachines, type FoundMachine } from '#paths/discover.ts';
import { exportedName } from '#paths/exported-name.ts';
import type { AnyCatalog } from '#paths/explore/candidates.ts';
import type { Reality } from '#paths/explore/reality.ts';
import { projectRoot } from '#tests/run/steps.ts';

/** A chart with what can really happen to it on a view or in a browser. */
export interface RealModel {
  /** `quantity-view-position`: machine, layer, and where several views keep to one chart, which of them. */
  readonly name: string;
  readonly machine: FoundMachine['machine'];
  readonly catalog: AnyCatalog;
  readonly reality: Reality<never>;
}

type Exports = Readonly<Record<string, unknown>>;

const place = (file: string): string => join(projectRoot, 'tests/paths', file);

const exportsOf = async (file: string): Promise<Exports> =>
  existsSync(place(file)) ? ((await import(pathToFileURL(place(file)).href)) as Exports) : {};

const kebabCase = (words: string): string => words.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** What the views of a machine offer: `quantityOffers`, and `quantityPositionOffers` of another view. */
async function viewModels({ name, machine, catalog }: FoundMachine): Promise<readonly RealModel[]> {
  const offers = await exportsOf(`views/${name}.offers.ts`);
  return Object.entries(offers).map(([exported, reality]) => ({
    name: `${name}-view${kebabCase(exported.slice(exportedName(name).length, -'Offers'.length))}`,
    machine,
    catalog,
    reality: reality as Reality<never>,
  }));
}

/** What happens to a machine in a browser. */
async function browserModels(found: FoundMachine): Promise<readonly RealModel[]> {
  const model = await loadBrowserModel(projectRoot, found);
  return model === null ? [] : [{ name: `${found.name}-browser`, machine: found.machine, ...model }];
}

const ending = /\.(?:offers|reality)\.ts$/;

/** Names of the machines whose view or browser cannot do everything. */
const namedMachines = (): readonly string[] =>
  ['views', 'browser']
    .flatMap((folder) => readdirSync(place(folder)))
    .filter((file) => ending.test(file))
    .map((file) => file.replace(ending, ''));

/**
 * Charts whose paths through a view or a browser differ from their stored ones, since not everything can happen there:
 * `views/<machine>.offers.ts` and `browser/<machine>.reality.ts` say what can.
 * @throws Error when such a file belongs to no machine.
 */
export async function loadRealModels(): Promise<readonly RealModel[]> {
  const machines = await loadMachines(projectRoot);
  const known = new Set(machines.map(({ name }) => name));
  const strangers = namedMachines().filter((name) => !known.has(name));
  if (strangers.length > 0)
    throw new Error(
      `tests/paths says what can happen to machines that are not there: ${strangers.join(', ')}.`,
    );
  const models = await Promise.all(
    machines.map(async (machine) => [...(await viewModels(machine)), ...(await browserModels(machine))]),
  );
  return models.flat();
}
