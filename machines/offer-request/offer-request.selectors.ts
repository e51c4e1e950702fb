import type { SnapshotFrom } from 'xstate';
import type { OfferRequestMachine } from './offer-request.machine.ts';
import type { OfferRequestContext } from './offer-request.types.ts';

type Snapshot = SnapshotFrom<OfferRequestMachine>;

export interface OfferRequestView extends Pick<
  OfferRequestContext,
  'item' | 'positions' | 'problem' | 'positionProblem' | 'reference'
> {
  readonly state: Snapshot['value'];
  readonly isBusy: boolean;
  /** The article the page was opened for is on its way. */
  readonly isAdding: boolean;
}

/** What the page of the request shows. */
export function selectOfferRequest(snapshot: Snapshot): OfferRequestView {
  const { item, positions, changes, problem, positionProblem, reference } = snapshot.context;
  return {
    item,
    positions,
    problem,
    positionProblem,
    reference,
    state: snapshot.value,
    isBusy: snapshot.hasTag('busy'),
    isAdding: changes[0]?.how === 'add',
  };
}
