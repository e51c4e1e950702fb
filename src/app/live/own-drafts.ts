import { tabStorageKeys } from '#contract/browser-storage.ts';
import type { ShopActorRefs } from '#ui/bindings/shop.ts';

/**
 * Drafts in this tab are those of whoever is here: what somebody typed who has signed out, whose session has ended, or in
 * whose place another person has come, goes (docs/decisions/0043).
 */
export function keepOwnDrafts({ session }: Pick<ShopActorRefs, 'session'>): void {
  const keep = (): void => {
    const { draft } = tabStorageKeys;
    const own = `${draft}:${session.getSnapshot().context.user.data.id ?? 'guest'}:`;
    try {
      for (const key of Object.keys(sessionStorage))
        if (key.startsWith(draft) && !key.startsWith(own)) sessionStorage.removeItem(key);
    } catch {
      // A blocked storage holds nothing.
    }
  };
  keep();
  session.subscribe(keep);
}
