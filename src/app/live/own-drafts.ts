import { draftsOf, tabStorageKeys } from '#contract/browser-storage.ts';
import type { ShopActorRefs } from '#ui/bindings/shop.ts';

type Drafts = readonly (readonly [key: string, kept: string])[];

/** Takes out of the tab what others have typed than the one whose keys begin so; gives what it was. */
function takeOutOthers(own: string): Drafts {
  const others = Object.entries(sessionStorage).filter(
    ([key]) => key.startsWith(tabStorageKeys.draft) && !key.startsWith(own),
  ) as Drafts;
  for (const [key] of others) sessionStorage.removeItem(key);
  return others;
}

/**
 * Drafts in this tab are those of whoever is here: what somebody typed who has signed out, or in whose place another person has
 * come, goes. Whose session has ended finds it again after signing in on the open page, which alone keeps it meanwhile
 * (docs/decisions/0043, 0139).
 *
 * @returns forgets what the page keeps, for when it was a sign-out that has ended the session
 */
export function keepOwnDrafts({ session }: Pick<ShopActorRefs, 'session'>): () => void {
  let aside: Drafts = [];
  let isLeaving = false;
  const keep = (): void => {
    const snapshot = session.getSnapshot();
    const { id } = snapshot.context.user.data;
    const own = draftsOf(String(id ?? 'guest'));
    try {
      const others = takeOutOthers(own);
      if (id !== null) {
        for (const [key, kept] of aside) if (key.startsWith(own)) sessionStorage.setItem(key, kept);
        aside = [];
      } else if (!isLeaving && snapshot.matches({ member: 'expired' })) aside = [...aside, ...others];
    } catch {
      // A blocked storage holds nothing.
    }
    isLeaving = snapshot.matches({ member: 'leaving' });
  };
  keep();
  session.subscribe(keep);
  return () => {
    aside = [];
  };
}
