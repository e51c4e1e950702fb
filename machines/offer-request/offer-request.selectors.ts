import type { SnapshotFrom } from 'xstate';
import type { OfferRequestMachine } from './offer-request.machine.ts';
import type { OfferRequestContext } from './offer-request.types.ts';

type Snapshot = SnapshotFrom<OfferRequestMachine>;

export interface OfferRequestView extends Pick<
  OfferRequestContext,
  'item' | 'positions' | 'problem' | 'positionProblem' | 'reference'
> {
  readonly state: Snapshot['value'];
  /** The request that was sent last, before this one; null for none. */
  readonly lastSent: OfferRequestContext['sent'][number] | null;
  readonly isBusy: boolean;
  /** It is being sent, or asked what it is now: what is on it stays as it is. */
  readonly isFixed: boolean;
  /** The article the page was opened for is on its way. */
  readonly isAdding: boolean;
}

/** What the page of the request shows. */
export function selectOfferRequest(snapshot: Snapshot): OfferRequestView {
  const { item, positions, sent, changes, problem, positionProblem, reference } = snapshot.context;
  return {
    item,
    positions,
    problem,
    positionProblem,
    reference,
    state: snapshot.value,
    lastSent: sent[0] ?? null,
    isBusy: snapshot.hasTag('busy'),
    isFixed: ['lookingAgain', 'sending', 'settling', 'waiting'].includes(snapshot.value),
    isAdding: changes[0]?.how === 'add',
  };
}
