import type { SnapshotFrom } from 'xstate';
import type { QuantityMachine } from './quantity.machine.ts';
import type { QuantityContext, QuantityInput } from './quantity.types.ts';

/** What the field of an amount shows. */
export interface QuantityView extends Omit<QuantityContext, 'isWanted'> {
  /** Something was typed or stepped that does not count yet. */
  readonly isOpen: boolean;
}

/** The view of a field nobody has touched yet: no actor exists for it (docs/decisions/0010). */
export const initialQuantityView = (input: QuantityInput): QuantityView => ({
  ...input,
  typed: null,
  corrected: null,
  isOpen: false,
});

/** The view of a field with an actor. */
export function selectQuantityView(snapshot: SnapshotFrom<QuantityMachine>): QuantityView {
  const { rule, quantity, typed, corrected } = snapshot.context;
  return { rule, quantity, typed, corrected, isOpen: snapshot.hasTag('open') };
}
