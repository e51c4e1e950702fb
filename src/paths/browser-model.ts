import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FoundMachine } from './discover.ts';
import type { AnyCatalog } from './explore/candidates.ts';
import type { Reality } from './explore/reality.ts';
import { exportedName } from './exported-name.ts';

/** What a file of `tests/paths/browser` holds for a machine: `checkout.handlers.ts`. Relative to the root. */
export const browserFile = (machine: string, kind: 'handlers' | 'catalog' | 'reality'): string =>
  `tests/paths/browser/${machine}.${kind}.ts`;

/** What of a machine can happen in a browser on a real server. */
export interface BrowserModel {
  /** The samples a real server can produce. */
  readonly catalog: AnyCatalog;
  /** Whether they are other ones than the machine's. */
  readonly hasOwnCatalog: boolean;
  readonly reality: Reality<never>;
}

async function exportOf(root: string, file: string, name: string): Promise<unknown> {
  const place = join(root, file);
  if (!existsSync(place)) return undefined;
  const { [name]: found } = (await import(pathToFileURL(place).href)) as Readonly<Record<string, unknown>>;
  if (found === undefined) throw new Error(`${file} exports no ${name}.`);
  return found;
}

/**
 * Loads what was written down of a machine in a browser; null where everything of it can happen there.
 * @throws Error when a file does not export what it is there for
 */
export async function loadBrowserModel(
  root: string,
  { name, catalog }: Pick<FoundMachine, 'name' | 'catalog'>,
): Promise<BrowserModel | null> {
  const expected = exportedName(name);
  const reality = await exportOf(root, browserFile(name, 'reality'), `${expected}Reality`);
  if (reality === undefined) return null;
  const own = await exportOf(root, browserFile(name, 'catalog'), `${expected}BrowserCatalog`);
  return {
    catalog: (own as AnyCatalog | undefined) ?? catalog,
    hasOwnCatalog: own !== undefined,
    reality: reality as Reality<never>,
  };
}
