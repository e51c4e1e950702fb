import type { ShopActorRefs } from '#ui/bindings/shop.ts';
import type { StoragePort } from '../persistence/storage.ts';
import { connectTabs } from './connect-tabs.ts';
import { connectWindow } from './connect-window.ts';
import { keepOwnDrafts } from './own-drafts.ts';

/**
 * Connects what may be heard a little later: other tabs, the window, drafts to keep. Each catches up with what it missed
 * since the page was drawn.
 */
export function hearLater(system: ShopActorRefs, storage: StoragePort): void {
  connectTabs(system, keepOwnDrafts(system));
  connectWindow(system, storage);
}
