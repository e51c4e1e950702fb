import { lazy } from 'react';

const load = () => import('./Dialog.tsx');

/** The dialog in a chunk of its own; render it inside a `Suspense`. */
export const LazyDialog = lazy(async () => ({ default: (await load()).Dialog }));

/** Fetches the chunk ahead, for instance when the pointer reaches the button that will open the dialog. */
export function preloadDialog(): void {
  void load();
}
