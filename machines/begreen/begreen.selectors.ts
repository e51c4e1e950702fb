import type { SnapshotFrom } from 'xstate';
import type { BegreenMachine } from './begreen.machine.ts';
import { isFlagged } from './begreen.rules.ts';

export interface BegreenView {
  readonly phase: 'free' | 'mirrored' | 'mirroring';
  /** Only articles with an eco label are shown, or will be. */
  readonly isOn: boolean;
}

/** What the switch of a list shows. */
export function selectBegreen(snapshot: SnapshotFrom<BegreenMachine>): BegreenView {
  if (!snapshot.hasTag('kept')) return { phase: 'free', isOn: isFlagged(snapshot.context.path) };
  return { phase: snapshot.hasTag('mirroring') ? 'mirroring' : 'mirrored', isOn: true };
}
