import type { ShopActorRefs } from '#ui/bindings/shop.ts';
import type { StoragePort } from '../persistence/storage.ts';
import { connectTabs } from './connect-tabs.ts';
import { connectWindow } from './connect-window.ts';
import { keepOwnDrafts } from './own-drafts.ts';

/**
 * Connects what a page that has just come has nothing to catch up with: other tabs, the window, drafts to keep. It may
 * be heard a little later.
 */
export function hearLater(system: ShopActorRefs, storage: StoragePort): void {
  connectTabs(system);
  connectWindow(system, storage);
  keepOwnDrafts(system);
}
