import type { SnapshotFrom } from 'xstate';
import type { QuantityReason } from '#domain/quantity.ts';
import type { QuantityMachine } from './quantity.machine.ts';

type QuantitySnapshot = SnapshotFrom<QuantityMachine>;

export const selectQuantity = (snapshot: QuantitySnapshot): number => snapshot.context.quantity;

/** Why the amount was corrected, so that the field says it; null when it was not. */
export const selectCorrection = (snapshot: QuantitySnapshot): QuantityReason | null =>
  snapshot.context.reason;
