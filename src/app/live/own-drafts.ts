import { tabStorageKeys } from '#contract/browser-storage.ts';
import type { ShopActorRefs } from '#ui/bindings/shop.ts';
import type { BrowserStorage } from '../persistence/storage.ts';

/**
 * Drafts in this tab are those of whoever is here: what somebody typed who has signed out, whose session has ended, or in
 * whose place another person has come, goes (docs/decisions/0043).
 */
export function keepOwnDrafts({ session }: Pick<ShopActorRefs, 'session'>, tab: BrowserStorage): void {
  const draft = `${tabStorageKeys.draft}:`;
  let own = '';
  const keep = (): void => {
    const prefix = `${draft}${session.getSnapshot().context.user.data.id ?? 'guest'}:`;
    if (prefix === own) return;
    own = prefix;
    for (const key of tab.keys()) if (key.startsWith(draft) && !key.startsWith(own)) tab.write(key, null);
  };
  keep();
  session.subscribe(keep);
}
