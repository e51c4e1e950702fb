import type { SnapshotFrom } from 'xstate';
import type { ExternalCatalogMachine } from './external-catalog.machine.ts';
import type { ExternalCatalogContext } from './external-catalog.types.ts';

type Snapshot = SnapshotFrom<ExternalCatalogMachine>;

export interface ExternalCatalogView extends ExternalCatalogContext {
  readonly state: string;
  readonly isBusy: boolean;
  readonly isHandedOver: boolean;
}

/** What the page that hands a basket over shows. */
export function selectExternalCatalog(snapshot: Snapshot): ExternalCatalogView {
  const { value } = snapshot;
  return {
    problem: snapshot.context.problem,
    state: typeof value === 'string' ? value : value.review,
    isBusy: snapshot.hasTag('busy'),
    isHandedOver: snapshot.matches('handedOver'),
  };
}
