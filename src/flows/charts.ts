import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyStateMachine } from 'xstate';
import type { Catalog } from '#machines/path-ready.ts';

/** A catalogue whose types were checked where it was written. */
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyCatalog = Catalog<any>;

export interface Chart {
  /** File name without its endings: `toast`. */
  readonly name: string;
  readonly machine: AnyStateMachine;
  readonly catalog: AnyCatalog;
}

const machinesFolder = join(import.meta.dirname, '../../machines');

type Exports = Readonly<Record<string, unknown>>;

const load = async (path: string): Promise<Exports> => (await import(pathToFileURL(path).href)) as Exports;

const isMachine = (value: unknown): value is AnyStateMachine =>
  typeof value === 'object' && value !== null && 'root' in value && 'implementations' in value;

/** Every machine of the product with its catalogue, by file name. A machine without a catalogue is an error. */
export async function readCharts(): Promise<readonly Chart[]> {
  const charts: Chart[] = [];
  for (const folder of readdirSync(machinesFolder, { withFileTypes: true })) {
    if (!folder.isDirectory()) continue;
    const files = readdirSync(join(machinesFolder, folder.name));
    const catalogues: Record<string, unknown> = {};
    for (const file of files.filter((name) => name.endsWith('.catalog.ts')))
      Object.assign(catalogues, await load(join(machinesFolder, folder.name, file)));
    for (const file of files.filter((name) => name.endsWith('.machine.ts'))) {
      for (const [exported, machine] of Object.entries(await load(join(machinesFolder, folder.name, file)))) {
        if (!isMachine(machine)) continue;
        const catalog = catalogues[exported.replace(/Machine$/, 'Catalog')];
        if (catalog === undefined) throw new Error(`${file}: ${exported} has no catalogue beside it`);
        charts.push({ name: file.replace('.machine.ts', ''), machine, catalog: catalog as AnyCatalog });
      }
    }
  }
  return charts.toSorted((one, other) => (one.name < other.name ? -1 : 1));
}
