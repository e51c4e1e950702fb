import { shallowEqual, useSelector } from '@xstate/react';
import type { ImportedTable } from '#contract/imported-tables.ts';
import type { TableImportMachine } from '#machines/table-import/table-import.machine.ts';
import { selectTableImport } from '#machines/table-import/table-import.selectors.ts';
import type { WiredChart } from './shop.ts';
import { useWiredActor } from './wired-actor.ts';

/**
 * A file while it is read in.
 *
 * @param chart what the route brought along
 * @param table what it is read in as
 */
export function useTableImport(chart: WiredChart<TableImportMachine>, table: ImportedTable) {
  const actor = useWiredActor(chart, { table });
  return { view: useSelector(actor, selectTableImport, shallowEqual), send: actor.send };
}
