import type { SnapshotFrom } from 'xstate';
import type { ExternalCatalogMachine } from './external-catalog.machine.ts';
import type { ExternalCatalogContext } from './external-catalog.types.ts';

type Snapshot = SnapshotFrom<ExternalCatalogMachine>;

export interface ExternalCatalogView extends Pick<ExternalCatalogContext, 'fresh' | 'problem'> {
  readonly state: string;
  readonly isBusy: boolean;
  readonly isOver: boolean;
  /** Over, and nothing was taken over. */
  readonly isWithoutBasket: boolean;
}

/** What the page that hands a basket over shows. */
export function selectExternalCatalog(snapshot: Snapshot): ExternalCatalogView {
  const { value } = snapshot;
  return {
    fresh: snapshot.context.fresh,
    problem: snapshot.context.problem,
    state: typeof value === 'string' ? value : value.review,
    isBusy: snapshot.hasTag('busy'),
    isOver: snapshot.hasTag('done'),
    isWithoutBasket: snapshot.matches('backWithout'),
  };
}
