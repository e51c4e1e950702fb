import type { Call } from '#client/call.ts';
import { selectGlobalConfig } from '#machines/app/app.selectors.ts';
import type { ShopActorRefs } from '#ui/bindings/shop.ts';
import type { StoragePort } from '../persistence/storage.ts';
import { connectTabs } from './connect-tabs.ts';
import { connectWindow } from './connect-window.ts';
import { replaceMissingPictures } from './no-image.ts';
import { keepOwnDrafts } from './own-drafts.ts';

/**
 * Connects what may be heard a little later: other tabs, the window, drafts to keep, pictures that do not come. Each catches up
 * with what it missed since the page was drawn.
 */
export function hearLater(system: ShopActorRefs, storage: StoragePort, call: Call): void {
  connectTabs(system, call, keepOwnDrafts(system));
  connectWindow(system, storage);
  replaceMissingPictures(() => selectGlobalConfig(system.app.getSnapshot()).noImage);
}
