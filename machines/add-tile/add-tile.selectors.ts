import type { SnapshotFrom } from 'xstate';
import type { addTileMachine } from './add-tile.machine.ts';

/** Whether the article is on its way into the basket; a tile nobody has touched has no snapshot (docs/decisions/0010). */
export const selectIsAdding = (snapshot: SnapshotFrom<typeof addTileMachine> | undefined): boolean =>
  snapshot?.hasTag('busy') === true;
