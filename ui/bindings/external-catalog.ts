import { shallowEqual, useSelector } from '@xstate/react';
import type { ExternalCatalogMachine } from '#machines/external-catalog/external-catalog.machine.ts';
import { selectExternalCatalog } from '#machines/external-catalog/external-catalog.selectors.ts';
import type { WiredChart } from './shop.ts';
import { useWiredActor } from './wired-actor.ts';

/**
 * The basket of a visit that came from a procurement system, while it is handed over.
 *
 * @param chart what the route brought along
 */
export function useExternalCatalog(chart: WiredChart<ExternalCatalogMachine>) {
  const actor = useWiredActor(chart, undefined);
  return { view: useSelector(actor, selectExternalCatalog, shallowEqual), send: actor.send };
}
