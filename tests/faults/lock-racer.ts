import { lockFolder } from '#server/database/folder-lock.ts';
import type { FolderLock } from '#server/database/folder-lock.ts';

/** What a racer is told: to try for a folder at a moment all of them share, or to give it free. */
export type RacerOrder =
  { readonly kind: 'take'; readonly folder: string; readonly at: number } | { readonly kind: 'release' };
export type RacerReport = 'ready' | 'held' | 'refused' | 'free';

let held: FolderLock | null = null;
const report = (answer: RacerReport): void => void process.send?.(answer);

async function take(folder: string, at: number): Promise<void> {
  while (Date.now() < at);
  try {
    held = await lockFolder(folder);
    held.sign();
    report('held');
  } catch {
    report('refused');
  }
}

process.on('message', (order: RacerOrder) => {
  if (order.kind === 'take') void take(order.folder, order.at);
  else {
    held?.release();
    held = null;
    report('free');
  }
});
process.once('disconnect', () => process.exit(0));
report('ready');
